// Draws SVG paths of floor plans. One unit is ten centimetres.

export type Point = readonly [number, number];
type Rectangle = readonly [x: number, y: number, width: number, depth: number];
export type Line = readonly [x: number, y: number, towards: 'est' | 'sud', length: number];
type Side = 'nord' | 'est' | 'sud' | 'ouest';
/** Door: position of the hinge, direction of the door when open, direction when shut, width. */
export type Door = readonly [x: number, y: number, open: Side, shut: Side, width: number];

const DESK = { width: 16, depth: 8 };
/** Distance from the edge of the desk to the centre of the seat. */
const SEAT_DISTANCE = 3.2;

const DIRECTIONS: Record<Side, Point> = { nord: [0, -1], est: [1, 0], sud: [0, 1], ouest: [-1, 0] };

const drawRectangle = ([x, y, width, depth]: Rectangle) =>
  `M${x} ${y}h${width}v${depth}h${-width}z`;
const drawLine = ([x, y, towards, length]: Line) =>
  `M${x} ${y}${towards === 'est' ? 'h' : 'v'}${length}`;
const drawCross = ([x, y, width, depth]: Rectangle) =>
  `M${x} ${y}l${width} ${depth}m0 ${-depth}l${-width} ${depth}`;

function drawGap([x, y, , shut, width]: Door) {
  const [dx, dy] = DIRECTIONS[shut];
  return `M${x} ${y}l${dx * width} ${dy * width}`;
}

/** Draws an open door, and the quarter of a circle to its shut position. */
function drawLeaf([x, y, open, shut, width]: Door) {
  const [[ox, oy], [sx, sy]] = [DIRECTIONS[open], DIRECTIONS[shut]];
  const sweep = ox * sy - oy * sx > 0 ? 1 : 0;
  const arc = `a${width} ${width} 0 0 ${sweep} ${(sx - ox) * width} ${(sy - oy) * width}`;
  return `M${x} ${y}l${ox * width} ${oy * width}${arc}`;
}

const drawAll = <T>(shapes: readonly T[], draw: (shape: T) => string) => shapes.map(draw).join('');

export const drawRectangles = (shapes: readonly Rectangle[]) => drawAll(shapes, drawRectangle);
export const drawLines = (shapes: readonly Line[]) => drawAll(shapes, drawLine);
export const drawRacks = (shapes: readonly Rectangle[]) =>
  drawAll(shapes, (shape) => drawRectangle(shape) + drawCross(shape));
export const drawGaps = (doors: readonly Door[]) => drawAll(doors, drawGap);
export const drawLeaves = (doors: readonly Door[]) => drawAll(doors, drawLeaf);

const roundCoordinate = (value: number) => Number(value.toFixed(2));

/**
 * Draws the same shape at each point. Uses relative moves, because equal distances then give equal
 * text, which compresses well.
 */
const drawRepeated = (points: readonly Point[], shape: string) =>
  points
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index - 1] ?? [0, 0];
      return `m${roundCoordinate(x - fromX)} ${roundCoordinate(y - fromY)}${shape}`;
    })
    .join('');

export const drawDesks = (corners: readonly Point[]) =>
  drawRepeated(corners, `h${DESK.width}v${DESK.depth}h${-DESK.width}z`);

/** Draws a dot for the seat of each desk, on the side where no other desk is. */
export function drawSeats(corners: readonly Point[]) {
  const deskCorners = new Set(corners.map(String));
  const dots = corners.map(([x, y]): Point => {
    const isBehind = deskCorners.has(String([x, y + DESK.depth]));
    return [x + DESK.width / 2, isBehind ? y - SEAT_DISTANCE : y + DESK.depth + SEAT_DISTANCE];
  });
  return drawRepeated(dots, 'h0');
}
