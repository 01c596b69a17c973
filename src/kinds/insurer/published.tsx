import { RichText } from '#src/blocks/rich-text.tsx';
import { findContract, readGuarantees } from '#src/content/contracts.ts';
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
import { formatDate, formatSourceDate } from '#src/lib/dates.ts';
import { elide, lowerFirst } from '#src/lib/letters.ts';
import { ContractNamed, ContractRead } from '#src/ui/contract-read.tsx';
import { Link } from '#src/ui/link.tsx';
import { NotVerified } from '#src/ui/not-verified.tsx';
import { TitledSection } from '../titled-section.tsx';

type Props = { document: Document<'assureurs'>; row: Assureur };

/** Shows facts of a contract that was read, before published facts and values of the grid. */
export function Contract({ document: { assureur: id }, row: { nom: name } }: Props) {
  const contract = findContract(id);
  if (!contract) return null;
  return (
    <section className="frame pt-10" aria-labelledby="contrat">
      <h2 id="contrat" className="section-title mb-6">
        Contrat lu : {name}
      </h2>
      <dl className="perimeter read facts" data-block="contrat">
        {readGuarantees([id]).map(({ id: guarantee, nom }) => (
          <div key={guarantee} data-item>
            <dt>{nom}</dt>
            <dd>
              <ContractRead contract={contract} guarantee={guarantee} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="small soft mt-3">
        <ContractNamed contract={contract} />.
      </p>
    </section>
  );
}

const Told = ({ fact: { reponse, precision, source } }: { fact: Fact }) => (
  <dd className="fact">
    <p>
      {reponse}. {precision && <span className="small soft">{precision}.</span>}
    </p>
    <p className="small soft">
      <b>{formatSourceDate(source)}</b>, <Link href={source.adresse}>{source.editeur}</Link>
      <NotVerified source={source} />
    </p>
  </dd>
);

/**
 * Lists the answers to the selected questions. Shows the question on the risk carrier even without
 * an answer.
 */
function Facts({ id, among }: { id: string; among: (question: string) => boolean }) {
  const questionList = questions().filter((question) => among(question.id));
  return questionList.map(({ id: question, nom }) => {
    const facts = listFacts(id, question);
    const why = findContradiction(id, question);
    if (facts.length === 0 && question !== 'porteur') return null;
    return (
      <div key={question} data-item>
        <dt>{nom}</dt>
        {facts.map((fact) => (
          <Told key={fact.reponse} fact={fact} />
        ))}
        {facts.length === 0 && <dd>Aucun document public trouvé.</dd>}
        {why && <dd>Les sources se contredisent. {why}</dd>}
      </div>
    );
  });
}

const first = ['porteur', 'clientele', 'refus', 'vente'];

export const Identity = ({ document: { assureur, titres, mesure }, row: { nom } }: Props) => (
  <section className="frame py-10" aria-labelledby="identite">
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

/**
 * Lists other public facts, then the questions without a public answer and the first question to
 * ask.
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
    >
      <dl className="perimeter facts" data-block="publie">
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
