import { RichText } from './rich-text.tsx';

export type NamedRow = { name: string; text: string };

export const NamedRows = ({ rows, className }: { rows: NamedRow[]; className?: string }) => (
  <dl className={className}>
    {rows.map(({ name, text }) => (
      <div key={name} data-item>
        <dt>{name}</dt>
        <RichText as="dd" text={text} />
      </div>
    ))}
  </dl>
);
