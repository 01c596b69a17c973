import type { ComponentProps } from 'react';

/** A table of a text; wider than the phone, it scrolls by itself, also by keyboard. */
export const MarkdownTable = ({ className = '', ...table }: ComponentProps<'table'>) => (
  <div className="scroller not-prose" role="region" aria-label="Tableau" tabIndex={0}>
    <table className={`table ${className}`.trim()} {...table} />
  </div>
);

export const ColumnHead = (props: ComponentProps<'th'>) => <th scope="col" {...props} />;
