import type { Plan } from '#src/content/schemas/plan-table.ts';
import {
  drawDesks,
  drawGaps,
  drawLeaves,
  drawLines,
  drawRacks,
  drawRectangles,
  drawSeats,
} from '#src/lib/plan.ts';

/**
 * State of workplaces and machines: working, stopped at the firm's cost, or stopped and paid by the
 * insurer.
 */
export type PlanState = 'holds' | 'yours' | 'paid';

/** Named group of workplaces and machines that stop at the same time. */
export type PlanGroup = Pick<Plan['arrets'][number], 'postes' | 'machines'> & { name: string };

/**
 * Returns the groups of a trade's plan: a group for each moment at which something stops, and a
 * group for all that never stops.
 */
export const listGroups = ({ arrets, tient }: Plan): PlanGroup[] => [
  ...arrets.map(({ quand, postes, machines }) => ({
    name: quand.replace(' ', '-'),
    postes,
    machines,
  })),
  { name: 'tient', postes: tient, machines: [] },
];

type Parts = { id: string; plan: Plan; groups: PlanGroup[] };

/** Defines the SVG parts of a plan once. All pictures of this plan refer to them with <use>. */
export const PlanParts = ({ id, plan, groups, hatch }: Parts & { hatch: number }) => (
  <svg
    width="0"
    height="0"
    className="plan absolute overflow-visible fill-none"
    aria-hidden="true"
    focusable="false"
  >
    <pattern
      id={`${id}-hachures`}
      width={hatch}
      height={hatch}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path
        d={`M0 0v${hatch}`}
        className="plan-scaled stroke-encre forced-colors:stroke-[CanvasText]"
        strokeWidth={(hatch / 3.5).toFixed(2)}
      />
    </pattern>
    <path
      id={`${id}-sieges`}
      className="plan-scaled stroke-filet forced-colors:stroke-none"
      strokeWidth={5}
      strokeLinecap="round"
      d={drawSeats(groups.flatMap(({ postes }) => postes))}
    />
    <g id={`${id}-murs`}>
      <path
        className="plan-floor stroke-none"
        d={drawRectangles([[0, 0, plan.largeur, plan.profondeur]])}
      />
      <path
        className="stroke-bord-champ forced-colors:stroke-[CanvasText]"
        d={drawRectangles(plan.meubles) + drawRacks(plan.rayonnages)}
      />
      <path strokeWidth={1.5} d={drawRectangles(plan.pieces) + drawLines(plan.cloisons)} />
      <path strokeWidth={3} d={drawRectangles([[0, 0, plan.largeur, plan.profondeur]])} />
      <path
        className="plan-gap"
        strokeWidth={5}
        d={drawGaps(plan.portes) + drawLines([...plan.passages, ...plan.quais])}
      />
      <path d={drawLeaves(plan.portes)} />
      <path className="plan-window" d={drawLines(plan.fenetres)} />
      {plan.quais.length > 0 && (
        <path strokeWidth={2} strokeDasharray="3 3" d={drawLines(plan.quais)} />
      )}
    </g>
    {groups.map(({ name, postes, machines }) => (
      <path key={name} id={`${id}-${name}`} d={drawDesks(postes) + drawRectangles(machines)} />
    ))}
  </svg>
);

type Picture = {
  id: string;
  plan: Plan;
  states: Record<string, PlanState>;
  seated?: boolean;
  named?: boolean;
  /** Frame size. Several plans have the same frame so that they have the same scale. */
  frame?: { width: number; height: number };
  width?: number;
};

/**
 * Draws the plan of an office. The fill shows the state: outlined is working, hatched is stopped at
 * the firm's cost, solid is stopped and paid by the insurer. The text next to the picture gives the
 * same information.
 */
export const PlanPicture = ({
  id,
  plan: { largeur, profondeur, noms },
  states,
  seated,
  named,
  frame = { width: largeur, height: profondeur },
  width,
}: Picture) => (
  <svg
    className="plan h-auto max-w-full overflow-visible fill-none"
    width={width ?? '100%'}
    viewBox={`0 ${profondeur - frame.height} ${frame.width} ${frame.height}`}
    aria-hidden="true"
  >
    <use href={`#${id}-murs`} />
    {seated && <use href={`#${id}-sieges`} />}
    {Object.entries(states).map(([name, state]) => (
      <use
        key={name}
        href={`#${id}-${name}`}
        className={state}
        fill={state === 'yours' ? `url(#${id}-hachures)` : undefined}
      />
    ))}
    {named &&
      noms.map(({ nom, en: [x, y], petit }) => (
        <text
          key={nom}
          x={x}
          y={y}
          fontSize={`${((0.8 * largeur) / 310).toFixed(3)}rem`}
          className={petit ? 'max-md:hidden' : undefined}
        >
          {nom}
        </text>
      ))}
  </svg>
);
