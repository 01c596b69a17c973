import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Path } from '../walk.ts';

const colon =
  'Deux-points suivi d’un espace dans un texte sans guillemets. Mettez le texte entre ' +
  'guillemets : "…".';
const tooIndented =
  'Cette ligne est trop en retrait : comptez ses espaces, les champs d’un même groupe en ont ' +
  'autant.';
const needsQuotes =
  'Ce signe a un sens pour YAML. Mettez tout le texte entre guillemets : "…", et dedans, écrivez ' +
  '« … » ou ’.';
const quoteOpen =
  'Un guillemet est ouvert et jamais fermé, ou la suite du texte n’est pas en retrait.';

/**
 * French messages by the English message of the parser, because the parser's error codes are too
 * general.
 */
const messages: [RegExp, string][] = [
  [/Missing closing .quote/, quoteOpen],
  [/Nested mappings/, colon],
  [/reserved character|at node end/, needsQuotes],
  [
    /in block collection must be|expected .*[\]}]/,
    'Un crochet ou une accolade est ouvert plus haut et jamais fermé.',
  ],
  [/must be unique/, 'Ce champ est écrit deux fois. Gardez-en un seul.'],
  [
    /Tabs are not allowed/,
    'Une tabulation sert de retrait : YAML n’accepte que des espaces. Remplacez-la par ' +
      'autant d’espaces qu’en a la ligne voisine du même groupe.',
  ],
  [
    /Implicit/,
    'Cette ligne n’est ni un champ ni la suite d’un texte. Un champ s’écrit « nom: valeur » ; ' +
      'un texte de plusieurs lignes commence par « | ».',
  ],
  [
    /must start at the same column/,
    'Cette ligne n’est pas alignée avec les autres du même groupe. Vérifiez le nombre ' +
      'd’espaces au début.',
  ],
  [
    /within flow collections|Unexpected block-seq-ind/,
    'Entre crochets, les éléments se séparent par des virgules, sans tiret : [un, deux].',
  ],
  [
    /./,
    'Cette ligne ne se lit pas. Comptez d’abord les espaces de sa marge : les champs d’un même ' +
      'groupe en ont autant. Sinon, mettez le texte entre guillemets : "…". La faute peut être à ' +
      'la ligne d’au-dessus.',
  ],
];

/**
 * Parses a YAML text. `offset` is the number of lines before it in the file. Returns its values and
 * a function that finds their lines, or the first fault, because after it the parser also refuses
 * lines that are correct.
 */
export function readYaml(text: string, offset: number) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const toLine = (position: number) => counter.linePos(position).line + offset;
  const faults = document.errors.map(({ pos, message }) => ({
    line: toLine(pos[0]),
    message: messages.find(([pattern]) => pattern.test(message))?.[1] ?? '',
  }));
  visit(document, {
    Alias: (_key, { range }) =>
      void faults.push({ line: toLine(range?.[0] ?? 0), message: needsQuotes }),
  });
  const fault = faults.find(({ message }) => message === quoteOpen) ?? faults[0];
  if (!fault)
    return { data: document.toJS(), getLine: createLineFinder(document.contents, toLine) };
  const lines = text.split('\n');
  const countQuotes = (line: string) => line.replace(/\\"/g, '').split('"').length - 1;
  const opened = lines.findIndex((line) => countQuotes(line) % 2 === 1);
  // The parser reports a quotation mark that is never closed at the end of the text.
  if (fault.message === quoteOpen && opened >= 0) fault.line = opened + 1 + offset;
  // If a field has too many spaces before it, the parser reports a colon in the field before.
  if (fault.message === colon && !/: .*: /.test(lines[fault.line - offset - 1] ?? ''))
    return { fault: { line: fault.line + 1, message: tooIndented } };
  return { fault };
}

/**
 * Creates a function that finds the line of the value at a path, or of its nearest group that
 * exists. The line of a group is that of its name.
 */
const createLineFinder =
  (contents: Node | null, toLine: (position: number) => number) =>
  (path: Path): number => {
    let node: unknown = contents;
    let start = contents?.range?.[0] ?? 0;
    for (const key of path) {
      const pair = isMap(node)
        ? node.items.find((each) => String(each.key) === String(key))
        : undefined;
      const next = pair?.value ?? (isSeq(node) ? node.items[Number(key)] : undefined);
      const [at] = ((pair?.key ?? next) as Node | undefined)?.range ?? [];
      if (at === undefined) break;
      start = at;
      node = next;
    }
    if (!isScalar(node)) return toLine(start);
    // The text of a block scalar begins on the line after its sign « | ».
    return toLine(node.range?.[0] ?? start) + (node.type?.startsWith('BLOCK') ? 1 : 0);
  };
