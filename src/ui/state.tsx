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

/** Class names of a list with two columns. */
export const twoColumns = 'sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-2';

/** Renders a list item with an icon for the state. The children must name the state in words. */
export const SignRow = ({ state, children }: { state: CoverState; children: ReactNode }) => (
  <li className="grid grid-cols-[1.25rem_1fr] gap-x-3 py-1.5 text-base leading-serre" data-item>
    <Sign name={signs[state]} className="mt-[0.1em]" />
    <div>{children}</div>
  </li>
);

/**
 * Renders a list item that shows whether the insurer pays a loss: an icon, and a word for screen
 * readers.
 */
export const StateRow = ({
  state,
  word = words[state],
  children,
}: {
  state: CoverState;
  word?: string;
  children: ReactNode;
}) => (
  <SignRow state={state}>
    <span className="sr-only">{word} : </span>
    {children}
  </SignRow>
);

/** Explains the icons of a list below it. Screen readers skip it, because each row has a word. */
export const StateKey = () => (
  <p className="small flex max-w-none flex-wrap gap-x-4" aria-hidden="true">
    {(['inclus', 'option', 'absent'] as const).map((state) => (
      <span key={state}>
        <Sign name={signs[state]} /> {state === 'option' ? 'selon le contrat' : words[state]}
      </span>
    ))}
  </p>
);
