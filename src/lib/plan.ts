// The lines of a floor plan, as a picture draws them. One unit is ten centimetres; x goes to the
// right, y down.

export type Point = readonly [number, number];
export type Rectangle = readonly [x: number, y: number, width: number, depth: number];
export type Line = readonly [x: number, y: number, towards: 'est' | 'sud', length: number];
type Side = 'nord' | 'est' | 'sud' | 'ouest';
/** Its hinge, the side to which its leaf opens, the one on which it shuts, its width. */
export type Door = readonly [x: number, y: number, open: Side, shut: Side, width: number];

const desk = { width: 16, depth: 8 };
/** From the edge of a desk to the middle of its seat. */
const seatAt = 3.2;

const sides: Record<Side, Point> = { nord: [0, -1], est: [1, 0], sud: [0, 1], ouest: [-1, 0] };

const rectangle = ([x, y, width, depth]: Rectangle) => `M${x} ${y}h${width}v${depth}h${-width}z`;
const line = ([x, y, towards, length]: Line) =>
  `M${x} ${y}${towards === 'est' ? 'h' : 'v'}${length}`;
const crossed = ([x, y, width, depth]: Rectangle) =>
  `M${x} ${y}l${width} ${depth}m0 ${-depth}l${-width} ${depth}`;

/** The gap that a door leaves in its wall. */
function gap([x, y, , shut, width]: Door) {
  const [dx, dy] = sides[shut];
  return `M${x} ${y}l${dx * width} ${dy * width}`;
}

/** Its leaf, open, and the quarter turn to where it shuts. */
function leaf([x, y, open, shut, width]: Door) {
  const [[ox, oy], [sx, sy]] = [sides[open], sides[shut]];
  const sweep = ox * sy - oy * sx > 0 ? 1 : 0;
  return `M${x} ${y}l${ox * width} ${oy * width}a${width} ${width} 0 0 ${sweep} ${(sx - ox) * width} ${(sy - oy) * width}`;
}

const join = <T>(shapes: readonly T[], draw: (shape: T) => string) => shapes.map(draw).join('');

export const rectangles = (shapes: readonly Rectangle[]) => join(shapes, rectangle);
export const lines = (shapes: readonly Line[]) => join(shapes, line);
export const racks = (shapes: readonly Rectangle[]) =>
  join(shapes, (shape) => rectangle(shape) + crossed(shape));
export const gaps = (doors: readonly Door[]) => join(doors, gap);
export const leaves = (doors: readonly Door[]) => join(doors, leaf);

const rounded = (value: number) => Number(value.toFixed(2));

/**
 * The same shape at several points, each told from the one before: most stand in rows, so that the
 * same words come again.
 */
const repeat = (points: readonly Point[], shape: string) =>
  points
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index - 1] ?? [0, 0];
      return `m${rounded(x - fromX)} ${rounded(y - fromY)}${shape}`;
    })
    .join('');

export const desks = (corners: readonly Point[]) =>
  repeat(corners, `h${desk.width}v${desk.depth}h${-desk.width}z`);

/** The seats of desks: a dot each, on the side where no other desk stands against it. */
export function seats(corners: readonly Point[]) {
  const taken = new Set(corners.map(String));
  const dots = corners.map(([x, y]): Point => {
    const isBehind = taken.has(String([x, y + desk.depth]));
    return [x + desk.width / 2, isBehind ? y - seatAt : y + desk.depth + seatAt];
  });
  return repeat(dots, 'h0');
}
