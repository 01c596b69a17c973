import type { ReactNode } from 'react';

type Case = { title: string; label?: ReactNode; text: ReactNode; side: ReactNode };

/** Cases to compare: each with its name, what happens, and beside it what is paid. */
export const Cases = ({ cases }: { cases: Case[] }) => (
  <ol>
    {cases.map(({ title, label, text, side }) => (
      <li key={title} className="phase case" data-item>
        <div className="phase-clock max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3">
          <h3>{title}</h3>
          {label}
        </div>
        <div className="phase-body">{text}</div>
        <div className="phase-margin">{side}</div>
      </li>
    ))}
  </ol>
);
