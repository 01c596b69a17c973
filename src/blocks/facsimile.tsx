import { lookUp } from '#src/content/look-up.ts';
import type { Article } from '#src/content/schemas/facsimile-table.ts';
import { getCharge, getFigureText, table } from '#src/content/tables.ts';
import { getPercent } from '#src/lib/scale.ts';
import { BlockSources } from './block-sources.tsx';
import { RichText } from './rich-text.tsx';

const folioStyle =
  'small soft flex max-w-none flex-wrap justify-between gap-x-4 px-(--pad) lg:relative ' +
  'lg:w-(--sheet)';

/**
 * Shows a sample page of an insurance policy. The edge of the sheet shows the share of a loss that
 * each article pays; the margin shows the amounts in euros.
 */
export function Facsimile({ id }: { id: string }) {
  const { articles, lignes } = table('facsimiles');
  const page = lookUp(lignes, id);
  const rows = page.articles.map((each) => ({ id: each, article: lookUp(articles, each) }));
  return (
    <figure
      className={
        'facsimile not-prose relative print:[&_:is(p,ul)]:max-w-none ' +
        'print:[&_a]:after:content-none!'
      }
      aria-label="Page de contrat commentée"
    >
      <div
        className={
          'facsimile-sheet relative -mx-gouttiere border-t border-bord-champ ' +
          'bg-papier pt-3 lg:mx-0 lg:border-0 lg:bg-transparent lg:pt-6 print:m-0 ' +
          'print:border-0 print:p-0'
        }
      >
        <p
          className={
            `${folioStyle} lg:after:mt-2 lg:after:flex-[1_0_100%] lg:after:border-t ` +
            `lg:after:border-bord-champ`
          }
        >
          <span>Conditions particulières</span>{' '}
          <span>Texte écrit pour cet exemple, d’aucun assureur</span>
        </p>
        <ol>
          {rows.map((row) => (
            <ArticleOfPolicy key={row.id} article={row.article} isRead={row.id === page.lu} />
          ))}
        </ol>
      </div>
      <BlockSources of={rows} />
    </figure>
  );
}

type Props = { article: Article; isRead: boolean };

function ArticleOfPolicy({ article, isRead }: Props) {
  const { numero, titre, redaction, texte, paye, reste, remarque } = article;
  const paidWords = reste ? 'Payé en partie' : 'Payé';
  const words = paye ? paidWords : 'À votre charge';
  const [before, marked, after] = texte.split('==');
  return (
    <li
      className={
        'relative lg:grid-12 print:grid print:break-inside-avoid ' +
        'print:grid-cols-[5fr_3fr] print:gap-x-6'
      }
      data-read={isRead || undefined}
      data-item
    >
      <div
        className={
          `relative py-2 pr-[calc(var(--pad)+--spacing(3.5))] ` +
          `pl-(--pad) text-base leading-[1.5] lg:col-[1/9] lg:grid ` +
          `lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-6 ` +
          `lg:pr-[calc(var(--pad)+--spacing(2))] print:py-2`
        }
      >
        <p className="flex gap-2 font-bold">
          <span className="num min-w-8">{numero}</span>
          <span>
            {titre}{' '}
            {redaction && <small className="soft block text-sm font-normal">{redaction}</small>}
          </span>
        </p>
        <blockquote className="@container">
          {before}
          <mark className="mark facsimile-mark">{marked}</mark>
          {after}
        </blockquote>
        <svg
          className="hatched absolute inset-y-0 right-0 h-full w-3.5 border border-r-0 border-encre"
          aria-hidden="true"
        >
          <rect
            className="ink"
            width="100%"
            height={`${getPercent(getCharge(paye), getCharge(paye) + getCharge(reste))}%`}
          />
        </svg>
      </div>
      <div
        className={
          'facsimile-remark relative inset-x-0 top-0 border-t-2 border-encre ' +
          'bg-papier-2 px-(--pad) py-2 text-base leading-serre max-lg:flex ' +
          'max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3 lg:col-[9/13] lg:ml-6 ' +
          'lg:bg-transparent lg:px-0 print:bg-transparent'
        }
      >
        <p className="type-label [&>.key+.key]:ml-[calc(-1px-0.5rem)]">
          {paye && <i className="key ink" aria-hidden="true" />}
          {reste && <i className="key hatched" aria-hidden="true" />}
          {words}
        </p>
        <p className="type-figure num mb-1 print:text-2xl">
          {getFigureText('chiffres', paye ?? reste ?? '')}
        </p>
        <RichText as="p" className="basis-full text-sm" isPlain text={remarque} />
      </div>
    </li>
  );
}
