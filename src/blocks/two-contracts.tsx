import type { Blocks } from '#src/content/schemas/blocks.ts';
import { getCharge, getFigureText } from '#src/content/tables.ts';
import { formatEurosInFull, spellCount } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { Button } from '#src/ui/link.tsx';
import { RichText } from './rich-text.tsx';

type Comparison = Blocks['deuxContrats'];
type Charges = Record<'a' | 'b', number>;

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

type PassageProps = { name: string; text: string; isHighlighted: boolean };

const changedStyle = 'underline decoration-2 underline-offset-4';

/** Shows the article of a contract. Underlines the words that differ from the other contract. */
const Passage = ({ name, text, isHighlighted }: PassageProps) => (
  <p className="contract-passage leading-serre">
    <b className="md:sr-only">
      <span className="sr-only">Contrat </span>
      {name}
    </b>
    <span>
      {text.split('==').map((part, index) =>
        index % 2 ? (
          <b key={part} className={isHighlighted ? `${changedStyle} bg-surligneur` : changedStyle}>
            {part}
          </b>
        ) : (
          part
        ),
      )}
    </span>
  </p>
);

/** Names the contract next to its amount, where no sheet is next to it. */
const Name = ({ of }: { of: string }) => (
  <span className="soft type-plain md:hidden" aria-hidden="true">
    {of}
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

const Heads = ({ premium }: { premium: string }) => (
  <div className="contract-row contract-heads" aria-hidden="true">
    {['Contrat A', 'Contrat B'].map((name) => (
      <p key={name} className="contract-sheet flex flex-wrap justify-between gap-x-3 max-md:hidden">
        <b className="type-heading">{name}</b>
        <span className="small">prime {premium} par an</span>
      </p>
    ))}
    <p className="contract-stake small mb-3 flex items-center gap-2">
      <i className="key hatched" /> à votre charge
    </p>
  </div>
);

/** Returns what the firm pays under each contract, article by article and in total. */
function addCharges(articles: Comparison['articles']) {
  const charges = articles.map(({ chargeA, chargeB }) => ({
    a: getCharge(chargeA),
    b: getCharge(chargeB),
  }));
  const add = (key: keyof Charges) => charges.reduce((sum, each) => sum + each[key], 0);
  const sums = { a: add('a'), b: add('b') };
  return { charges, sums, difference: formatEurosInFull(Math.abs(sums.a - sums.b)) };
}

/** Says how many words differ between the contracts, and the difference in what the firm pays. */
export const ContractsInBrief = ({ prime, articles }: Comparison) => (
  <p>
    À {getFigureText('chiffres', prime)} par an, {spellCount(countChangedWords(articles))} mots
    changent de <b className="whitespace-nowrap">{addCharges(articles).difference}</b> ce qui reste
    à votre charge.
  </p>
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
  const { charges, sums, difference } = addCharges(articles);
  const count = spellCount(countChangedWords(articles));
  const whole = Math.max(sums.a, sums.b);
  const heaviest = Math.max(...charges.map(({ a, b }) => Math.abs(a - b)));
  return (
    <>
      <Heads premium={getFigureText('chiffres', prime)} />
      <ol className="contract-list">
        {articles.map(({ numero, titre, a, b, calcul }, index) => {
          const charge = charges[index] ?? sums;
          const isHighlighted = Math.abs(charge.a - charge.b) === heaviest;
          const title = (
            <>
              <span className="num mr-2 text-bleu">{numero}</span> {titre}
            </>
          );
          return (
            <li key={numero} className="contract-row" data-item>
              <div className="contract-sheet">
                <p className="font-bold">{title}</p>
                <Passage name="A" text={a} isHighlighted={isHighlighted} />
              </div>
              <div className="contract-sheet">
                <p className="font-bold max-md:hidden" aria-hidden="true">
                  {title}
                </p>
                <Passage name="B" text={b} isHighlighted={isHighlighted} />
              </div>
              <div className="contract-stake">
                <Stake {...charge} whole={whole} />
                <RichText as="p" className="small mt-2" text={calcul} />
              </div>
            </li>
          );
        })}
      </ol>
      <div className="contract-row contract-total">
        {['A', 'B'].map((name) => (
          <p key={name} className="contract-sheet type-label max-md:hidden" aria-hidden="true">
            Total à votre charge, contrat {name}
          </p>
        ))}
        <div className="contract-stake">
          <p className="mb-2 md:sr-only">Au total, à votre charge</p>
          <Stake {...sums} whole={whole} />
        </div>
      </div>
      <div className="contract-row mt-6">
        <div className="md:col-[1/3]">
          <p className="type-number">
            Même prime, {count} mots changés&nbsp;: {difference} d’écart
          </p>
          <RichText as="p" className="mt-2" text={suite} />
        </div>
        <p className="no-print max-md:mt-4 md:col-start-3">
          <Button href="/devis?besoins=contrat">Décrire mon contrat au courtier</Button>
        </p>
      </div>
    </>
  );
};
