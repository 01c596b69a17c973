import { figure } from '#src/content/tables.ts';
import { Bars, figureBar } from '#src/ui/charts/bars.tsx';
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

/** Draws the steps of a subscription one after the other, each with its longest time. */
export function SubscriptionTimes() {
  let start = 0;
  const bars = Object.entries(steps).map(([id, isStrong]) => {
    const time = figure('delais', id);
    const bar = figureBar(time);
    const low = start;
    start += bar.high * (days[time.unite] ?? 1);
    return { ...bar, isStrong, low, high: start };
  });
  const end = Math.ceil(start);
  return (
    <>
      <Bars
        title="Les étapes l’une après l’autre, au plus long, en jours"
        bars={bars}
        end={end}
        graduation={Array.from({ length: end + 1 }, (_, day) => String(day))}
      />
      <p className="small flex flex-wrap gap-x-6">
        <KeyItem look="ink">votre temps</KeyItem>
        <KeyItem look="outline-bar">le temps du courtier et de l’assureur</KeyItem>
      </p>
    </>
  );
}
