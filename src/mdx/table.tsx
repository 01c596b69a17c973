import type { ComponentProps } from 'react';

/** A table of a text; wider than the phone, it scrolls by itself, also by keyboard. */
export const MarkdownTable = ({ className = '', children, 'aria-label': label }: ComponentProps<'table'>) => (
  <div className="scroller not-prose" role="group" aria-label={label} tabIndex={0}>
    <table className={`table ${className}`.trim()} data-layer={className.includes('table-tight') ? 'pairs' : undefined}>
      {children}
    </table>
  </div>
);

export const ColumnHead = (props: ComponentProps<'th'>) => <th scope="col" {...props} />;
