import { Link } from '#src/components/ui/link.tsx';
import { NotVerified } from '#src/components/ui/not-verified.tsx';
import { contradictionOf, type Fact, factsOf, questions, searchedOn } from '#src/content/insurer-facts.ts';
import { formatDate, yearOf } from '#src/domain/dates.ts';
import { elided, lowerFirst } from '#src/domain/letters.ts';

/** The year as large as the fact deserves: its age is read before its document. */
function Document({ source }: Pick<Fact, 'source'>) {
  const year = yearOf(source);
  return (
    <p className="small">
      <b className={year && 'text-xl'}>{year ?? 'Non daté'}</b> {source.editeur} :{' '}
      <Link href={source.adresse}>{source.titre}</Link>
      {!year && `, vu le ${formatDate(source.verifie)}`}
      <NotVerified source={source} />
    </p>
  );
}

const Answer = ({ reponse, precision }: Fact) => (
  <p>
    {reponse}. {precision && <span className="small soft block">{precision}.</span>}
  </p>
);

/** Each document before what it says. */
const Told = ({ facts }: { facts: Fact[] }) =>
  facts.map((fact, index) => (
    <div
      key={fact.reponse}
      className={`facing items-baseline gap-x-6 gap-y-2 grid md:grid-cols-[1fr_1fr] ${index > 0 ? 'mt-4' : ''}`}
    >
      <Document source={fact.source} />
      <Answer {...fact} />
    </div>
  ));

/** Documents that do not say the same, at equal size, then what tells them apart. */
const Contradicting = ({ facts, why }: { facts: Fact[]; why: string }) => (
  <>
    <div className="facing grid md:grid-cols-[1fr_1fr] gap-x-6 gap-y-4">
      {facts.map((fact) => (
        <div key={fact.reponse}>
          <Document source={fact.source} />
          <Answer {...fact} />
        </div>
      ))}
    </div>
    <p className="mt-4">{why}</p>
  </>
);

/** What is public of an insurer, question by question; who carries the risk is told even where no document says it. */
export function Published({ id, name }: { id: string; name: string }) {
  const asked = questions().map((question) => ({
    ...question,
    facts: factsOf(id, question.id),
    why: contradictionOf(id, question.id),
  }));
  const answered = asked.filter(({ id: question, facts }) => question === 'porteur' || facts.length > 0);
  const silent = asked.filter((each) => !answered.includes(each));
  return (
    <section className="frame pb-12" aria-labelledby="publie">
      <h2 id="publie" className="section-title mb-6">
        Ce {elided('que', name)} et la presse ont publié
      </h2>
      <div className="perimeter">
        <dl className="named-list" data-block="publie">
          {answered.map(({ id: question, nom, facts, why }) => (
            <div key={question} data-item>
              <dt>
                {nom}
                {why && ' : les sources se contredisent'}
              </dt>
              <dd className="max-w-none">
                {why ? <Contradicting facts={facts} why={why} /> : <Told facts={facts} />}
                {facts.length === 0 && 'Nous n’avons trouvé aucun document public qui le dise.'}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-3">
        {silent.length > 0 && `Rien trouvé sur : ${silent.map(({ nom }) => lowerFirst(nom)).join(' ; ')}. `}
        <span className="small soft">
          Recherche du {formatDate(searchedOn(id))}, dans les pages {elided('de', name)}, la presse et les études publiées.
        </span>
      </p>
    </section>
  );
}
