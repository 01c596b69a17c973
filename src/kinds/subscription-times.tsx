import { figure } from '#src/content/tables.ts';
import { Bars, figureBar, longest } from '#src/ui/charts/bars.tsx';
import { KeyItem } from '#src/ui/charts/key-item.tsx';

/** Steps of a subscription, and whether the visitor does the work of the step. */
const steps = {
  'etape-besoins': true,
  'etape-questionnaire': true,
  'etape-propositions': false,
  'etape-signature': false,
};

/** Days in each unit of the table. */
const days: Record<string, number> = { min: 1 / 1440, h: 1 / 24, jours: 1 };

/** Draws the time that each step of a subscription takes, on one scale. */
export function SubscriptionTimes() {
  const bars = Object.entries(steps).map(([id, isStrong]) => {
    const time = figure('delais', id);
    const { low = 0, high, ...bar } = figureBar(time);
    const unit = days[time.unite] ?? 1;
    return { ...bar, isStrong, low: low * unit, high: high * unit };
  });
  const end = Math.ceil(longest(bars));
  return (
    <>
      <Bars
        title="Le temps de chaque étape, en jours"
        bars={bars}
        end={end}
        graduation={Array.from({ length: end + 1 }, (_, day) => String(day))}
      />
      <p className="small flex flex-wrap gap-x-6">
        <KeyItem look="ink">votre temps</KeyItem>
        <KeyItem look="outline-bar">le temps du courtier, du minimum au maximum</KeyItem>
      </p>
    </>
  );
}
