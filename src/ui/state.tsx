import type { ReactNode } from 'react';
import { Sign, type SignName } from './sign.tsx';

export type CoverState = 'inclus' | 'option' | 'absent';

const signs: Record<CoverState, SignName> = {
  inclus: 'covered',
  option: 'option',
  absent: 'absent',
};
const words: Record<CoverState, string> = {
  inclus: 'payé',
  option: 'en option, selon contrat',
  absent: 'non payé',
};

/** Row that shows whether a loss is paid, by an icon and by a word for screen readers. */
export const StateRow = ({
  state,
  word = words[state],
  children,
}: {
  state: CoverState;
  word?: string;
  children: ReactNode;
}) => (
  <li data-item>
    <Sign name={signs[state]} />
    <div>
      <span className="sr-only">{word} : </span>
      {children}
    </div>
  </li>
);
