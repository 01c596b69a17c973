import { withoutMarks } from '#src/lib/letters.ts';
import { desks, gaps, leaves, lines, racks, rectangles } from '#src/lib/plan.ts';
import type { Bar, Drawing } from '#src/seo/social/drawing.ts';
import { box, type Element, picture } from './element.ts';

// The look of the site, in the measures of a shared picture: half of it must still be read at 600
// pixels.
const ink = '#10182b';
const paper = '#ffffff';
const margin = '#f3f5f9';
const highlighter = '#ffe45c';
const soft = '#494f5e';

export const size = { width: 1200, height: 630 };
const side = 440;

/** The fonts lack the narrow no-break space. */
const text = (words: string) => words.replaceAll('\u202F', '\u00A0');

const titleSize = (length: number) =>
  [84, 76, 68, 60, 54].find((_, index) => length <= 32 + index * 16) ?? 46;

type Word = { word: string; mark: boolean; last: boolean };

/**
 * Words one by one, so that those of the highlighter carry its stroke; a sign keeps to the word
 * before it.
 */
function wordsOf(marked: string): Word[][] {
  const groups: Word[][] = [];
  for (const [index, part] of text(marked).split('==').entries()) {
    const own = part.split(' ').filter(Boolean);
    for (const [rank, word] of own.entries()) {
      const entry = { word, mark: index % 2 === 1, last: rank === own.length - 1 };
      if (word.startsWith('\u00A0') || (rank === 0 && /^[,.…]/.test(word)))
        groups.at(-1)?.push(entry);
      else groups.push([entry]);
    }
  }
  return groups;
}

function title(marked: string): Element {
  const fontSize = titleSize(withoutMarks(marked).length);
  const gap = 0.24 * fontSize;
  const stroke = (last: boolean) =>
    box({
      position: 'absolute',
      left: -0.08 * fontSize,
      right: last ? -0.08 * fontSize : -gap,
      top: 0.52 * fontSize,
      height: 0.46 * fontSize,
      backgroundColor: highlighter,
    });
  return box(
    {
      flexWrap: 'wrap',
      columnGap: gap,
      fontFamily: 'titre',
      fontWeight: 800,
      fontSize,
      lineHeight: 1.12,
      letterSpacing: -0.022 * fontSize,
    },
    ...wordsOf(marked).map((group) =>
      box(
        {},
        ...group.map(({ word, mark, last }) =>
          box(
            { position: 'relative', whiteSpace: 'pre' },
            ...(mark ? [stroke(last)] : []),
            box({ position: 'relative' }, word),
          ),
        ),
      ),
    ),
  );
}

function bar({ name, value, low, high, strong }: Bar, end: number, tight: boolean): Element {
  const width = side - 88;
  return box(
    { flexDirection: 'column', gap: tight ? 3 : 6 },
    box(
      {
        justifyContent: 'space-between',
        fontSize: tight ? 22 : 26,
        fontWeight: strong ? 700 : 400,
        color: strong ? ink : soft,
      },
      box({}, text(name)),
      box({ whiteSpace: 'nowrap' }, text(value)),
    ),
    box({
      height: tight ? 16 : 24,
      marginLeft: (low / end) * width,
      width: Math.max(6, ((high - low) / end) * width),
      ...(strong ? { backgroundColor: ink } : { border: `2px solid ${soft}` }),
    }),
  );
}

const bars = (rows: Bar[]): Element =>
  box(
    { flexDirection: 'column', gap: rows.length > 5 ? 8 : 22 },
    ...rows.map((row) => bar(row, Math.max(...rows.map(({ high }) => high)), rows.length > 5)),
  );

const square = (covered: boolean) =>
  picture(
    covered
      ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="${ink}" d="M3 3h14v14H3z"/></svg>`
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="none" stroke="${ink}" stroke-width="2" d="M3 3h14v14H3zM1 19 19 1"/></svg>`,
    22,
    22,
    { marginTop: 4 },
  );

