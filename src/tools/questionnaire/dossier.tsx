import { type Advice, type AdvicePlace, selectMeasures } from '#src/lib/questionnaire/advice.ts';
import { lists } from './sheet-sentences.ts';

const toSay: Partial<Record<AdvicePlace, (advice: Advice) => string>> = {
  contredit: () => `Une autre réponse la rend impossible. Vérifiez les deux.`,
  demander: ({ sentence }) => `${sentence}.`,
};

const headings = {
  prestataire: 'À demander à votre informaticien',
  vous: 'À retrouver vous-même',
};
export function Dossier({ advice }: { advice: Advice[] }) {
  const plan = selectMeasures(advice);
  const good = advice.filter(({ place }) => place === 'acquis');
  return (
    <>
      {plan.length > 0 && (
        <div>
          <h3>Ce qui change le plus, dans l’ordre</h3>
          <ol className="plan">
            {plan.map(({ id, name, todo, time }) => (
              <li key={id}>
                <b>{name}</b> {todo} <span className="soft">Comptez {time}.</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className="lists">
        {lists.flatMap(({ place, title, key }) => {
          const found = advice.filter((each) => each.place === place);
          return (place === 'demander' ? (['prestataire', 'vous'] as const) : [undefined]).map(
            (who) => {
              const own = who ? found.filter(({ question }) => question.who === who) : found;
              if (own.length === 0) return null;
              const words = who ? headings[who] : title;
              return (
                <div key={words} className="list">
                  <h3>
                    <i className={`key ${key}`} /> {words}
                  </h3>
                  <ul>
                    {own.map((each) => (
                      <li key={each.question.id}>
                        <b>
                          {each.question.name}
                          {each.answer === 'partie' && ', en partie'}
                        </b>{' '}
                        {toSay[place]?.(each) ?? each.sentence}
                      </li>
                    ))}
                  </ul>
                </div>
              );
            },
          );
        })}
        {good.length > 0 && (
          <div className="list good">
            <h3>Vos points forts, et la preuve à garder</h3>
            <p className="small">
              N’envoyez pas par courriel les règles du pare-feu, les noms d’administrateurs ni le
              schéma des sauvegardes. Montrez-les si l’assureur le demande.
            </p>
            <ul>
              {good.map(({ question, sentence }) => (
                <li key={question.id}>
                  <b>{question.name}</b> {sentence}.
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
