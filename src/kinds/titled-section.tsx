import type { ReactNode } from 'react';

type Props = { title: string; id?: string; block?: string | undefined; children: ReactNode };

/** A part of a page in its whole width, under its title. */
export const TitledSection = ({ title, id, block, children }: Props) => (
  <section className="section" aria-labelledby={id} data-block={block}>
    <div className="frame">
      <h2 id={id} className="section-title">
        {title}
      </h2>
      {children}
    </div>
  </section>
);
