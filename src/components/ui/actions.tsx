import { type Action, actionLabels } from '#src/config/actions.ts';
import { ActionLink, Button } from './link.tsx';

type Props = {
  main: Action;
  also: Action[];
  /** Where the specification words them for a kind of page. */
  labels?: Partial<Record<Action, string>>;
};

/** What to do next: one main action, then the ways on. */
export const Actions = ({ main, also, labels = {} }: Props) => (
  <div className="actions">
    <Button href={main}>{labels[main] ?? actionLabels[main]}</Button>
    {also.map((href) => (
      <ActionLink key={href} href={href}>
        {labels[href] ?? actionLabels[href]}
      </ActionLink>
    ))}
  </div>
);
