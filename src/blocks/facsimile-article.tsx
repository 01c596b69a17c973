import type { Article } from '#src/content/schemas/facsimile-table.ts';
import { amount, getFigureText } from '#src/content/tables.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { RichText } from './rich-text.tsx';

type Props = {
  id: string;
  article: Article;
  isChosen: boolean;
  isRead: boolean;
  pair: string;
  isShort: boolean;
};

const euros = (id: string | undefined) => (id === undefined ? 0 : amount('chiffres', id));

export function ArticleOfPolicy({ id, article, isChosen, isRead, pair, isShort }: Props) {
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
