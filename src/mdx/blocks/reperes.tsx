import { SourceList } from '#src/components/ui/source-list.tsx';
import { figureText } from '#src/content/figures.ts';
import { table } from '#src/content/tables.ts';
import { citationsIn, distinct } from '#src/content/texts.ts';
import { RichText } from '../rich-text.tsx';
import { RecordTable } from './record-table.tsx';

const guides = () =>
  (['chiffres', 'delais'] as const).flatMap((name) => Object.values(table(name).lignes).filter(({ indicatif }) => indicatif));

/** Every figure that no public source holds, and what is known of where it comes from. */
export const Reperes = () => (
  <div data-block="reperes">
    <RecordTable
      caption="Les repères indicatifs du site"
      head={['Ce qu’il mesure', 'Repère', 'Ce que nous savons de son origine']}
      rows={guides().map(({ trace = '', ...guide }) => [
        guide.nom,
        <b key="figure" className="num whitespace-nowrap">
          {figureText(guide)}
        </b>,
        <RichText key="trace" text={trace} />,
      ])}
    />
    <SourceList citations={distinct(guides().flatMap(({ trace = '' }) => citationsIn(trace)))} />
  </div>
);
