import type { Blocks } from '#src/content/schemas/blocks.ts';
import { getCharge, getFigureText } from '#src/content/tables.ts';
import { formatEurosInFull, spellCount } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { RichText } from './rich-text.tsx';

type Comparison = Blocks['deuxContrats'];
type Charges = Record<'a' | 'b', number>;

const rowClass = 'md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)] md:gap-x-6';

/**
 * Returns the words between == and ==. Writers mark with these signs the words that differ from the
 * other contract.
 */
const listMarkedWords = (text: string) =>
  text.split('==').flatMap((part, index) => (index % 2 ? part.match(/[\p{L}\d]+/gu) : []) ?? []);

/** Counts the words that are marked in contract A but not in the same article of contract B. */
const countChangedWords = (articles: Comparison['articles']) =>
  articles.flatMap(({ a, b }) => {
    const others = listMarkedWords(b);
    return listMarkedWords(a).filter((word) => word.length > 1 && !others.includes(word));
  }).length;

const Passage = ({ name, text }: { name: string; text: string }) => (
  <p className="py-1 leading-serre">
    <b className="mr-2">Contrat {name}</b>
    {text.split('==').map((part, index) =>
      index % 2 ? (
        <b key={part} className="underline decoration-2 underline-offset-4">
          {part}
        </b>
      ) : (
        part
      ),
    )}
  </p>
);

/** Names the contract above its amount. */
const Name = ({ of }: { of: string }) => (
  <span className="type-plain text-base" aria-hidden="true">
    Contrat {of}
  </span>
);

/**
 * Draws the amount that the firm pays under each contract: from the middle to the left for A, and
 * to the right for B.
 */
function Stake({ a, b, whole }: Charges & { whole: number }) {
  const bar = (charge: number) => (
    <svg
      width={`${getPercent(charge, whole)}%`}
      className={charge > 0 ? 'hatched block h-5 border border-encre' : 'block h-5'}
      aria-hidden="true"
    />
  );
  return (
    <p className="type-number num grid max-w-none grid-cols-2 text-xl md:max-lg:text-lg">
      <span className="flex flex-col items-end gap-1 border-r-2 pr-2">
        <Name of="A" />
        <span className="sr-only">À votre charge avec A&nbsp;: </span>
        {formatEurosInFull(a)}
        {bar(a)}
      </span>
      <span className="flex flex-col gap-1 pl-2">
        <Name of="B" />
        <span className="sr-only">Avec B&nbsp;: </span>
        {formatEurosInFull(b)}
        {bar(b)}
      </span>
    </p>
  );
}

const Heads = ({ prime }: { prime: string }) => (
  <div className={`${rowClass} max-md:grid max-md:grid-cols-2 max-md:gap-x-3`} aria-hidden="true">
    {['Contrat A', 'Contrat B'].map((name, index) => (
      <p
        key={name}
        className={`flex flex-wrap items-baseline justify-between gap-x-3 pb-2 ${index ? 'md:col-start-3' : ''}`}
      >
        <b className="type-heading">{name}</b>
        <span className="small">prime {prime} par an</span>
      </p>
    ))}
  </div>
);

/**
 * Compares two contracts with the same premium, article by article, and adds up the amounts that
 * the firm must pay.
 */
export const DeuxContrats = ({
  value: { prime, articles, suite },
}: {
  value: Blocks['deuxContrats'];
}) => {
  const charges = articles.map(({ chargeA, chargeB }) => ({
    a: getCharge(chargeA),
    b: getCharge(chargeB),
  }));
  const add = (key: keyof Charges) => charges.reduce((sum, each) => sum + each[key], 0);
  const sums = { a: add('a'), b: add('b') };
  const whole = Math.max(sums.a, sums.b);
  return (
    <>
      <p className="small mb-4 flex items-center gap-2">
        <i className="key hatched" aria-hidden="true" /> à votre charge
      </p>
      <Heads prime={getFigureText('chiffres', prime)} />
      <ol className="border-y-2">
        {articles.map(({ numero, titre, a, b, calcul }, index) => (
          <li key={numero} className="border-b border-filet py-3 last:border-0" data-item>
            <p className="font-bold">
              <span className="num mr-2 text-bleu">{numero}</span> {titre}
            </p>
            <div className={rowClass}>
              <Passage name="A" text={a} />
              <div className="md:col-start-3">
                <Passage name="B" text={b} />
              </div>
              <div className="max-md:mt-2 md:col-start-2 md:row-start-1">
                <Stake {...(charges[index] ?? sums)} whole={whole} />
                <RichText as="p" className="small mt-2" text={calcul} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 mb-1 max-w-none text-center">
        Au total, ce que chacun laisse à votre charge
      </p>
      <div className={rowClass}>
        <div className="md:col-start-2">
          <Stake {...sums} whole={whole} />
        </div>
      </div>
      <p className="type-heading mt-6 max-w-none">
        Même prime, {spellCount(countChangedWords(articles))} mots changés&nbsp;:{' '}
        {formatEurosInFull(Math.abs(sums.a - sums.b))} d’écart
      </p>
      <RichText as="p" className="mt-2" text={suite} />
    </>
  );
};
