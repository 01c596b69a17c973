import { getFigureText } from '#src/content/tables.ts';

/**
 * Draws the margin before, during and after a stoppage. The contract pays a part of the lost margin
 * for a limited time.
 */
export function Arret() {
  const deductible = getFigureText('plafonds', 'franchise-pertes');
  const period = getFigureText('delais', 'indemnisation-max');
  const usual = getFigureText('delais', 'indemnisation-usuelle');
  const parts = [
    ['hatched', 'Avant le cadre', `La franchise, de ${deductible}. Elle reste à votre charge.`],
    [
      'ink',
      'Dans le cadre',
      `La période d’indemnisation, de ${usual} le plus souvent, ${period} au plus.`,
    ],
    ['hatched', 'Après le cadre', 'La période est finie. Plus rien n’est payé.'],
  ];
  const moments = [
    ['Arrêt'],
    [deductible, ' fin de la franchise'],
    [period, ' au plus, fin de la période'],
  ];
  return (
    <figure className="chart stoppage not-prose" data-block="arret">
      <figcaption>
        Votre marge, avant, pendant et après l’arrêt{' '}
        <span>(temps resserré, hauteurs illustratives)</span>
      </figcaption>
      <div className="stoppage-axis num" aria-hidden="true">
        {moments.map(([when, what]) => (
          <span key={when}>
            <b className="font-titre">{when}</b>
            {what && <i className="soft not-italic max-lg:hidden">{what}</i>}
          </span>
        ))}
      </div>
      <div className="stoppage-plot">
        <i className="before hatched" aria-hidden="true" />
        <i className="paid ink" aria-hidden="true" />
        <i className="beyond hatched" aria-hidden="true" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="mean" d="M0 15H100" />
          <path d="M0 15H8V88L34 88L46 84L58 74L68 60L76 47L84 34L92 22L97 15H100" />
        </svg>
        <div className="stoppage-frame">
          <p className="inside">Dans le contrat</p>
          <p className="on-ink">La marge perdue est payée</p>
        </div>
      </div>
      <dl className="mt-4 grid gap-4 text-base leading-serre md:grid-cols-[24%_52%_24%] md:gap-0">
        {parts.map(([look, where, what]) => (
          <div key={where} className="md:not-last:pr-6">
            <dt className="font-bold">
              <i className={`key ${look}`} aria-hidden="true" />
              {where}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
