import { type Advice, type AdvicePlace, selectMeasures } from '#src/lib/questionnaire/advice.ts';
import { adviceLists } from './advice-lists.ts';

export const titleStyle = 'border-b-2 border-encre pb-2 print:p-0';
const rowStyle = 'break-inside-avoid border-b border-filet py-2 leading-serre print:py-[1mm]';
const nameStyle = 'block';

const getSentence = ({ place, sentence }: Advice) => {
  if (place === 'contredit') return 'Une autre réponse la rend impossible. Vérifiez les deux.';
  return place === 'demander' || place === 'acquis' ? `${sentence}.` : sentence;
};

const toAsk = {
  prestataire: 'À demander à votre informaticien',
  vous: 'À retrouver vous-même',
};

/**
 * Lists of the dossier. Unanswered questions are in two lists: those that the IT provider must
 * answer, and those that the visitor must answer.
 */
type List = { place: AdvicePlace; key: string; title: string; who?: 'prestataire' | 'vous' };
const lists: List[] = [
  ...adviceLists.filter(({ place }) => place !== 'demander'),
  ...(['prestataire', 'vous'] as const).map((who) => ({
    place: 'demander' as const,
    key: 'outline-bar',
    title: toAsk[who],
    who,
  })),
  { place: 'acquis', key: '', title: 'Vos points forts, et la preuve à garder' },
];

export function Dossier({ advice }: { advice: Advice[] }) {
  const plan = selectMeasures(advice);
  return (
    <>
      {plan.length > 0 && (
        <div>
          <h3 className={titleStyle}>Ce qui change le plus, dans l’ordre</h3>
          <ol>
            {plan.map(({ id, name, todo, time }, index) => (
              <li key={id} className={`grid grid-cols-[2rem_1fr] ${rowStyle}`}>
                <span className="type-number" aria-hidden="true">
                  {index + 1}
                </span>
                <p className="max-w-none">
                  <b className={nameStyle}>{name}</b> {todo}{' '}
                  <span className="soft">Comptez {time}.</span>
                </p>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className="lists">
        {lists.map(({ place, key, title, who }) => {
          const found = advice.filter(
            (each) => each.place === place && (!who || each.question.who === who),
          );
          return (
            found.length > 0 && (
              <div key={title} className="list pt-8 print:py-2">
                <h3 className={titleStyle}>
                  {key && <i className={`key ${key}`} />} {title}
                </h3>
                {place === 'acquis' && (
                  <p className="small mt-2">
                    N’envoyez pas par courriel les règles du pare-feu, les noms d’administrateurs ni
                    le schéma des sauvegardes. Montrez-les si l’assureur le demande.
                  </p>
                )}
                <ul>
                  {found.map((each) => (
                    <li key={each.question.id} className={rowStyle}>
                      <b className={nameStyle}>
                        {each.question.name}
                        {each.answer === 'partie' && ', en partie'}
                      </b>{' '}
                      {getSentence(each)}
                    </li>
                  ))}
                </ul>
              </div>
            )
          );
        })}
      </div>
    </>
  );
}
