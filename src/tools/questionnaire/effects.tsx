import type { Advice } from '#src/lib/questionnaire/advice.ts';
import { adviceLists } from './advice-lists.ts';

/** Shows the effects of the answers, each with the number and the list of its questions. */
export function Effects({ advice }: { advice: Advice[] }) {
  const groups = adviceLists
    .map((list) => ({ ...list, found: advice.filter(({ place }) => place === list.place) }))
    .filter(({ found }) => found.length > 0);
  return (
    <aside
      className="needs-scripts no-print py-5 max-lg:hidden lg:col-[10/13]"
      aria-labelledby="effets"
    >
      <div className="workshop-side">
        <p id="effets" className="type-label mb-3">
          Ce que changent vos réponses
        </p>
        {groups.length === 0 && (
          <p className="small soft">
            Après votre première réponse, vous lisez ici ce qui peut bloquer, renchérir ou réduire
            une garantie, et ce qu’il faut demander.
          </p>
        )}
        {groups.map(({ place, title, found }) => (
          <div key={place} className="note">
            <p className="type-label mb-1">
              {title}
              {'\u00A0'}: {found.length}
            </p>
            <ul className="small">
              {found.map(({ question, answer }) => (
                <li key={question.id}>
                  <a href={`#r-${question.id}`} className="text-inherit">
                    {question.name}
                  </a>
                  {answer === 'partie' && <span className="soft"> en partie</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </aside>
  );
}
