import { scaled } from '#src/components/ui/scaled.ts';
import { SourceList } from '#src/components/ui/source-list.tsx';
import { figureText } from '#src/content/figures.ts';
import { tables } from '#src/content/files.ts';
import { lookUp } from '#src/content/look-up.ts';
import type { Article } from '#src/content/schemas/facsimile-table.ts';
import { figure, table } from '#src/content/tables.ts';
import { citationsIn } from '#src/content/texts.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { formatFigure } from '#src/domain/numbers.ts';
import { percentOf } from '#src/domain/scale.ts';
import { RichText } from '../rich-text.tsx';
import { Keys } from './claims.tsx';

type Read = Article & { id: string; isChosen: boolean; isRead: boolean; pair: string; isShort: boolean };

/** A page of a policy on its paper; the edge of the sheet says what each article pays, the margin what it costs in euros. */
export function Facsimile({ id }: { id: string }) {
  const { articles, lignes } = table('facsimiles');
  const page = lookUp(lignes, id, tables.facsimiles.file);
  const { document, chapitre, titre, folio, exemple, choix, lu } = page;
  const rows = page.articles.map((each) => ({ id: each, ...lookUp(articles, each, tables.facsimiles.file) }));
  const pairOf = (index: number) => {
    const numberAt = (at: number) => rows[at]?.numero;
    if (numberAt(index) === numberAt(index + 1)) return ' pair-first';
    return numberAt(index) === numberAt(index - 1) ? ' pair-last' : '';
  };
  const list = (
    <ol className={choix ? 'articles choosing' : 'articles'}>
      {rows.map((row, index) => (
        <Row key={row.id} {...row} isChosen={choix} isRead={row.id === lu} pair={pairOf(index)} isShort={titre === undefined} />
      ))}
    </ol>
  );
  return (
    <figure className="facsimile not-prose" data-layer="facsimile" data-block="facsimile" aria-label="Page de contrat commentée">
      {exemple && (
        <div className="example small">
          <RichText as="p" text={exemple} />
          <Keys />
        </div>
      )}
      <div className="sheet">
        <p className="folio small soft">
          <span>{document}</span> <span>Texte écrit pour cet exemple, d’aucun assureur</span>
        </p>
        {titre && (
          <p className="chapter" data-twin="title">
            <span>{chapitre}</span> {titre}
          </p>
        )}
        {choix ? (
          <fieldset>
            <legend className="sr-only" data-twin="leave-out">
              Article à lire
            </legend>
            {list}
          </fieldset>
        ) : (
          list
        )}
        {folio && (
          <p className="folio small soft" data-twin="leave-out">
            <span className="num">{folio}</span>
            <span>
              Paraphe <i />
            </span>
          </p>
        )}
      </div>
      <SourceList citations={citationsIn(rows)} />
    </figure>
  );
}

const euros = (id: string | undefined) => (id === undefined ? 0 : Number(figure('chiffres', id).valeur));

function Row({ id, numero, titre, redaction, texte, paye, reste, verdict, remarque, bref, arret, ...as }: Read) {
  const words = paye ? (reste ? 'Payé en partie' : 'Payé') : 'À votre charge';
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
    <li className={`${as.isRead ? 'is-read' : ''}${as.pair}`} data-item>
      {as.isChosen && <input type="radio" name="article" id={`article-${id}`} className="sr-only" autoComplete="off" />}
      <div className="article">
        <p className="article-name" data-twin="title">
          {as.isChosen ? <label htmlFor={`article-${id}`}>{name}</label> : name}
        </p>
        <blockquote>
          {before}
          <mark className="mark">{marked}</mark>
          {after}
        </blockquote>
        <i className="edge" {...scaled({ '--part': percentOf(euros(paye), euros(paye) + euros(reste)) })} aria-hidden="true" />
      </div>
      <div className="remark">
        <p className="verdict">
          {paye && <i className="key ink" aria-hidden="true" />}
          {reste && <i className="key hatched" aria-hidden="true" />}
          {verdict ?? words}
        </p>
        <p className="type-figure num">{figureText(figure('chiffres', paye ?? reste ?? ''))}</p>
        <RichText as="p" text={(as.isShort && bref) || remarque} />
        {arret && <Hours {...arret} />}
      </div>
    </li>
  );
}

/** A stop in hours: hatched the first ones where they are never paid, solid where the stop has outlasted them. */
function Hours({ sinistre, payees }: NonNullable<Article['arret']>) {
  const { firm, stop } = workedClaim(sinistre);
  const days = stop?.days ?? 0;
  const part = Math.min(100, percentOf(firm.attente, days * 24));
  return (
    <div className="hours small num" {...scaled({ '--part': part })}>
      <i className={payees && part < 100 ? 'ink' : 'hatched'} aria-hidden="true" />
      <p>
        <span>{formatFigure(firm.attente, 'h')}</span> <span>arrêt de {formatFigure(days, 'jours')}</span>
      </p>
    </div>
  );
}
