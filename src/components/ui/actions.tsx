import { type Action, actionLabels } from '#src/config/actions.ts';
import { ActionLink, Button } from './link.tsx';

/** What to do next: one main action, then the ways on. */
export const Actions = ({ main, also }: { main: Action; also: Action[] }) => (
  <div className="actions">
    <Button href={main}>{actionLabels[main]}</Button>
    {also.map((href) => (
      <ActionLink key={href} href={href}>
        {actionLabels[href]}
      </ActionLink>
    ))}
  </div>
);
