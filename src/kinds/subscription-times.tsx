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

const hours: Record<string, number> = { min: 1 / 60, h: 1, jours: 24 };

/** Draws the time that each step of a subscription takes, on one scale. */
export const SubscriptionTimes = () => (
  <>
    <Bars
      title="Le temps de chaque étape, à l’échelle"
      bars={Object.entries(steps).map(([id, isStrong]) => {
        const time = figure('delais', id);
        const unit = hours[time.unite] ?? 1;
        const { low, high, ...bar } = figureBar(time);
        return {
          ...bar,
          isStrong,
          high: high * unit,
          ...(low !== undefined && { low: low * unit }),
        };
      })}
      graduation={['0', '1 jour', '2', '3', '4', '5', '', '7 jours']}
    />
    <p className="small flex flex-wrap gap-x-6">
      <KeyItem look="ink">votre temps</KeyItem>
      <KeyItem look="outline-bar">le temps du courtier, du minimum au maximum</KeyItem>
    </p>
  </>
);
