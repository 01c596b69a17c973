import { Link } from '#src/components/ui/link.tsx';
import { factsOf, questions, searchedOn, toAsk } from '#src/content/insurer-facts.ts';
import type { Document } from '#src/content/kinds.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { formatDate } from '#src/domain/dates.ts';
import { elided, lowerFirst } from '#src/domain/letters.ts';
import { RichText } from '#src/mdx/rich-text.tsx';
import { Facts } from './facts.tsx';

type Props = { document: Document<'assureurs'>; row: Assureur };

const first = ['porteur', 'clientele', 'refus', 'vente'];

/** Who carries the risk, for whom it publishes that it insures, what such firms pay. */
export const Identity = ({ document: { assureur, titres, mesure }, row: { nom } }: Props) => (
  <section className="frame pb-12" aria-labelledby="identite">
    <h2 id="identite" className="section-title mb-6">
      {titres?.identite ?? `Qui assure chez ${nom}, et pour quels clients`}
    </h2>
    <dl className="perimeter facts" data-block="identite">
      <Facts id={assureur} among={(question) => first.includes(question)} />
      {mesure && (
        <div>
          <dt>Prix mesuré</dt>
          <RichText as="dd" text={mesure} />
        </div>
      )}
    </dl>
  </section>
);

/** What else is public, a line each; then what its publications leave out, and what to ask first. */
export function Published({ document: { assureur: id, titres, silence }, row: { nom } }: Props) {
  const silent = questions().filter((question) => question.id !== 'porteur' && factsOf(id, question.id).length === 0);
  const notFound = silent.length > 0 && `Rien trouvé sur : ${silent.map((each) => lowerFirst(each.nom)).join(' ; ')}.`;
  return (
    <section className="section" aria-labelledby="publie">
      <div className="frame">
        <h2 id="publie" className="section-title">
          {titres?.publie ?? `Ce ${elided('que', nom)} et la presse ont publié d’autre`}
        </h2>
        <dl className="perimeter facts" data-block="publie">
          <Facts id={id} among={(question) => !first.includes(question)} />
        </dl>
        <p>
          {silence ?? notFound} <span className="small soft">Recherche du {formatDate(searchedOn(id))}.</span>
        </p>
        <p>
          <b>À demander d’abord.</b> {toAsk(id)}{' '}
          <Link href="/comparatif#les-questions-a-poser-a-toutes-les-offres">Les questions à poser à tous</Link>
        </p>
      </div>
    </section>
  );
}
