import { RichText } from '#src/blocks/rich-text.tsx';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { citationsIn } from '#src/content/texts.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { PlanParts, PlanPicture } from '#src/ui/charts/plan.tsx';
import { scaled } from '#src/ui/scaled.ts';
import { SourceList } from '#src/ui/source-list.tsx';
import { attackOf } from './attack.ts';

type Attack = ReturnType<typeof attackOf>;
type MomentProps = { attack: Attack; moment: Attack['moments'][number] };

const id = 'poste';

const Part = ({ look, name, value }: { look: string; name: string; value: string }) => (
  <>
    <dt>
      <i className={`key ${look} ml-0 h-3 w-3.5`} aria-hidden="true" />
      {name}
    </dt>
    <dd className="text-right whitespace-nowrap">{value}</dd>
  </>
);

const Moment = ({
  attack: { building, desks, lost },
  moment: { acte, heure, quand, texte, count, bill, states },
}: MomentProps) => (
  <li data-item>
    {acte && <p className="act max-md:hidden">{acte}</p>}
    <h3>
      <RichText text={heure} /> <RichText as="small" text={quand} />
    </h3>
    <PlanPicture id={id} plan={building} states={states} turned seated />
    <p className="bill whitespace-nowrap">
      <span className="sr-only">Facture{'\u00A0'}: </span>
      {formatEuros(bill.lost)}
    </p>
    <p className="gauge outline-bar flex" aria-hidden="true">
      <span className="hatched" {...scaled({ '--share': getPercent(bill.left, lost) })} />
      <span className="ink" {...scaled({ '--share': getPercent(bill.paid, lost) })} />
    </p>
    <dl>
      <Part look="outline-bar" name="en marche" value={`${count} sur ${desks}`} />
      <Part look="hatched" name="à votre charge" value={formatEuros(bill.left)} />
      <Part look="ink" name="remboursé" value={formatEuros(bill.paid)} />
    </dl>
    <RichText as="div" className="story" text={texte} />
  </li>
);

/**
 * An attack, drawn still at its moments: the desks that have stopped, the bill so far, who pays it.
 */
export const Moments = ({ heures }: { heures: Blocks['heures'] }) => {
  const attack = attackOf(heures);
  return (
    <section className="row-section py-6 lg:pt-14 lg:pb-16" data-block="heures">
      <PlanParts id={id} plan={attack.building} groups={attack.groups} hatch={3.4} />
      <div className="frame attack-frame">
        <div className="grid gap-3 mb-4 lg:mb-6 lg:grid-12 lg:gap-y-6 lg:items-end">
          <h2 className="lg:col-[1/9]">{heures.titre}</h2>
          <RichText as="div" className="small soft lg:col-[9/13] lg:pl-6" text={heures.note} />
        </div>
        <ol className="moments num">
          {attack.moments.map((moment) => (
            <Moment key={moment.heures} attack={attack} moment={moment} />
          ))}
        </ol>
        <RichText as="div" className="source-line lg:mt-6" text={heures.apres} inline={false} />
        <SourceList citations={citationsIn(heures)} />
      </div>
    </section>
  );
};
