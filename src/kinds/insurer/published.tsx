import type { ReactNode } from 'react';
import { RichText } from '#src/blocks/rich-text.tsx';
import {
  type Fact,
  findContradiction,
  getSearchDate,
  listFacts,
  questions,
  toAsk,
} from '#src/content/insurer-facts.ts';
import type { Document } from '#src/content/kinds.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { formatDate, formatSourceDate, getYear } from '#src/lib/dates.ts';
import { elide, lowerFirst } from '#src/lib/letters.ts';
import { Link } from '#src/ui/link.tsx';
import { NotVerified } from '#src/ui/not-verified.tsx';
import { TitledSection } from '../titled-section.tsx';

type Props = { document: Document<'assureurs'>; row: Assureur };

const UNDATED = 'Sans date';

const rowStyle =
  'py-3 leading-serre not-first:border-t md:grid md:grid-cols-[2fr_3fr_9fr] md:gap-x-6';
const yearStyle = 'type-number num lg:text-3xl';
const answerStyle = 'max-w-none md:col-[3] [dd+&]:mt-2';

type AnswersProps = {
  question: string;
  /** Year of the documents, in the first column. Undefined if the row above has the same year. */
  year?: string | undefined;
  children: ReactNode;
};

const Answers = ({ question, year, children }: AnswersProps) => (
  <div className={`${rowStyle} ${year ? 'border-encre' : 'border-filet'}`} data-item>
    <dt className="type-label md:contents">
      {year && (
        <span
          className={`mb-2 block md:row-span-3 ${year === UNDATED ? 'type-title' : yearStyle}`}
          aria-hidden="true"
        >
          {year}
        </span>
      )}
      <span className="md:col-[2]">{question}</span>
    </dt>
    {children}
  </div>
);

/** Shows a published answer, with the date and the publisher of its document to the right. */
const Told = ({ fact: { reponse, precision, source } }: { fact: Fact }) => {
  const date = formatSourceDate(source);
  return (
    <dd className={`${answerStyle} items-baseline md:grid md:grid-cols-[6fr_3fr] md:gap-x-6`}>
      <p>
        {reponse}. {precision && <span className="small soft">{precision}.</span>}
      </p>
      <p className="small soft">
        <b className={date === getYear(source) ? 'sr-only' : undefined}>{date}, </b>
        <Link href={source.adresse}>{source.editeur}</Link>
        <NotVerified source={source} />
      </p>
    </dd>
  );
};

/**
 * Returns the published answers to the selected questions, by year and question, newest first.
 * Always returns the question « porteur » (the company that bears the risk), even without an
 * answer.
 */
function listAnswers(id: string, among: (question: string) => boolean) {
  const answers = questions()
    .filter((question) => among(question.id))
    .flatMap(({ id: question, nom: name }) => {
      const facts = listFacts(id, question);
      const years = [...new Set(facts.map(({ source }) => getYear(source)))];
      if (question === 'porteur' && facts.length === 0) years.push(undefined);
      return years.map((year) => ({
        question,
        name,
        year: year ?? UNDATED,
        facts: facts.filter(({ source }) => getYear(source) === year),
      }));
    });
  const getRank = ({ year }: { year: string }) => Number.parseInt(year, 10) || 0;
  return answers.toSorted((one, other) => getRank(other) - getRank(one));
}

type FactsProps = { id: string; among: (question: string) => boolean };

/** Lists the published answers, with their year in the first column. */
function Facts({ id, among }: FactsProps) {
  const rows = listAnswers(id, among);
  return rows.map(({ question, name, year, facts }, index) => {
    const isNewest = rows.findIndex((row) => row.question === question) === index;
    const why = isNewest && findContradiction(id, question);
    return (
      <Answers
        key={`${year}-${question}`}
        question={name}
        year={rows[index - 1]?.year === year ? undefined : year}
      >
        {facts.map((fact) => (
          <Told key={fact.reponse} fact={fact} />
        ))}
        {facts.length === 0 && <dd className={answerStyle}>Aucun document public trouvé.</dd>}
        {why && <dd className={answerStyle}>Les sources se contredisent. {why}</dd>}
      </Answers>
    );
  });
}

const first = ['porteur', 'clientele', 'refus', 'vente'];

export const Identity = ({ document: { assureur, titres, mesure }, row: { nom } }: Props) => (
  <section className="frame py-10" aria-labelledby="identite">
    <h2 id="identite" className="mb-6">
      {titres?.identite ?? `Qui assure chez ${nom}, et pour quels clients`}
    </h2>
    <dl className="perimeter py-2" data-block="identite">
      {mesure && (
        <Answers question="Prix mesuré">
          <RichText as="dd" className={answerStyle} text={mesure} />
        </Answers>
      )}
      <Facts id={assureur} among={(question) => first.includes(question)} />
    </dl>
  </section>
);

/**
 * Lists further public facts, the questions without a public answer, and the first question to ask
 * the insurer.
 */
export function Published({ document: { assureur: id, titres, silence }, row: { nom } }: Props) {
  const silent = questions().filter(
    (question) => question.id !== 'porteur' && listFacts(id, question.id).length === 0,
  );
  const notFound =
    silent.length > 0 &&
    `Rien trouvé sur : ${silent.map((each) => lowerFirst(each.nom)).join(' ; ')}.`;
  return (
    <TitledSection
      id="publie"
      title={titres?.publie ?? `Ce ${elide('que', nom)} et la presse ont publié d’autre`}
      width="full"
    >
      <dl className="perimeter py-2" data-block="publie">
        <Facts id={id} among={(question) => !first.includes(question)} />
      </dl>
      <p>
        {silence ?? notFound}{' '}
        <span className="small soft">Recherche du {formatDate(getSearchDate(id))}.</span>
      </p>
      <p>
        <b>À demander d’abord.</b> {toAsk(id)}{' '}
        <Link href="/comparatif#les-questions-a-poser-a-toutes-les-offres">
          Les questions à poser à tous
        </Link>
      </p>
    </TitledSection>
  );
}
