import { tables } from '#src/content/files.ts';
import { lookUp } from '#src/content/look-up.ts';
import type { Article } from '#src/content/schemas/facsimile-table.ts';
import { amount, getFigureText, table } from '#src/content/tables.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { BlockSources } from './block-sources.tsx';
import { PaidKeys } from './paid-keys.tsx';
import { RichText } from './rich-text.tsx';

/**
 * Shows a page of a policy. The edge of the sheet shows the share that each article pays; the
 * margin shows the amounts in euros.
 */
export function Facsimile({ id }: { id: string }) {
  const { articles, lignes } = table('facsimiles');
  const page = lookUp(lignes, id, tables.facsimiles.file);
  const { document, chapitre, titre, folio, exemple, choix, lu } = page;
  const rows = page.articles.map((each) => ({
    id: each,
    article: lookUp(articles, each, tables.facsimiles.file),
  }));
  const findPair = (index: number) => {
    const getNumber = (at: number) => rows[at]?.article.numero;
    if (getNumber(index) === getNumber(index + 1)) return ' pair-first';
    return getNumber(index) === getNumber(index - 1) ? ' pair-last' : '';
  };
  const list = (
    <ol className={choix ? 'facsimile-articles choosing' : 'facsimile-articles'}>
      {rows.map((row, index) => (
        <ArticleOfPolicy
          key={row.id}
          {...row}
          isChosen={choix}
          isRead={row.id === lu}
          pair={findPair(index)}
          isShort={titre === undefined}
        />
      ))}
    </ol>
  );
  return (
    <figure
      className="facsimile not-prose"
      data-block="facsimile"
      aria-label="Page de contrat commentée"
    >
      <PageSheet name="facsimile" />
      {exemple && (
        <div className="example small">
          <RichText as="p" text={exemple} isPlain />
          <PaidKeys />
        </div>
      )}
      <div className="facsimile-sheet">
        <p className="folio small soft">
          <span>{document}</span> <span>Texte écrit pour cet exemple, d’aucun assureur</span>
        </p>
        {titre && (
          <p className="chapter">
            <span>{chapitre}</span> {titre}
          </p>
        )}
        {choix ? (
          <fieldset>
            <legend className="sr-only">Article à lire</legend>
            {list}
          </fieldset>
        ) : (
          list
        )}
        {folio && (
          <p className="folio small soft">
            <span className="num">{folio}</span>
            <span>
              Paraphe <i />
            </span>
          </p>
        )}
      </div>
      <BlockSources of={rows} />
    </figure>
  );
}

type Props = {
  id: string;
  article: Article;
  isChosen: boolean;
  isRead: boolean;
  pair: string;
  isShort: boolean;
};

const euros = (id: string | undefined) => (id === undefined ? 0 : amount('chiffres', id));

function ArticleOfPolicy({ id, article, isChosen, isRead, pair, isShort }: Props) {
  const { numero, titre, redaction, texte, paye, reste, verdict, remarque, bref, arret } = article;
  const paidWords = reste ? 'Payé en partie' : 'Payé';
  const words = paye ? paidWords : 'À votre charge';
  const [before, marked, after] = texte.split('==');
  const name = (
    <>
      <span className="num">{numero}</span>{' '}
      <span>
        {titre} {redaction && <small>{redaction}</small>}
      </span>
    </>
  );
  return (
    <li className={`${isRead ? 'is-read' : ''}${pair}`} data-item>
      {isChosen && (
        <input
          type="radio"
          name="article"
          id={`article-${id}`}
          className="sr-only"
          autoComplete="off"
        />
      )}
      <div className="article">
        <p className="article-name">
          {isChosen ? <label htmlFor={`article-${id}`}>{name}</label> : name}
        </p>
        <blockquote>
          {before}
          <mark className="mark">{marked}</mark>
          {after}
        </blockquote>
        <svg className="edge hatched" aria-hidden="true">
          <rect
            className="ink"
            width="100%"
            height={`${getPercent(euros(paye), euros(paye) + euros(reste))}%`}
          />
        </svg>
      </div>
      <div className="remark max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3">
        <p className="verdict">
          {paye && <i className="key ink" aria-hidden="true" />}
          {reste && <i className="key hatched" aria-hidden="true" />}
          {verdict ?? words}
        </p>
        <p className="type-figure num">{getFigureText('chiffres', paye ?? reste ?? '')}</p>
        <RichText as="p" className="basis-full" isPlain text={(isShort && bref) || remarque} />
        {arret && <Hours {...arret} />}
      </div>
    </li>
  );
}

/**
 * Draws the hours of a stop. The waiting period is hatched if it is never paid, and solid if the
 * contract pays it because the stop lasted longer.
 */
function Hours({ sinistre, payees }: NonNullable<Article['arret']>) {
  const { firm, stop } = workedClaim(sinistre);
  const days = stop?.days ?? 0;
  const part = Math.min(100, getPercent(firm.attente, days * 24));
  return (
    <div className="hours small num basis-full">
      <svg className="hatched" aria-hidden="true">
        <rect
          className="ink"
          x={payees && part < 100 ? 0 : `${part}%`}
          width="100%"
          height="100%"
        />
        {payees && part < 100 && <rect className="papier" x={`${part}%`} width="2" height="100%" />}
      </svg>
      <p>
        <svg width={`${part}%`} aria-hidden="true" />
        <span>{formatFigure(firm.attente, 'h')}</span>{' '}
        <span>arrêt de {formatFigure(days, 'jours')}</span>
      </p>
    </div>
  );
}