const line = (words: string, covered: boolean) =>
  box(
    { gap: 12, fontSize: 24, lineHeight: 1.2 },
    square(covered),
    box({ flexShrink: 1, width: side - 150, display: 'block', lineClamp: 2 }, text(words)),
  );

const hatch = (height: number) =>
  picture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="14" height="${height}">${Array.from(
      { length: Math.ceil(height / 9) + 2 },
      (_, index) =>
        `<path stroke="${ink}" stroke-width="2" d="M-2 ${index * 9 + 2}L16 ${index * 9 - 16}"/>`,
    ).join('')}</svg>`,
    14,
    height,
  );

/** Inside the line what is there, outside, on the hatch's side, what is not. */
const perimeter = ({ inside, outside }: Extract<Drawing, { kind: 'perimeter' }>): Element =>
  box(
    { flexDirection: 'column' },
    box(
      {
        flexDirection: 'column',
        gap: 10,
        padding: '18px 16px 18px 20px',
        backgroundColor: paper,
        border: `5px solid ${ink}`,
        borderRightWidth: 0,
        marginRight: -44,
      },
      ...inside.map((words) => line(words, true)),
    ),
    ...(outside.length > 0
      ? [
          box(
            { marginLeft: 20, gap: 16 },
            hatch(outside.length * 58),
            box(
              { flexDirection: 'column', gap: 10, paddingTop: 14 },
              ...outside.map((words) => line(words, false)),
            ),
          ),
        ]
      : []),
  );

/** A firm's plan when all that it tells of has stopped. */
function floor({ plan }: Extract<Drawing, { kind: 'plan' }>): Element {
  const { largeur, profondeur, arrets, tient } = plan;
  const width = side - 88;
  const height = Math.round((width * profondeur) / largeur);
  const path = (d: string, style: string) => `<path d="${d}" ${style}/>`;
  const stopped = arrets
    .map(({ postes, machines }) => desks(postes) + rectangles(machines))
    .join('');
  return picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${largeur + 4} ${profondeur + 4}" fill="none" stroke="${ink}">${[
      path(rectangles([[0, 0, largeur, profondeur]]), `fill="${paper}" stroke-width="3"`),
      path(
        rectangles(plan.meubles) + racks(plan.rayonnages),
        `stroke="${soft}" stroke-width="0.8"`,
      ),
      path(rectangles(plan.pieces) + lines(plan.cloisons), 'stroke-width="1.5"'),
      path(
        gaps(plan.portes) + lines([...plan.passages, ...plan.quais]),
        `stroke="${paper}" stroke-width="4"`,
      ),
      path(leaves(plan.portes), 'stroke-width="0.8"'),
      path(lines(plan.fenetres), `stroke="${paper}"`),
      path(desks(tient), 'stroke-width="1"'),
      path(stopped, `fill="${ink}" stroke="${margin}" stroke-width="1"`),
    ].join('')}</svg>`,
    width,
    height,
  );
}

const drawn = (drawing: Drawing): Element =>
  drawing.kind === 'bars'
    ? bars(drawing.bars)
    : drawing.kind === 'plan'
      ? floor(drawing)
      : perimeter(drawing);

export type Shared = { title: string; address: string; logo: string; drawing: Drawing };

/** A page's title, and its drawing in the margin. */
export const sharedPicture = ({ title: words, address, logo, drawing }: Shared): Element =>
  box(
    { ...size, backgroundColor: paper, color: ink, fontFamily: 'texte' },
    box(
      {
        flexGrow: 1,
        width: size.width - side,
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '52px 44px 44px 60px',
      },
      picture(logo, 215, 56),
      title(words),
      box({ fontSize: 26, color: soft }, address),
    ),
    box(
      {
        width: side,
        backgroundColor: margin,
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 22,
        padding: '36px 44px',
      },
      box(
        { fontFamily: 'titre', fontWeight: 800, fontSize: 29, lineHeight: 1.15 },
        text(drawing.title),
      ),
      drawn(drawing),
    ),
  );
