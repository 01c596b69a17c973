import { isValidElement, Children as Nodes, type ReactNode } from 'react';

type Parent = { children?: ReactNode };

const textOf = (node: ReactNode): string =>
  Nodes.toArray(node)
    .map((child) => (isValidElement<Parent>(child) ? textOf(child.props.children) : String(child)))
    .join('');

/** What a table is about, as its head says it. */
function headOf(children: ReactNode): string {
  const [head] = Nodes.toArray(children).filter((child) => isValidElement<Parent>(child) && child.type === 'thead');
  const rows = isValidElement<Parent>(head) ? Nodes.toArray(head.props.children) : [];
  const cells = rows.flatMap((row) => (isValidElement<Parent>(row) ? Nodes.toArray(row.props.children) : []));
  return cells.flatMap((cell) => textOf(cell).trim() || []).join(', ');
}

/** A table of a text; wider than the phone, it scrolls by itself, also by keyboard. */
export const MarkdownTable = ({ children }: Parent) => (
  <div className="scroller not-prose" role="region" aria-label={`Tableau : ${headOf(children)}`} tabIndex={0}>
    <table className="table">{children}</table>
  </div>
);
