import { amount, figure, getFigureText } from '#src/content/tables.ts';
import { getPercent } from '#src/lib/scale.ts';
import { ScaleBar } from '#src/ui/charts/scale-bar.tsx';
import { ActionLink, Link } from '#src/ui/link.tsx';
import { StateRow } from '#src/ui/state.tsx';
import { joinLines } from './join-lines.ts';
import { listGuarantees } from './list-guarantees.ts';

/** Class names that separate the borders of the nested frames. Each next frame is less high. */
const insets = ['h-full', 'h-[calc(100%-1.5rem)]', 'h-[calc(100%-3rem)]'];

/** Width of a cell, in percent. Three lines of text do not fit into a narrower cell. */
const NARROW = 25;

const outside = [
  'L’amende d’une autorité',
  'Un système meilleur que l’ancien',
  'Le matériel volé ou brûlé',
  'La faute dans le travail que vous vendez',
  'La facture payée par votre client sur un faux RIB',
];

/**
 * Collects the guarantees that have a single ceiling, each with the share of the highest ceiling.
 */
function collectParts() {
  const parts = listGuarantees().flatMap(({ route, carte }) =>
    carte.plafond && typeof figure('plafonds', carte.plafond).valeur === 'number'
      ? [{ route, carte, id: carte.plafond, ceiling: amount('plafonds', carte.plafond) }]
      : [],
  );
  const highest = parts.at(-1)?.ceiling ?? 1;
  let before = 0;
  return {
    highest,
    parts: parts.map((part) => {
      const share = getPercent(part.ceiling, highest);
      const from = before;
      before = share;
      return { ...part, from, share };
    }),
  };
}

type Part = ReturnType<typeof collectParts>['parts'][number];

const Ring = ({ share, inset }: { share: number; inset: string | undefined }) => (
  <svg
    className={`absolute bottom-0 left-0 border-2 border-encre max-xl:hidden ${inset}`}
    width={`${share}%`}
    aria-hidden="true"
  />
);

/**
 * Places a guarantee between the next lower ceiling and its own ceiling. Empty SVG elements reserve
 * the space on both sides, because the content security policy forbids style attributes. On a
 * narrow screen, the guarantee is a row with a bar.
 */
const PartCell = ({ part: { route, carte, id, from, share } }: { part: Part }) => (
  <li className="xl:pointer-events-none xl:absolute xl:inset-0 xl:flex" data-item>
    <svg className="flex-none max-xl:hidden" width={`${from}%`} aria-hidden="true" />
    <div className="pointer-events-auto relative min-w-0 flex-1 border-filet py-3 max-xl:grid max-xl:grid-cols-[1fr_auto] max-xl:gap-x-2 max-xl:border-b xl:px-4 xl:pt-16">
      <p className="type-label text-lg">
        <Link href={route} className="after:absolute after:inset-0">
          {carte.nom}
        </Link>
      </p>
      <p className="type-number num whitespace-nowrap xl:mt-1 xl:mb-1.5 xl:text-3xl">
        {getFigureText('plafonds', id)}
      </p>
      <ScaleBar
        className="track col-[1/-1] mt-1 mb-2 h-4 xl:hidden"
        parts={[{ high: share, look: 'outline-bar' }]}
        end={100}
      />
      <p className="col-[1/-1] text-base leading-serre">
        {joinLines(share - from < NARROW ? carte.couvert.slice(0, 2) : carte.couvert)}
      </p>
    </div>
    <svg className="flex-none max-xl:hidden" width={`${100 - share}%`} aria-hidden="true" />
  </li>
);

const MeanCeiling = ({ highest }: { highest: number }) => {
  const share = `${getPercent(amount('chiffres', 'services-plafond'), highest)}%`;
  return (
    <p className="small relative mt-3 flex max-w-none xl:mt-0">
      <svg
        className="absolute -top-14 left-0 h-18 border-r-2 border-dashed border-encre max-xl:hidden"
        width={share}
        aria-hidden="true"
      />
      <svg className="flex-none max-xl:hidden" width={share} height="1" aria-hidden="true" />
      <span className="xl:pl-3">
        <b className="num">{getFigureText('chiffres', 'services-plafond')}</b>
        {'\u00A0'}: le plafond moyen des contrats d’entreprises de{' '}
        {getFigureText('chiffres', 'classe-petite')} de chiffre d’affaires (LUCY, exercice{' '}
        {getFigureText('chiffres', 'lucy-exercice')}).
      </span>
    </p>
  );
};

/**
 * Draws the guarantees as nested frames whose size is in proportion to their ceilings. Also lists
 * losses that no cyber contract pays.
 */
export function GuaranteePerimeters() {
  const { parts, highest } = collectParts();
  return (
    <section className="border-t-2 border-encre" aria-labelledby="garanties-et-plafonds">
      <div className="frame grid gap-y-5 py-5 lg:grid-12 lg:py-8">
        <h2 id="garanties-et-plafonds" className="sr-only">
          Les garanties et leurs plafonds
        </h2>
        <div className="lg:col-[1/10]">
          <div className="relative border-2 border-encre px-4 py-3 xl:grid xl:grid-cols-[2fr_3fr_5fr] xl:items-center xl:gap-x-6">
            <p className="type-label text-lg">
              <Link href="#assistance" className="after:absolute after:inset-0">
                Assistance
              </Link>
            </p>
            <p className="text-base leading-serre font-bold">Dès votre appel</p>
            <p className="text-base leading-serre">
              Un technicien, un avocat, un négociateur. Sa limite est un nombre d’heures ou un
              montant, à lire au contrat.
            </p>
          </div>
          <div className="relative mt-3 xl:h-72">
            {parts.toReversed().map(({ id, share }, index) => (
              <Ring key={id} share={share} inset={insets[index] ?? insets.at(-1)} />
            ))}
            <ol>
              {parts.map((part) => (
                <PartCell key={part.id} part={part} />
              ))}
            </ol>
          </div>
          <svg className="small num h-8 w-full overflow-visible max-xl:hidden" aria-hidden="true">
            <text y="1.4em">0</text>
            {parts.map(({ id, share }) => (
              <text key={id} x={`${share}%`} y="1.4em" textAnchor="end">
                {getFigureText('plafonds', id)}
              </text>
            ))}
          </svg>
          <MeanCeiling highest={highest} />
        </div>
        <div className="hatched-edge pl-6 lg:col-[10/13] lg:pl-8">
          <h3 className="type-title mb-3">Hors de tout contrat cyber</h3>
          <ul>
            {outside.map((line) => (
              <StateRow key={line} state="absent">
                {line}
              </StateRow>
            ))}
          </ul>
          <p className="mt-3">
            <ActionLink href="#ce-qui-releve-dun-autre-contrat">Quel contrat les paie</ActionLink>
          </p>
        </div>
      </div>
    </section>
  );
}
