import type { ComponentProps, HTMLAttributes } from 'react';
import { Unbroken } from './unbroken.tsx';

type Props = HTMLAttributes<HTMLElement> & { text: string; as?: 'h1' | 'h2' | 'p' | 'b' };

/** A title, or an order, whose words between == == carry the highlighter's stroke. */
export const MarkedTitle = ({ text, as: Tag = 'h1', ...element }: Props) => (
  <Tag {...element}>
    {text.split('==').map((part, index) =>
      index % 2 === 1 ? (
        <span key={part} className="mark">
          {part}
        </span>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place
        <Unbroken key={index} text={part} />
      ),
    )}
  </Tag>
);

/** A title to the eye that is no heading of the page. */
export const PlainTitle = (props: ComponentProps<'p'>) => <p {...props} />;
