import type { ReactNode } from 'react';

export type Picture = { drawn: ReactNode; value: string; of: string };

type Props = { width?: number; height: number; className?: string; children: ReactNode };

export const Drawing = ({ width = 100, height, className = 'h-20', children }: Props) => (
  <svg
    className={`tool-drawing ${className}`}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {children}
  </svg>
);
export const short = (value: number) => Math.round(value * 10) / 10;
