import type { Advice } from '#src/lib/questionnaire/advice.ts';
import { adviceLists } from './advice-lists.ts';

export function Effects({ advice }: { advice: Advice[] }) {
  const groups = adviceLists.map((list) => ({
    ...list,
    found: advice.filter(({ place }) => place === list.place),
  }));
  return (
    <aside
      className="needs-scripts no-print py-5 max-lg:hidden lg:col-[10/13]"
      aria-labelledby="effets"
    >
      <div className="workshop-side">
        <p id="effets" className="type-label mb-3">
          Ce que changent vos réponses
        </p>
        {groups.map(({ place, title, key, found }) => (
          <div key={place} className="note">
            <p className={found.length > 0 ? 'type-label mb-1' : 'small soft'}>
              <i className={`key ${key}`} /> {title}
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
