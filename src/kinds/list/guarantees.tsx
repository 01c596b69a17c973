import { RichText } from '#src/blocks/rich-text.tsx';
import type { Figure } from '#src/content/schemas/figure-rows.ts';
import { count, figure, getFigureText } from '#src/content/tables.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import { spellCount } from '#src/lib/numbers.ts';
import { ScaleBar } from '#src/ui/charts/scale-bar.tsx';
import { RecordTable } from '#src/ui/data-table.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Link } from '#src/ui/link.tsx';
import { Note } from '#src/ui/note.tsx';
import { RecordCard } from '#src/ui/record-card.tsx';
import { Row, RowMatter } from '#src/ui/section.tsx';
import { StateKey, StateRow } from '#src/ui/state.tsx';
import { joinLines } from './join-lines.ts';
import { listGuarantees } from './list-guarantees.ts';

/** Explains the icons of the list, below the title of its section. */
export const GuaranteeKey = () => (
  <Row>
    <RowMatter width="opening">
      <StateKey />
    </RowMatter>
  </Row>
);

/**
 * Lists the guarantees. For each: losses that it pays, losses that it pays in some contracts only,
 * and losses that no contract pays.
 */
export const GuaranteeList = () => (
  <ol data-block="carte">
    {listGuarantees().map((guarantee) => {
      const { route, carte, comparaison, perimetre } = guarantee;
      const optional = perimetre.dedans.find(({ etat }) => etat === 'option')?.lignes[0];
      const excluded = perimetre.dehors[0];
      return (
        <RecordCard
          key={route}
          title={
            <h3>
              <Link href={route}>{carte.nom}</Link>
            </h3>
          }
          notes={
            <Note figure={carte.plafond && getFigureText('plafonds', carte.plafond)}>
              <p>
                {comparaison.franchise &&
                  `au plus, franchise de ${getFigureText('plafonds', comparaison.franchise)}. `}
                Pour {lowerFirst(joinLines(carte.publics))}
              </p>
            </Note>
          }
        >
          <RichText as="p" text={carte.description} />
          <ul className="mt-2" data-block="etats">
            <StateRow state="inclus">{joinLines(carte.couvert)}</StateRow>
            {optional && (
              <StateRow state="option" word="selon le contrat">
                <RichText text={optional.nom} />
              </StateRow>
            )}
            {excluded && (
              <StateRow state="absent">
                <RichText text={excluded.nom} />
              </StateRow>
            )}
          </ul>
        </RecordCard>
      );
    })}
  </ol>
);

const readRange = ({ valeur }: Figure): [number, number] =>
  typeof valeur === 'number' ? [0, valeur] : [Number(valeur[0]), Number(valeur[1])];

/** Shows a ceiling above a bar. All ceilings have the same scale. */
const Scaled = ({ id, all }: { id: string; all: string[] }) => {
  const row = figure('plafonds', id);
  const [low, high] = readRange(row);
  const end = Math.max(...all.map((other) => readRange(figure('plafonds', other))[1]));
  return (
    <>
      <b className="type-label num">{row.texte}</b>
      <span className="mt-1.5 mb-2 block">
        <ScaleBar parts={[{ low, high, look: 'outline-bar' }]} end={end} />
      </span>
    </>
  );
};

/** Compares the guarantees in a table that is folded on a phone. Bars show their ceilings. */
export function GuaranteeTable() {
  const guarantees = listGuarantees();
  const ceilings = guarantees.flatMap(({ carte }) => carte.plafond ?? []);
  return (
    <div data-block="comparaison">
      <Fold title="Plafonds, franchises et durées" isNarrow>
        <RecordTable
          caption={`Les ${spellCount(count('pages-garanties'))} garanties côte à côte`}
          head={['Garantie', 'Plafond', 'Franchise', 'Durée', 'Nécessité, pour qui']}
          rows={guarantees.map(({ carte, comparaison }) => [
            comparaison.garantie,
            carte.plafond ? (
              <Scaled key="ceiling" id={carte.plafond} all={ceilings} />
            ) : (
              'non indiqué'
            ),
            comparaison.franchise ? (
              <b key="franchise" className="type-label num">
                {getFigureText('plafonds', comparaison.franchise)}
              </b>
            ) : (
              'non indiquée'
            ),
            <RichText key="duration" text={comparaison.duree} />,
            <>
              <b>{comparaison.necessite}.</b> {comparaison.public}
            </>,
          ])}
        />
      </Fold>
    </div>
  );
}
