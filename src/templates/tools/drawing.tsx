import type { ReactNode } from 'react';

export type Picture = { drawn: ReactNode; value: string; of: string };

export const Drawing = ({
  height,
  className = 'h-20',
  children,
}: {
  height: number;
  className?: string;
  children: ReactNode;
}) => (
  <svg className={`tool-drawing ${className}`} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
    {children}
  </svg>
);
export const short = (value: number) => Math.round(value * 10) / 10;
