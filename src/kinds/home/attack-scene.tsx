import { RichText } from '#src/blocks/rich-text.tsx';
import { formatEuros } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { PlanParts, PlanPicture } from '#src/ui/charts/plan.tsx';
import { ShareBar } from '#src/ui/charts/share-bar.tsx';
import { buildAttack, type Hours } from './attack.ts';

type Attack = ReturnType<typeof buildAttack>;
type Moment = Attack['moments'][number];

/**
 * Id of the SVG parts of the plan. Other pictures of the page use the hatch pattern that these
 * parts define.
 */
export const planId = 'poste';
/**
 * Index of the moment that is selected at first: 72 hours after the start of the attack, because
 * the office is idle then, and both the firm and the insurer have paid.
 */
const FIRST_SHOWN = 3;

const Stop = ({ name, isChecked }: { name: Moment['name']; isChecked: boolean }) => (
  <label className="home-stop relative flex min-h-cible cursor-pointer flex-col items-center justify-between gap-1 text-center text-sm wrap-anywhere has-checked:font-bold">
    <RichText as="span" className="md:hidden" text={name.short} isPlain />
    <RichText as="span" className="max-md:hidden" text={name.long} isPlain />
    <input
      type="radio"
      name="moment"
      defaultChecked={isChecked}
      className="relative z-1 m-0 size-6 cursor-pointer appearance-none rounded-full border-2 border-encre bg-papier checked:bg-encre checked:[box-shadow:inset_0_0_0_4px_var(--color-papier)] forced-colors:checked:bg-[Highlight] forced-colors:checked:[box-shadow:none]"
    />
  </label>
);

const Amount = ({ look, name, value }: { look: string; name: string; value: string }) => (
  <div className="@lg:flex @lg:justify-between @lg:gap-3 @lg:border-b @lg:border-filet @lg:py-1.5">
    <dt className="whitespace-nowrap">
      <i className={`key ${look} ml-0 h-3 w-3.5`} aria-hidden="true" />
      {name}
    </dt>
    <dd className="font-bold whitespace-nowrap">{value}</dd>
  </div>
);

/**
 * Shows one moment of the attack: the office plan, the bill and the event. All moments are in the
 * same grid cell, so that the page does not move.
 */
const Panel = ({
  attack: { building, desks, lost, lastDay },
  moment: { name, quand, texte, count, bill, states },
}: {
  attack: Attack;
  moment: Moment;
}) => (
  <div
    className="home-panel print:[grid-area:auto] print:block print:break-inside-avoid col-[1] row-[1] grid grid-cols-1 content-start self-start gap-x-4 @lg:grid-cols-[5fr_3fr] @min-[75rem]:grid-cols-[9fr_4fr] @lg:grid-rows-[auto_auto_1fr_auto_auto] @lg:gap-x-6"
    data-item
  >
    <div className="flex flex-wrap items-center justify-between gap-x-4 @lg:col-[2] @lg:block">
      <h3 className="min-w-0 flex-1 text-lg leading-titre">
        <RichText text={name.long} />{' '}
        <RichText as="span" className="small block font-normal" text={quand} />
      </h3>
      <div className="ml-auto text-right @lg:mt-2 @lg:text-left">
        <p className="type-number text-3xl wrap-anywhere @lg:text-4xl">
          <span className="sr-only">Facture{'\u00A0'}: </span>
          {formatEuros(bill.lost)}
        </p>
        <p className="small">perdus jusque-là</p>
      </div>
    </div>
    <div className="my-2 @lg:col-[1] @lg:row-[1/4] @lg:my-0">
      <PlanPicture id={planId} plan={building} states={states} seated named />
    </div>
    <ShareBar
      className="h-3.5 border border-encre @lg:col-[1] @lg:row-[4] @lg:mt-3"
      hatchId={planId}
      shares={[
        { start: 0, width: getPercent(bill.left, lost), fill: 'yours' },
        { start: getPercent(bill.left, lost), width: getPercent(bill.paid, lost), fill: 'paid' },
      ]}
    />
    <p className="small mt-1 @lg:col-[1] @lg:row-[5]">
      {formatEuros(bill.lost)} sur {formatEuros(lost)} au jour {lastDay}
    </p>
    <dl className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm leading-serre @lg:col-[2] @lg:mt-3 @lg:block @lg:text-base">
      <Amount look="outline-bar" name="en marche" value={`${count} sur ${desks}`} />
      <Amount look="hatched" name="à votre charge" value={formatEuros(bill.left)} />
      <Amount look="ink" name="payé" value={formatEuros(bill.paid)} />
    </dl>
    <RichText
      as="div"
      className="mt-2 text-base leading-serre @lg:col-[2] @lg:row-[3/6]"
      text={texte}
    />
  </div>
);

/**
 * Shows an attack from the first minute to the third month: an office plan, six moments, and the
 * cost up to each moment. Radio buttons and `:has()` select the moment, so it works without
 * scripts.
 */
export const AttackScene = ({ heures }: { heures: Hours }) => {
  const attack = buildAttack(heures);
  return (
    <fieldset className="home-scene num m-0 min-w-0 border-0 p-0" data-block="heures">
      <legend className="w-full p-0">
        <h2 className="text-base leading-serre font-bold">
          {heures.titre}{' '}
          <RichText as="span" className="small soft font-normal" text={heures.note} />
        </h2>
      </legend>
      <PlanParts id={planId} plan={attack.building} groups={attack.groups} hatch={3.4} />
      <div className="relative mt-2 mb-3 grid grid-cols-6 before:absolute before:inset-x-0 before:bottom-[0.6875rem] before:h-0.5 before:bg-encre no-print">
        {attack.moments.map(({ heures: hours, name }, index) => (
          <Stop key={hours} name={name} isChecked={index === FIRST_SHOWN} />
        ))}
      </div>
      <div className="grid grid-cols-1 print:grid-cols-3 print:gap-[4mm]">
        {attack.moments.map((moment) => (
          <Panel key={moment.heures} attack={attack} moment={moment} />
        ))}
      </div>
    </fieldset>
  );
};
