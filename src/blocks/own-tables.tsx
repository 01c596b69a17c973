import { loadSite } from '#src/content/load.ts';
import { distinct } from '#src/content/mdx/text.ts';
import { table } from '#src/content/tables.ts';
import { citeSource } from '#src/content/texts.ts';
import { RecordTable } from '#src/ui/data-table.tsx';
import { Link } from '#src/ui/link.tsx';
import { SourceList } from '#src/ui/source-list.tsx';
import { BlockSources } from './block-sources.tsx';
import { RichText } from './rich-text.tsx';

// The components below take no props, because they read all their content from the site's tables.

const listGuides = () =>
  Object.values(loadSite().figures.chiffres).filter(({ indicatif }) => indicatif);

/**
 * Lists every figure without a public source, with the facts that the site knows about its origin.
 */
export const Reperes = () => (
  <div data-block="reperes">
    <RecordTable
      caption="Les repères indicatifs du site"
      head={['Ce qu’il mesure', 'Repère', 'Ce que nous savons de son origine']}
      rows={listGuides().map(({ trace = '', ...guide }) => [
        guide.nom,
        <b key="figure" className="num whitespace-nowrap">
          {guide.texte}
        </b>,
        <RichText key="trace" text={trace} />,
      ])}
    />
    <BlockSources of={listGuides().map(({ trace }) => trace)} />
  </div>
);

const callStyle =
  'type-number inline-block text-encre decoration-2 underline-offset-[0.14em] ' +
  'print:text-[13pt] print:after:content-none!';

/**
 * Shows the telephone numbers of the emergency services as large links. On a phone, short numbers
 * share a line, so that all numbers fit on the first screen.
 */
export function Appels() {
  const rows = Object.entries(table('contacts').lignes).filter(([, { pour }]) => pour);
  return (
    <div data-block="appels" className="not-prose">
      <ol className="grid grid-cols-2 gap-x-4 border-y-2 border-encre md:block print:block">
        {rows.map(([id, { nom, telephone, adresse, pour, texte }]) => {
          const href = telephone ? `tel:${telephone}` : adresse;
          return (
            <li
              key={id}
              className={
                `border-filet py-2 not-first:border-t md:grid ` +
                `md:grid-cols-[17rem_1fr] md:items-baseline md:gap-x-6 md:py-4 print:grid ` +
                `print:grid-cols-[36mm_1fr] print:items-baseline print:py-[1mm] ` +
                `${telephone ? '' : 'col-span-full'}`
              }
              data-item
            >
              {href ? (
                <Link
                  href={href}
                  className={`${callStyle} ${telephone ? 'num md:text-4xl' : 'md:text-3xl'}`}
                >
                  {nom}
                </Link>
              ) : (
                <span className={`${callStyle} md:text-3xl`}>{nom}</span>
              )}
              <p className="text-base leading-[1.3] md:leading-serre">
                <b>{pour}</b> {texte}
              </p>
            </li>
          );
        })}
      </ol>
      <SourceList
        citations={distinct(rows.flatMap(([, { source }]) => (source ? [citeSource(source)] : [])))}
      />
    </div>
  );
}
