import { RichText } from '#src/blocks/rich-text.tsx';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { PlanParts, PlanPicture } from '#src/ui/charts/plan.tsx';
import { ShareBar } from '#src/ui/charts/share-bar.tsx';
import { buildAttack } from './attack.ts';

type Attack = ReturnType<typeof buildAttack>;
type Moment = Attack['moments'][number];

/** Id of the plan parts. The bill uses their hatch pattern too. */
export const planId = 'poste';
/** Index of the moment that the page shows first: forty minutes after the attack. */
const FIRST_SHOWN = 1;

const Stop = ({ heure, isChecked }: { heure: string; isChecked: boolean }) => (
  <label className="home-stop relative flex min-h-cible cursor-pointer flex-col items-center justify-between gap-1 text-center text-sm wrap-anywhere has-checked:font-bold">
    <RichText as="span" text={heure} isPlain />
    <input
      type="radio"
      name="moment"
      defaultChecked={isChecked}
      className="home-radio relative z-1 m-0 size-6 cursor-pointer appearance-none rounded-full border-2 border-encre bg-papier checked:bg-encre"
    />
  </label>
);

const Amount = ({ look, name, value }: { look: string; name: string; value: string }) => (
  <div className="@min-[64rem]:flex @min-[64rem]:justify-between @min-[64rem]:gap-3 @min-[64rem]:border-b @min-[64rem]:border-filet @min-[64rem]:py-1.5">
    <dt className="whitespace-nowrap">
      <i className={`key ${look} ml-0 h-3 w-3.5`} aria-hidden="true" />
      {name}
    </dt>
    <dd className="font-bold whitespace-nowrap">{value}</dd>
  </div>
);

/** Shows the plan, the bill and the event of a moment. All moments share one grid cell. */
const Panel = ({
  attack: { building, desks, lost },
  moment: { heure, quand, texte, count, bill, states },
}: {
  attack: Attack;
  moment: Moment;
}) => (
  <div
    className="home-panel col-[1] row-[1] grid grid-cols-1 content-start gap-x-4 @min-[64rem]:grid-cols-[5fr_3fr] @min-[64rem]:grid-rows-[auto_auto_1fr_auto] @min-[64rem]:gap-x-6"
    data-item
  >
    <div className="flex flex-wrap items-center justify-between gap-x-4 @min-[64rem]:col-[2] @min-[64rem]:block">
      <h3 className="text-lg leading-titre">
        <RichText text={heure} />{' '}
        <RichText as="span" className="small block font-normal tracking-normal" text={quand} />
      </h3>
      <p className="type-number ml-auto text-3xl wrap-anywhere @min-[64rem]:mt-2 @min-[64rem]:text-4xl">
        <span className="sr-only">Facture{'\u00A0'}: </span>
        {formatEuros(bill.lost)}
      </p>
    </div>
    <div className="my-2 @min-[64rem]:col-[1] @min-[64rem]:row-[1/4] @min-[64rem]:my-0">
      <PlanPicture id={planId} plan={building} states={states} seated named />
    </div>
    <ShareBar
      className="h-3.5 border border-encre @min-[64rem]:col-[1/-1] @min-[64rem]:row-[4] @min-[64rem]:mt-3"
      hatchId={planId}
      shares={[
        { start: 0, width: getPercent(bill.left, lost), fill: 'yours' },
        { start: getPercent(bill.left, lost), width: getPercent(bill.paid, lost), fill: 'paid' },
      ]}
    />
    <dl className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm leading-serre @min-[64rem]:col-[2] @min-[64rem]:mt-3 @min-[64rem]:block @min-[64rem]:text-base">
      <Amount look="outline-bar" name="en marche" value={`${count} sur ${desks}`} />
      <Amount look="hatched" name="à votre charge" value={formatEuros(bill.left)} />
      <Amount look="ink" name="payé" value={formatEuros(bill.paid)} />
    </dl>
    <RichText as="div" className="mt-2 text-base leading-serre @min-[64rem]:col-[2]" text={texte} />
  </div>
);

/**
 * Shows an attack from the first minute to the third month: one plan, six moments and a running
 * bill. Radio buttons and `:has()` select the moment, so it works without scripts.
 */
export const AttackScene = ({ heures }: { heures: Blocks['heures'] }) => {
  const attack = buildAttack(heures);
  return (
    <fieldset className="home-scene num m-0 min-w-0 border-0 p-0" data-block="heures">
      <legend className="w-full p-0">
        <h2 className="text-base leading-serre font-bold tracking-normal">{heures.titre}</h2>
      </legend>
      <PlanParts id={planId} plan={attack.building} groups={attack.groups} hatch={3.4} />
      <div className="home-stops relative mt-2 mb-3 grid grid-cols-6">
        {attack.moments.map(({ heures: hours, heure }, index) => (
          <Stop key={hours} heure={heure} isChecked={index === FIRST_SHOWN} />
        ))}
      </div>
      <div className="home-stage grid grid-cols-1">
        {attack.moments.map((moment) => (
          <Panel key={moment.heures} attack={attack} moment={moment} />
        ))}
      </div>
      <RichText as="div" className="small soft mt-2" text={heures.note} />
    </fieldset>
  );
};
