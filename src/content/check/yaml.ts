import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { memoize } from '#src/lib/memoize.ts';
import type { Path } from '../walk.ts';
import { error, type Problem } from './problem.ts';

/** Values of a YAML text, with functions that return the line of a field and of a text. */
export type Located = {
  data: unknown;
  getLine: (path: Path) => number;
  getTextLine: (path: Path) => number;
};

const twice = 'Ce champ est écrit deux fois. Gardez-en un seul.';
const bracketOpen = 'Un crochet ou une accolade est ouvert plus haut et jamais fermé.';
const quoteOpen =
  'Un guillemet est ouvert et jamais fermé, ou la suite du texte n’est pas en retrait.';

const tooIndented =
  'Cette ligne est trop en retrait : comptez ses espaces, les champs d’un même groupe en ont ' +
  'autant.';

/**
 * French messages by the English message of the parser, because the parser's error codes are too
 * general.
 */
const messages: [RegExp, string][] = [
  [/must be unique/, twice],
  [
    /Tabs are not allowed/,
    'Une tabulation sert de retrait : YAML n’accepte que des espaces. Remplacez-la par ' +
      'autant d’espaces qu’en a la ligne voisine du même groupe.',
  ],
  [
    /Nested mappings/,
    'Deux-points suivi d’un espace dans un texte sans guillemets. Mettez le texte entre ' +
      'guillemets : "…".',
  ],
  [
    /Implicit/,
    'Cette ligne n’est ni un champ ni la suite d’un texte. Un champ s’écrit « nom: valeur » ; ' +
      'un texte de plusieurs lignes commence par « | ».',
  ],
  [/Missing closing .quote/, quoteOpen],
  [
    /must start at the same column/,
    'Cette ligne n’est pas alignée avec les autres du même groupe. Vérifiez le nombre ' +
      'd’espaces au début.',
  ],
  [
    /reserved character/,
    'Un texte ne peut pas commencer par ce signe sans guillemets. Mettez-le entre guillemets ' +
      ': "…".',
  ],
  [
    /at node end/,
    'La valeur est finie et quelque chose la suit. Mettez le texte entre guillemets : "…". S’il ' +
      'y est déjà, un second guillemet le ferme trop tôt : dans le texte, écrivez « … » ou ’.',
  ],
  [/in block collection must be|expected .*[\]}]/, bracketOpen],
  [
    /within flow collections|Unexpected block-seq-ind/,
    'Entre crochets, les éléments se séparent par des virgules, sans tiret : [un, deux].',
  ],
  [
    /Unresolved alias/,
    'Le signe * renvoie à un passage nommé ailleurs. Mettez le texte entre guillemets : "…".',
  ],
];

const translate = (message: string) =>
  messages.find(([pattern]) => pattern.test(message))?.[1] ??
  'Cette ligne ne se lit pas. Comptez d’abord les espaces de sa marge : les champs d’un même ' +
    'groupe en ont autant. Sinon, mettez le texte entre guillemets : "…". La faute peut être à ' +
    'la ligne d’au-dessus.';

const parse = memoize((text) => {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
});

/** Parses a YAML text. `offset` is the number of lines before it in the file. */
export function readYaml(
  file: string,
  text: string,
  offset = 0,
): { located?: Located; problems: Problem[] } {
  const { document, lines } = parse(text);
  const getLine = (position: number) => lines.linePos(position).line + offset;
  const sources = text.split('\n');
  const problems = document.errors.map(({ pos, message }) => {
    const line = getLine(pos[0]);
    const source = sources[line - offset - 1] ?? '';
    // If a field has too many spaces before it, the parser reports the field before.
    const isIndented = /Nested mappings/.test(message) && !/: .*: /.test(source);
    return isIndented
      ? error({ file, line: line + 1 }, tooIndented)
      : error({ file, line }, translate(message));
  });
  if (problems.length > 0) return { problems: findCauses(problems, text, offset) };
  try {
    return { located: { data: document.toJS(), ...locate(document.contents, getLine) }, problems };
  } catch (thrown) {
    // The parser reports an alias (*name) without an anchor only here, when it reads the values.
    const line = text.split('\n').findIndex((each) => /(?:^|[\s[{,])\*/.test(each)) + 1 + offset;
    return { problems: [error({ file, line }, translate(String(thrown)))] };
  }
}

/**
 * Returns the first problem and all duplicate fields. Ignores other problems, because after a
 * syntax error the parser also reports lines that are correct.
 */
function findCauses(problems: Problem[], text: string, offset: number): Problem[] {
  const open = problems.find(({ message }) => message === bracketOpen || message === quoteOpen);
  if (!open) return problems.filter(({ message }, index) => index === 0 || message === twice);
  const opened = text
    .split('\n')
    .findIndex((line) => (line.replace(/\\"/g, '').match(/"/g)?.length ?? 0) % 2 === 1);
  const isQuote = open.message === quoteOpen && opened >= 0;
  return [isQuote ? { ...open, line: opened + 1 + offset } : open];
}

function locate(contents: Node | null, toLine: (position: number) => number) {
  /**
   * Finds the node at a path, or its nearest parent that exists, and the position at which its
   * field begins.
   */
  const find = (path: Path) => {
    let node: unknown = contents;
    let start = contents?.range?.[0] ?? 0;
    for (const key of path) {
      const pair = isMap(node)
        ? node.items.find((each) => isScalar(each.key) && String(each.key.value) === String(key))
        : undefined;
      const next = pair?.value ?? (isSeq(node) ? node.items[Number(key)] : undefined);
      const [at] = ((pair?.key ?? next) as Node | undefined)?.range ?? [];
      if (at === undefined) break;
      start = at;
      node = next;
    }
    return { node, start };
  };
  return {
    getLine: (path: Path) => toLine(find(path).start),
    getTextLine: (path: Path) => {
      const { node, start } = find(path);
      if (!isScalar(node)) return toLine(start);
      // The text of a block scalar begins on the line after its sign « | ».
      return toLine(node.range?.[0] ?? start) + (node.type?.startsWith('BLOCK') ? 1 : 0);
    },
  };
}
