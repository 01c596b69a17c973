import type { ReactNode } from 'react';
import { Counter } from './counter';

const Inner = () => (
  <section data-island="visible">
    <Counter label="Au fond" />
  </section>
);

/** A template that brings its island along, three components down from the page. */
export const Template = ({ children }: { children: ReactNode }) => (
  <article>
    {children}
    <Inner />
  </article>
);
