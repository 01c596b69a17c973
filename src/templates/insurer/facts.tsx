import { Link } from '#src/components/ui/link.tsx';
import { NotVerified } from '#src/components/ui/not-verified.tsx';
import { contradictionOf, type Fact, factsOf, questions } from '#src/content/insurer-facts.ts';
import { documentDate } from '#src/domain/dates.ts';

/** The answer first; its year and its document beside it. */
const Told = ({ fact: { reponse, precision, source } }: { fact: Fact }) => (
  <dd className="fact">
    <p>
      {reponse}. {precision && <span className="small soft">{precision}.</span>}
    </p>
    <p className="small soft">
      <b>{documentDate(source)}</b>, <Link href={source.adresse}>{source.editeur}</Link>
      <NotVerified source={source} />
    </p>
  </dd>
);

/** What documents answer to some of the questions; who carries the risk is told even where none says it. */
export function Facts({ id, among }: { id: string; among: (question: string) => boolean }) {
  const asked = questions().filter((question) => among(question.id));
  return asked.map(({ id: question, nom }) => {
    const facts = factsOf(id, question);
    const why = contradictionOf(id, question);
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
