import type { ReactNode } from 'react';
import { blank } from '#src/content/placeholders.ts';
import { site } from '#src/content/site.ts';
import { typography } from '#src/domain/typography.ts';

/** An identity of the site, or a sentence made of them; what is still to be filled in is seen to be. */
export function Identity({ value }: { value: string }): ReactNode {
  const at = value.indexOf(blank);
  if (at === -1) return typography(value);
  return (
    <>
      {typography(value.slice(0, at))}
      <span className="blank">[{blank}]</span>
      <Identity value={value.slice(at + blank.length)} />
    </>
  );
}

/** « Comparatif publié par …, mandataire de …, ORIAS n° … », without its full stop. */
export const PublishedBy = () => <Identity value={site.publication} />;
