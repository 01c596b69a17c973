// Draws the small pictures of the page /outils. Each shows the result of a tool for the example
// firm, drawn to scale.
import type { dessinsOutils } from '#src/content/schemas/blocks.ts';
import { stopExamples } from '#src/content/stops.ts';
import { amount, getFigureText, table } from '#src/content/tables.ts';
import { estimate } from '#src/lib/estimate.ts';
import { buildSituation, computeLoss } from '#src/lib/loss/loss.ts';
import { computeShape, type Surface } from '#src/lib/loss/shape.ts';
import { formatFigure, formatEurosInFull as inEuros } from '#src/lib/numbers.ts';
import { getAxisEnd } from '#src/lib/scale.ts';
import { clocks } from './clocks-picture.tsx';
import { Drawing, type Picture, short } from './drawing.tsx';

const surfaces = (all: Surface[]) =>
  all.map((points) => `M${points.map((point) => point.map(short).join(' ')).join('L')}Z`).join('');

/**
 * Draws the price range that the estimator gives to the example firm, and the average price that
 * the market study measured for firms of the same turnover.
 */
function price(): Picture {
  const premium = amount('chiffres', 'services-prime');
  const { secteurs, tailles } = table('estimateur');
  const sector = secteurs.general;
  const range = estimate(sector, tailles.find(({ id }) => id === 'pme')?.multiplicateur);
  const [low, high] = range?.year ?? [0, 0];
  const scale = 100 / getAxisEnd(Math.max(premium, high));
  return {
    drawn: (
      <Drawing height={30}>
        <path
          className="hollow"
          d={`M${short(low * scale)} 15H${short(high * scale)}V28H${short(low * scale)}Z`}
        />
        <path className="thick" d={`M${short(premium * scale)} 2V28`} />
        <path d="M0 28H100" />
      </Drawing>
    ),
    value: getFigureText('chiffres', 'services-prix'),
    of: `moyenne mesurée, exemple d’une entreprise de ${getFigureText('chiffres', 'classe-petite')} de chiffre d’affaires ; l’estimateur donne ${inEuros(low)} à ${inEuros(high)}`,
  };
}

function loss(): Picture {
  const [example] = stopExamples();
  if (!example) throw new Error('no stop begins the tool');
  const situation = buildSituation({ numbers: example.values, sens: 'carence' });
  const worked = computeLoss(situation);
  const part = (name: string) => getFigureText('chiffres', `${example.id}-${name}`);
  const { base, frame, retained, paid, outside } = computeShape(situation, worked);
  return {
    drawn: (
      <Drawing height={100}>
        <path d={`M0 16H100M0 ${base}H100`} />
        <path className="full" d={surfaces(paid)} />
        <path className="hollow" d={surfaces([...retained, ...outside])} />
        {frame && <path d={`M${frame.from} 98V2H${frame.to}V98`} />}
      </Drawing>
    ),
    value: `${part('perte')}, dont ${part('paye')} payés`,
    of: `exemple d’une société de services de trente personnes, ${formatFigure(situation.stop.days, 'jours')} d’arrêt et ${situation.stop.recovery} de reprise`,
  };
}

/** Draws one square for each question. Questions of the same group are together. */
function questions(): Picture {
  const { groupes } = table('questionnaire');
  const ranks = groupes.flatMap(({ questions }, rank) => questions.map(() => rank));
  const squares = ranks.map((rank, at) => `M${(at + rank) * 10 + 1} 1h8v8h-8Z`);
  return {
    drawn: (
      <Drawing width={(ranks.length + groupes.length) * 10} height={10} className="h-auto">
        <path className="hollow" d={squares.join('')} />
      </Drawing>
    ),
    value: `${ranks.length} questions en ${groupes.length} groupes`,
    of: 'celles que posent les assureurs',
  };
}

export const pictures: Record<(typeof dessinsOutils)[number], () => Picture> = {
  prix: price,
  perte: loss,
  questionnaire: questions,
  delais: clocks,
};
