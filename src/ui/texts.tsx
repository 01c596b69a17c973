type Props = { of: string[]; as?: 'li' | 'span'; className?: string };

export const Texts = ({ of, as: Tag = 'li', className }: Props) =>
  of.map((text) => (
    <Tag key={text} className={className}>
      {text}
    </Tag>
  ));
