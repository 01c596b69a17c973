import type { ReactNode } from 'react';
import { Sign } from './sign.tsx';

type Props = {
  title: ReactNode;
  /** True if the details are folded on a phone only. */
  isNarrow?: boolean;
  block?: string;
  children: ReactNode;
};

const summaryStyle =
  'type-label -my-2 flex min-h-cible w-max max-w-full items-center gap-2 text-sm';
const inMargin = 'in-margin:pointer-events-none in-margin:mt-0 in-margin:mb-1 in-margin:min-h-0';

/**
 * Folds details that few readers need. They are closed inside a text and on a phone, and open in a
 * wide margin and on paper. The browser's page search opens them.
 */
export const Fold = ({ title, isNarrow = false, block, children }: Props) => (
  <details
    className={`fold group print-open ${isNarrow ? 'fold-narrow' : ''}`.trim()}
    data-block={block}
  >
    <summary
      className={`${summaryStyle} ${isNarrow ? 'supports-[selector(::details-content)]:md:hidden' : inMargin}`}
    >
      {title}{' '}
      <Sign
        name="chevron"
        className="size-3 rotate-90 group-open:-rotate-90 in-margin:hidden print:hidden"
      />
    </summary>
    {children}
  </details>
);
