import { RichText } from '#src/blocks/rich-text.tsx';
import { stepTime } from '#src/content/figures.ts';
import type { Document } from '#src/content/kinds.ts';
import { figure } from '#src/content/tables.ts';

type Path = NonNullable<Document<'pages'>['parcours']>;
type Time = Pick<Path['etapes'][number], 'qui' | 'duree'>;

const getTimes = ({ ensuite, ...step }: Path['etapes'][number]): Time[] =>
  ensuite ? [step, ensuite] : [step];

/**
 * Draws two bars, solid for the time that the visitor needs and outlined for the time that the
 * broker needs. Their lengths are not to scale.
 */
const Bar = ({ times, isWide }: { times: Time[]; isWide: boolean }) => (
  <p
    className={`grid auto-rows-fr ${
      isWide
        ? 'lg:mb-3 lg:max-w-none lg:auto-cols-fr lg:auto-rows-[0.75rem] lg:grid-flow-col ' +
          'lg:not-group-last:-mr-colonne'
        : ''
    }`}
    aria-hidden="true"
  >
    {times.map(({ qui, duree }) => (
      <i
        key={duree}
        className={`border border-encre not-first:border-t-0 ${isWide ? 'lg:not-first:border-t' : ''} ${
          qui === 'Le courtier' ? 'outline-bar' : 'ink'
        }`}
      />
    ))}
  </p>
);

type Props = Pick<Path, 'etapes' | 'note'> & { isWide?: boolean };

/** Shows the three steps after a request, in a column or, with `isWide`, in a row. */
export const QuotePath = ({ etapes, note, isWide = false }: Props) => (
  <>
    <ol
      className={`grid gap-x-colonne gap-y-5 ${isWide ? 'lg:grid-cols-3' : ''}`}
      data-block="etapes"
    >
      {etapes.map((etape, index) => (
        <li
          key={etape.titre}
          className={`grid grid-cols-[0.75rem_minmax(0,1fr)] content-start gap-x-4 ${
            isWide ? 'group lg:grid-cols-1' : ''
          }`}
          data-item
        >
          <Bar times={getTimes(etape)} isWide={isWide} />
          <div>
            <p className="flex max-w-none flex-wrap gap-x-4">
              {getTimes(etape).map(({ qui, duree }) => (
                <span key={duree}>
                  <b className="type-heading num block">{stepTime(figure('delais', duree))}</b>
                  <span className="small soft">{qui}</span>
                </span>
              ))}
            </p>
            <h3 className="type-name mt-1.5">
              {index + 1}. {etape.titre}
            </h3>
            <RichText as="p" className="mt-1 text-base leading-serre" text={etape.description} />
          </div>
        </li>
      ))}
    </ol>
    <p className="small soft mt-4 max-w-none">
      <i className="key ink" />
      votre temps <i className="key outline-bar" />
      le temps du courtier. <RichText text={note} />
    </p>
  </>
);
