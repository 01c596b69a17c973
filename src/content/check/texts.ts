import type { Nodes, Parents } from 'mdast';
import { componentName } from '../components.ts';
import { findTags } from '../mdx/find-tags.ts';
import { parseText } from '../mdx/parse.ts';
import { isTag } from '../mdx/tags.ts';
import { Text } from '../mdx/text.ts';
import { blockNames, isDrawnByTemplate } from '../schemas/blocks.ts';
import { type Context, owners } from './context.ts';
import type { Entry } from './entry.ts';
import { describeTypedNumber, findTypedNumbers } from './numbers.ts';
import { error, fieldName, type Problems } from './problem.ts';
import { checkLink, checkQuotes, checkTag, checkValue, type TextPlace } from './tags.ts';

/**
 * Checks everything that a writer has typed in a file: one-line texts, long texts, ids and
 * addresses.
 */
export function* checkTexts(entry: Entry, context: Context): Problems {
  const data = (entry.located.data ?? {}) as Record<string, unknown>;
  const fields = new Set<string>(blockNames.filter((name) => data[name] !== undefined));
  const isTable = entry.table !== undefined;
  for (const each of entry.authored) {
    const { value, meta, path } = each;
    const isBody = path.length === 0;
    const place = { ...each, context, isBody, route: entry.route ?? '/', fields, isTable };
    // Skips values that another rule reports: the schema refuses an address that does not begin
    // with « / », and checkRedirections() checks the targets of redirections.
    const isRefused =
      !value.startsWith('/') || (entry.table === 'redirections' && context.redirected.has(value));
    if (meta.redaction === 'texte') yield* checkText(value, place);
    else if (!meta.page || !isRefused) {
      const by = String(path.findLast((key) => typeof key === 'string'));
      const name = fieldName(path.at(-1) === value ? path.slice(0, -1) : path);
      for (const message of checkValue(value, meta, by, place))
        yield error(each, `${name} : ${message}`);
    }
  }
  const tree = entry.page && entry.authored.at(-1)?.tree();
  if (!tree) return;
  const tagNames = Array.from(findTags(tree), ({ name }) => name);
  for (const name of blockNames) {
    const tag = componentName(name);
    if (fields.has(name) && !isDrawnByTemplate(name) && !tagNames.includes(tag))
      yield entry.at(
        [name],
        `${name} : ce champ n’apparaît nulle part dans la page. Placez <${tag} /> dans le ` +
          'texte, ou supprimez le champ.',
      );
  }
}

export function* checkText(value: string, place: TextPlace): Problems {
  const { figures, values } = place.context;
  const { tree, problem } = parseText(value);
  const at = (line: number, message: string) =>
    error({ file: place.file, line: place.line + line - 1 }, message);
  if (problem) yield at(problem.line, problem.message);
  if (!tree) return;
  yield* checkNode(tree);
  let level = 1;
  const ownerOf = owners();
  for (const { level: depth, id, words, line } of new Text(tree, values).headings()) {
    for (const message of checkHeading(depth, level, place)) yield at(line, message);
    level = depth;
    if (ownerOf(id, words))
      yield at(
        line,
        `Deux titres de la page s’écrivent « ${words} ». Changez l’un des deux : leurs ` +
          'adresses seraient les mêmes.',
      );
  }

  function* checkNode(node: Nodes, parent?: Parents, isFree = false): Problems {
    const line = node.position?.start.line ?? 1;
    const isAlone = parent?.type === 'paragraph' && parent.children.length === 1;
    if (isTag(node)) for (const message of checkTag(node, isAlone, place)) yield at(line, message);
    else if (node.type !== 'text')
      for (const message of checkSyntax(node, place)) yield at(line, message);
    else if (!isFree) {
      for (const { index, typed } of findTypedNumbers(node.value)) {
        const lineInNode = node.value.slice(0, index).split('\n').length - 1;
        yield at(line + lineInNode, describeTypedNumber(typed, figures));
      }
      for (const message of checkQuotes(node.value)) yield at(line, message);
      if (/(?:^|\s)--?(?=\s)/.test(node.value))
        yield at(
          line,
          'Un trait d’union sert de tiret. Employez une virgule, deux-points ou des parenthèses.',
        );
    }
    const isInLibre = isFree || (isTag(node) && node.name === 'Libre');
    if ('children' in node)
      for (const child of node.children) yield* checkNode(child, node, isInLibre);
  }
}

function* checkHeading(depth: number, level: number, { isBody }: TextPlace): Iterable<string> {
  if (!isBody) yield 'Un titre ne va pas dans un champ : il n’y a que des phrases ici.';
  else if (depth === 1)
    yield 'Le titre de la page est le champ « titre ». Dans le texte, commencez à ##.';
  else if (depth > level + 1)
    yield `Ce titre saute un niveau : après ${'#'.repeat(level)}, écrivez ` +
      `${'#'.repeat(level + 1)}.`;
  else if (depth > 3) yield 'Deux niveaux de titres suffisent : ## et ###.';
}

const refusedReference =
  'Cette façon de renvoyer à une note ou à une image n’est pas montrée. Employez <Marge>, ' +
  '<Source /> ou ![texte](…).';
const refusedBraces =
  'Les accolades { } sont du code : ce qu’elles contiennent, remarque comprise, disparaîtrait ' +
  'de la page. Écrivez le texte sans accolades.';
/** Kinds of syntax that a text must not contain, each with the message for the writer. */
const refused: Record<string, string> = {
  mdxFlowExpression: refusedBraces,
  mdxTextExpression: refusedBraces,
  mdxjsEsm:
    'Une ligne qui commence par import ou export est du code. Les composants sont déjà ' +
    'disponibles : supprimez-la.',
  imageReference: refusedReference,
  footnoteReference: refusedReference,
  code:
    'Un bloc entre ``` est du code : il n’y en a pas sur ce site. Enlevez ces signes, ou ' +
    'employez <Encart>.',
};

function* checkSyntax(node: Nodes, place: TextPlace): Iterable<string> {
  const message = refused[node.type];
  if (message) yield message;
  if (node.type === 'link' || node.type === 'definition') {
    const wrongLink = checkLink(node.url, place);
    if (wrongLink) yield wrongLink;
  }
  if (node.type !== 'image') return;
  if (!node.alt?.trim())
    yield 'L’image n’a pas de texte de remplacement. Écrivez ce qu’elle montre : ![texte](…).';
  if (!place.context.images.has(node.url)) yield `L’image « ${node.url} » n’est pas dans public/.`;
}
