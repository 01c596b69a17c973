import { getFigureText } from '#src/content/tables.ts';

type Point = readonly [x: number, y: number];

// Position of the normal margin and of no margin from the top, and of the start and the end of the
// recovery from the left, in percent.
const NORMAL = 15;
const NONE = 88;
const RESTART = 34;
const RECOVERED = 97;

/** Returns the points of the recovering margin, which rises slowly at first. */
const listMargin = (from: number, to: number): Point[] =>
  Array.from({ length: 9 }, (_, index) => {
    const x = from + ((to - from) * index) / 8;
    const part = ((x - RESTART) / (RECOVERED - RESTART)) ** 1.6;
    return [Math.round(x * 10) / 10, Math.round((NONE - (NONE - NORMAL) * part) * 10) / 10];
  });
const joinPoints = (points: Point[]) => points.map((point) => point.join(' ')).join('L');
const clip = (points: Point[]) => `polygon(${points.map(([x, y]) => `${x}% ${y}%`).join(',')})`;

const paidPart = listMargin(RESTART, 76);
const unpaidPart = listMargin(76, RECOVERED);
const beforePaid: Point[] = [
  [8, NORMAL],
  [24, NORMAL],
  [24, NONE],
  [8, NONE],
];

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
        {[beforePaid, [[76, NORMAL] as const, ...unpaidPart.toReversed()]].map((points) => (
          <svg
            key={points.length}
            className="hatched size-full border-0"
            clipPath={clip(points)}
            aria-hidden="true"
          />
        ))}
        <svg
          className="size-full fill-none stroke-encre stroke-2 *:[vector-effect:non-scaling-stroke] forced-colors:stroke-[CanvasText]"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            className="ink"
            stroke="none"
            d={`M24 ${NORMAL}H76L${joinPoints(paidPart.toReversed())}H24Z`}
          />
          <path strokeDasharray="2 5" d={`M0 ${NORMAL}H100`} />
          <path d={`M0 ${NORMAL}H8V${NONE}L${joinPoints([...paidPart, ...unpaidPart])}H100`} />
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
