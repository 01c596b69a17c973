import { RichText } from '#src/blocks/rich-text.tsx';
import { stepTime } from '#src/content/figures.ts';
import type { Document } from '#src/content/kinds.ts';
import { figure } from '#src/content/tables.ts';

type Path = NonNullable<Document<'pages'>['parcours']>;
type Time = Pick<Path['etapes'][number], 'qui' | 'duree'>;

const getTimes = ({ ensuite, ...step }: Path['etapes'][number]): Time[] =>
  ensuite ? [step, ensuite] : [step];

type Props = Pick<Path, 'etapes' | 'note'> & { isWide?: boolean };

/** Shows the three steps after a request, in a column or, with `isWide`, in a row. */
export const QuotePath = ({ etapes, note, isWide = false }: Props) => (
  <>
    <ol
      className={`grid gap-x-colonne gap-y-5 ${isWide ? 'lg:grid-cols-3' : ''}`}
      data-block="etapes"
    >
      {etapes.map((etape, index) => (
        <li key={etape.titre} className="border-t-2 border-encre pt-2" data-item>
          <p className="flex max-w-none flex-wrap gap-x-4 gap-y-2">
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
        </li>
      ))}
    </ol>
    <p className="small soft mt-4 max-w-none">
      <RichText text={note} />
    </p>
  </>
);
