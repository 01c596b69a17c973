type Props = { of: string[]; as?: 'li' | 'span'; className?: string };

/**
 * Texts one after the other, each in an element of its own: the items of a list, unless said
 * otherwise.
 */
export const Texts = ({ of, as: Tag = 'li', className }: Props) =>
  of.map((text) => (
    <Tag key={text} className={className}>
      {text}
    </Tag>
  ));
