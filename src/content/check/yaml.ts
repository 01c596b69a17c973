import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Path } from '../walk.ts';

/** Values of a YAML text, with functions that return the line of a field and of its text. */
export type Located = {
  data: unknown;
  getLine: (path: Path) => number;
  getTextLine: (path: Path) => number;
};
type Fault = { line: number; message: string };

const bracketOpen = 'Un crochet ou une accolade est ouvert plus haut et jamais fermé.';
const quoteOpen =
  'Un guillemet est ouvert et jamais fermé, ou la suite du texte n’est pas en retrait.';

/**
 * French messages by the English message of the parser, because the parser's error codes are too
 * general.
 */
const messages: [RegExp, string][] = [
  [/Missing closing .quote/, quoteOpen],
  [/in block collection must be|expected .*[\]}]/, bracketOpen],
  [/must be unique/, 'Ce champ est écrit deux fois. Gardez-en un seul.'],
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
  [
    /within flow collections|Unexpected block-seq-ind/,
    'Entre crochets, les éléments se séparent par des virgules, sans tiret : [un, deux].',
  ],
];
const otherMessage =
  'Cette ligne ne se lit pas. Comptez d’abord les espaces de sa marge : les champs d’un même ' +
  'groupe en ont autant. Sinon, mettez le texte entre guillemets : "…". La faute peut être à ' +
  'la ligne d’au-dessus.';

const translate = (message: string) =>
  messages.find(([pattern]) => pattern.test(message))?.[1] ?? otherMessage;

/** Parses a YAML text. `offset` is the number of lines before it in the file. */
export function readYaml(text: string, offset: number): { located: Located } | { fault: Fault } {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const toLine = (position: number) => counter.linePos(position).line + offset;
  const errors = document.errors.map(({ pos, message }) => ({
    line: toLine(pos[0]),
    message: translate(message),
  }));
  // Reports one error, because after it the parser also refuses lines that are correct.
  const isOpen = ({ message }: Fault) => message === bracketOpen || message === quoteOpen;
  const fault = errors.find(isOpen) ?? errors[0];
  if (fault) return { fault: findCause(fault, text.split('\n'), offset) };
  try {
    return { located: { data: document.toJS(), ...locate(document.contents, toLine) } };
  } catch {
    // The parser finds an alias (*name) without an anchor only here, when it reads the values.
    const line = text.split('\n').findIndex((each) => /(?:^|[\s[{,])\*/.test(each)) + 1 + offset;
    const message =
      'Le signe * renvoie à un passage nommé ailleurs. Mettez le texte entre guillemets : "…".';
    return { fault: { line, message } };
  }
}

/** Moves a fault to the line that causes it, if the parser reports another line. */
function findCause(fault: Fault, lines: string[], offset: number): Fault {
  if (fault.message === quoteOpen) {
    const countQuotes = (line: string) => line.replace(/\\"/g, '').split('"').length - 1;
    const opened = lines.findIndex((line) => countQuotes(line) % 2 === 1);
    return { ...fault, line: opened < 0 ? fault.line : opened + 1 + offset };
  }
  // If a field has too many spaces before it, the parser reports a colon in the field before.
  const hasColon = /: .*: /.test(lines[fault.line - offset - 1] ?? '');
  if (!fault.message.startsWith('Deux-points') || hasColon) return fault;
  const message =
    'Cette ligne est trop en retrait : comptez ses espaces, les champs d’un même groupe en ont ' +
    'autant.';
  return { line: fault.line + 1, message };
}

function locate(contents: Node | null, toLine: (position: number) => number) {
  /** Finds the value at a path, or its nearest group that exists, and the start of its field. */
  const find = (path: Path) => {
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
    return { node, start };
  };
  return {
    getLine: (path: Path) => toLine(find(path).start),
    getTextLine: (path: Path) => {
      const { node, start } = find(path);
      // The text of a block scalar begins on the line after its sign « | ».
      const isBlock = isScalar(node) && node.type?.startsWith('BLOCK');
      return toLine(isScalar(node) ? (node.range?.[0] ?? start) : start) + (isBlock ? 1 : 0);
    },
  };
}
