import { getFigureText } from '#src/content/tables.ts';

/**
 * Draws a firm's margin before, during and after an interruption. The contract pays the lost margin
 * only after the deductible and only until the end of a period.
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
    <figure className="chart not-prose" data-block="arret">
      <figcaption>
        Votre marge, avant, pendant et après l’arrêt{' '}
        <span>(temps resserré, hauteurs illustratives)</span>
      </figcaption>
      <div
        className="num grid grid-cols-[16%_52%_24%] items-end justify-end pb-1 text-sm leading-[1.3]"
        aria-hidden="true"
      >
        {moments.map(([when, what]) => (
          <span key={when}>
            <b className="font-titre">{when}</b>
            {what && <i className="soft not-italic max-lg:hidden">{what}</i>}
          </span>
        ))}
      </div>
      <div className="relative h-64 border-b border-encre *:absolute md:h-92">
        <i
          className="hatched inset-0 border-0 [clip-path:polygon(8%_15%,24%_15%,24%_88%,8%_88%)]"
          aria-hidden="true"
        />
        <i
          className="ink inset-0 [clip-path:polygon(24%_15%,76%_15%,76%_47%,68%_60%,58%_74%,46%_84%,34%_88%,24%_88%)]"
          aria-hidden="true"
        />
        <i
          className="hatched inset-0 border-0 [clip-path:polygon(76%_15%,97%_15%,92%_22%,84%_34%,76%_47%)]"
          aria-hidden="true"
        />
        <svg
          className="size-full fill-none stroke-encre stroke-2 *:[vector-effect:non-scaling-stroke] forced-colors:stroke-[CanvasText]"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path strokeDasharray="2 5" d="M0 15H100" />
          <path d="M0 15H8V88L34 88L46 84L58 74L68 60L76 47L84 34L92 22L97 15H100" />
        </svg>
        <div className="top-0 -bottom-px left-[24%] w-[52%] border-2 border-encre *:absolute *:left-2.5 md:*:left-5">
          <p className="type-name top-1 md:top-3">Dans le contrat</p>
          <p className="type-name top-[20%] w-3/4 text-papier md:text-2xl">
            La marge perdue est payée
          </p>
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
