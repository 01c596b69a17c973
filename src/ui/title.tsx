import type { HTMLAttributes } from 'react';
import { Unbroken } from './unbroken.tsx';

type Props = HTMLAttributes<HTMLElement> & { text: string; as?: 'h1' | 'h2' | 'p' | 'b' };

/**
 * Renders a title or an instruction. Highlights the words between == and ==. A comma after these
 * words stays on the same line.
 */
export function MarkedTitle({ text, as: Tag = 'h1', className = '', ...element }: Props) {
  const [before = '', marked = '', after = ''] = text.split('==');
  const comma = after.startsWith(',') ? ',' : '';
  const mark = <span className="mark whitespace-normal">{marked}</span>;
  return (
    <Tag {...element} className={`@container ${className}`.trim()}>
      <Unbroken text={before} />
      {marked && (
        <span className="@min-[15rem]:whitespace-nowrap">
          {mark}
          {comma}
        </span>
      )}
      <Unbroken text={after.slice(comma.length)} />
    </Tag>
  );
}
