import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** In an ordered list: its number stands where the title would, and the title within the text. */
  rank?: number;
  margin?: ReactNode;
  /** Among others that have a margin: its ground goes on past this one. */
  keepsMargin?: boolean;
  /** The text in two facing columns. */
  isFacing?: boolean;
  /** A case to compare: what is paid of it stands beside it in as much room, on no ground. */
  isCase?: boolean;
  children: ReactNode;
};

/** A record in a list: its title or its rank at the left, what it says, its notes in the margin. */
export const RecordCard = ({
  title,
  rank,
  margin,
  keepsMargin,
  isFacing,
  isCase,
  children,
}: Props) => (
  <li className={`phase${rank === undefined ? '' : ' ranked'}${isCase ? ' case' : ''}`} data-item>
    {rank === undefined ? (
      <div className="phase-clock max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3">
        {title}
      </div>
    ) : (
      <p className="phase-clock num" aria-hidden="true">
        {rank}
      </p>
    )}
    <div className={isFacing ? 'phase-body facing grid grid-cols-2 gap-x-4' : 'phase-body'}>
      {rank !== undefined && title}
      {children}
    </div>
    {(margin || keepsMargin) && (
      <div className={`phase-margin${isCase ? '' : ' margin'}${margin ? '' : ' hidden lg:block'}`}>
        {margin}
      </div>
    )}
  </li>
);
