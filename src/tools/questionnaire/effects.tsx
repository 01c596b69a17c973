import type { Advice } from '#src/lib/questionnaire/advice.ts';
import { adviceLists } from './advice-lists.ts';

export const Effects = ({ advice }: { advice: Advice[] }) => (
  <aside
    className="needs-scripts no-print py-5 max-lg:hidden lg:col-[10/13]"
    aria-label="Ce que changent vos réponses"
  >
    <div className="workshop-side">
      {adviceLists.map(({ place, title, key }, index) => {
        const found = advice.filter((each) => each.place === place);
        // The first three groups are always visible, even if they are empty, so that the page does
        // not move.
        if (index > 2 && found.length === 0) return null;
        return (
          <div key={place} className="note">
            <p className="type-label mb-1">
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
        );
      })}
      {advice.length === 0 && <p className="small soft mt-3">Rien pour l’instant.</p>}
    </div>
  </aside>
);
