import type { ReactNode } from 'react';
import { RichText } from '#src/blocks/rich-text.tsx';
import { listPages } from '#src/content/documents.ts';
import { amount, getFigureText, plan } from '#src/content/tables.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { estimateShortfall } from '#src/lib/claim.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { KeyItem } from '#src/ui/charts/key-item.tsx';
import { ScaleBar } from '#src/ui/charts/scale-bar.tsx';
import { Link } from '#src/ui/link.tsx';
import { Texts } from '#src/ui/texts.tsx';

/** Returns the average ceiling of contracts for firms as large as the example firms. */
const getCeiling = () => amount('chiffres', 'services-plafond');

/**
 * Shows a cell with its name before it. On a wide screen only screen readers get this name, because
 * a column heading shows it.
 */
const Cell = ({
  name,
  className,
  children,
}: {
  name: string;
  className: string;
  children: ReactNode;
}) => (
  <div className={className}>
    <b className="lg:sr-only">
      {name}
      {'\u00A0'}:{' '}
    </b>
    {children}
  </div>
);

const WorstLoss = ({ lost, end }: { lost: number; end: number }) => {
  const ceiling = getCeiling();
  const paid = Math.min(lost, ceiling);
  return (
    <>
      <b className="type-name num">{formatEuros(lost)}</b>
      {lost > ceiling && (
        <span className="sr-only">
          , dont environ {formatEuros(estimateShortfall(lost, ceiling))} au-dessus du plafond moyen
        </span>
      )}
      <span className="relative mt-4 block">
        <ScaleBar
          parts={[
            { high: paid },
            ...(lost > paid ? [{ low: paid, high: lost, look: 'hatched' as const }] : []),
          ]}
          end={end}
        />
        <svg
          className="absolute -top-2 left-0 h-7.5 border-r-2 border-dashed border-encre"
          width={`${getPercent(ceiling, end)}%`}
          aria-hidden="true"
        />
      </span>
    </>
  );
};

const columns = {
  risks: 'lg:col-[4/7]',
  rules: 'lg:col-[7/10]',
  loss: 'lg:col-[10/13]',
};

/**
 * Lists the trades with their risks, their rules, and the worst plausible loss compared with the
 * average ceiling.
 */
export function SectorList() {
  const trades = listPages('secteurs').map((document) => ({
    ...document,
    lost: document.pire ? workedClaim(document.pire).lost : undefined,
    first: document.plan ? plan(document.plan).arrets[0]?.qui : undefined,
  }));
  const end = Math.max(getCeiling(), ...trades.map(({ lost = 0 }) => lost));
  return (
    <div className="mt-4 text-base leading-serre">
      <p className="small flex max-w-none flex-wrap gap-x-6 gap-y-1">
        <span className="font-bold">Pire perte, hors réclamations</span>
        <KeyItem look="ink">jusqu’au plafond moyen</KeyItem>
        <KeyItem look="hatched">au-delà, à votre charge</KeyItem>
        <span className="flex">
          <svg className="mr-3 h-4 w-3 border-r-2 border-dashed border-encre" aria-hidden="true" />
          plafond moyen, {getFigureText('chiffres', 'services-plafond')}
        </span>
      </p>
      <div
        className="small mt-4 border-b-2 border-encre pb-2 font-bold lg:grid-12"
        aria-hidden="true"
      >
        <span className="max-lg:hidden lg:col-[1/4]">Secteur</span>
        <span className={`max-lg:hidden ${columns.risks}`}>Ce qui arrive</span>
        <span className={`max-lg:hidden ${columns.rules}`}>Règles propres</span>
        <span className={`max-lg:hidden ${columns.loss}`}>Pire perte</span>
      </div>
      <ul data-block="carte">
        {trades.map(({ route, carte, lost, first }) => (
          <li
            key={route}
            className="relative grid gap-y-2 border-b border-filet py-4 last:border-b-2 last:border-encre hover:bg-papier-2 lg:grid-12"
            data-item
          >
            <div className="lg:col-[1/4] lg:pr-4">
              <h3>
                <Link href={route} className="after:absolute after:inset-0">
                  {carte.nom}
                </Link>
              </h3>
              <RichText as="p" text={carte.description} />
            </div>
            <Cell name="Ce qui arrive" className={columns.risks}>
              {first && (
                <p>
                  S’arrête d’abord{'\u00A0'}: {lowerFirst(first)}
                </p>
              )}
              <ul className="mt-1 list-disc pl-5">
                <Texts of={carte.risques} />
              </ul>
            </Cell>
            <Cell name="Règles propres" className={columns.rules}>
              {carte.particularites.join(', ')}
              <p className="small soft mt-1">
                Par exemple{'\u00A0'}: {carte.exemples.join(', ')}
              </p>
            </Cell>
            {lost !== undefined && (
              <Cell name="Pire perte, hors réclamations" className={columns.loss}>
                <WorstLoss lost={lost} end={end} />
              </Cell>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
