import type { Route } from '#src/config/actions.ts';
import { actionLabels } from '#src/config/actions.ts';
import { ActionLink, Button } from './link.tsx';

/** What to do next: one main action, then the ways on. */
export const Actions = ({ main, also = [] }: { main: Route; also?: Route[] }) => (
  <div className="actions">
    <Button href={main}>{actionLabels[main]}</Button>
    {also.map((href) => (
      <ActionLink key={href} href={href}>
        {actionLabels[href]}
      </ActionLink>
    ))}
  </div>
);
