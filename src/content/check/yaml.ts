import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
} from 'yaml';
import { memoize } from '#src/lib/memoize.ts';
import type { Path } from '../walk.ts';
import { error, type Problem } from './problem.ts';

/** A parsed YAML text that knows the line of each value. */
export type Located = ReturnType<typeof locate>;

const bracketOpen = 'Un crochet ou une accolade est ouvert plus haut et jamais fermé.';
const twice = 'Ce champ est écrit deux fois. Gardez-en un seul.';
const quoteOpen =
  'Un guillemet est ouvert et jamais fermé, ou la suite du texte n’est pas en retrait.';

const messages: [RegExp, string][] = [
  [/Map keys must be unique/, twice],
  [
    /Tabs are not allowed as indentation/,
    'Une tabulation sert de retrait : YAML n’accepte que des espaces. Remplacez-la par deux ' +
      'espaces.',
  ],
  [
    /Nested mappings are not allowed in compact mappings/,
    'Deux-points suivi d’un espace dans un texte sans guillemets, ou un champ trop en ' +
      'retrait. Mettez le texte entre guillemets : "…", ou alignez le champ avec les autres.',
  ],
  [
    /Implicit keys need to be on a single line|Implicit map keys need to be followed by map values/,
    'Cette ligne n’est ni un champ ni la suite d’un texte. Un champ s’écrit « nom: valeur » ; ' +
      'un texte de plusieurs lignes commence par « | ».',
  ],
  [/Missing closing ["']quote|Missing closing .quote/, quoteOpen],
  [
    /All mapping items must start at the same column|All collection items must start at the same column/,
    'Cette ligne n’est pas alignée avec les autres du même groupe. Vérifiez le nombre ' +
      'd’espaces au début.',
  ],
  [
    /Plain value cannot start with reserved character/,
    'Un texte ne peut pas commencer par ce signe sans guillemets. Mettez-le entre guillemets ' +
      ': "…".',
  ],
  [
    /Unexpected scalar at node end|Unexpected .* at node end/,
    'La valeur est finie et quelque chose la suit. Mettez le texte entre guillemets : "…".',
  ],
  [/Flow (?:map|sequence) in block collection must be|expected .*(?:\]|\})/, bracketOpen],
  [
    /Block collections are not allowed within flow collections|Unexpected block-seq-ind/,
    'Entre crochets, les éléments se séparent par des virgules, sans tiret : [un, deux].',
  ],
];

const translate = (message: string) =>
  messages.find(([pattern]) => pattern.test(message))?.[1] ??
  'Cette ligne ne se lit pas. Le plus souvent, des guillemets autour du texte suffisent : "…".';

const parse = memoize((text) => {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
});

/** Parses a YAML text. `offset` is the number of lines before it in the file. */
export function readYaml(
  file: string,
  text: string,
  offset = 0,
): { located: Located | undefined; problems: Problem[] } {
  const { document, lines } = parse(text);
  const line = (position: number) => lines.linePos(position).line + offset;
  const problems = document.errors.map((problem) =>
    error({ file, line: line(problem.pos[0]) }, translate(problem.message)),
  );
  if (problems.length > 0) return { located: undefined, problems: causes(problems, text, offset) };
  try {
    return { located: locate(document, line), problems };
  } catch {
    // The parser reports an alias (*name) without an anchor only when it reads the values.
    const at = text.split('\n').findIndex((each) => /(?:^|[\s[{,])\*/.test(each)) + 1;
    const message =
      'Le signe * renvoie à un passage nommé ailleurs. Mettez le texte entre guillemets : "…".';
    return { located: undefined, problems: [error({ file, line: at + offset }, message)] };
  }
}

/**
 * Keeps the first problem and the duplicate fields, because a syntax error makes the parser report
 * false errors in the lines after it.
 */
function causes(problems: Problem[], text: string, offset: number): Problem[] {
  const open = problems.find(({ message }) => message === bracketOpen || message === quoteOpen);
  const [first, ...others] = problems;
  if (!open)
    return [...(first ? [first] : []), ...others.filter(({ message }) => message === twice)];
  const opened = text
    .split('\n')
    .findIndex((line) => (line.replace(/\\"/g, '').match(/"/g)?.length ?? 0) % 2 === 1);
  return [
    open.message === quoteOpen && opened >= 0 ? { ...open, line: opened + 1 + offset } : open,
  ];
}

function locate(document: Document, line: (position: number) => number) {
  const node = (path: Path) =>
    path.length === 0 ? document.contents : (document.getIn(path, true) as Node | undefined);
  const findPair = (path: Path, key: string): Pair | undefined => {
    const parent = node(path);
    return isMap(parent)
      ? parent.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key)
      : undefined;
  };
  const start = (found: unknown): number | undefined =>
    (found as { range?: [number, number, number] | null } | undefined)?.range?.[0];

  const getLine = (path: Path): number => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const last = path[depth - 1];
      const pair = typeof last === 'string' ? findPair(path.slice(0, depth - 1), last) : undefined;
      const at = start(pair?.key) ?? start(node(path.slice(0, depth)));
      if (at !== undefined) return line(at);
    }
    return line(0);
  };

  // The text of a block scalar (« | ») begins on the line after its sign.
  const textLine = (path: Path) => {
    const found = node(path);
    const at = start(found) ?? 0;
    const isBlock =
      isScalar(found) && (found.type === 'BLOCK_LITERAL' || found.type === 'BLOCK_FOLDED');
    return line(at) + (isBlock ? 1 : 0);
  };
  return { data: document.toJS() as unknown, getLine, textLine };
}
