import type { ReactNode } from 'react';

/** When an island wakes up: once the page is idle, when it comes near, or at the first touch. */
export type Start = 'idle' | 'visible' | 'touch';

/** Around every client component: the finished export reads here when to start React on the page. */
export const Island = ({ start, children }: { start: Start; children: ReactNode }) => <div data-island={start}>{children}</div>;
