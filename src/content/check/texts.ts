import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import { formatSuggestion, listWithOr } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import {
  componentName,
  findComponent,
  paymentStates,
  type WritingComponent,
  writingComponents,
} from '../components.ts';
import { figureComponents } from '../figures.ts';
import { locateIds } from '../files.ts';
import { splitIds } from '../look-up.ts';
import { findTags } from '../mdx/find-tags.ts';
import { htmlMessage } from '../mdx/html.ts';
import { parseLine, parseText } from '../mdx/parse.ts';
import { isTag, readAttributes, type Tag } from '../mdx/tags.ts';
import { Text } from '../mdx/text.ts';
import { blockNames } from '../schemas/blocks.ts';
import { readNode } from '../schemas/node.ts';
import type { Meta, NamedTable } from '../schemas/types.ts';
import { type Context, owners, type TextPlace } from './context.ts';
import type { Entry } from './entry.ts';
import { attribute, parseFields } from './fields.ts';
import { checkLink } from './links.ts';
import { checkFigure, describeTypedNumber, findTypedNumbers } from './numbers.ts';
import { error, fieldName, type Problems } from './problem.ts';

const hasField = ({ data }: Pick<Entry, 'data'>, name: string) =>
  (data as Record<string, unknown>)[name] !== undefined;

/**
 * Checks everything that a writer has typed in a file: one-line texts, long texts, ids and
 * addresses.
 */
export function* checkTexts(entry: Entry, context: Context): Problems {
  for (const each of entry.authored) {
    const { value, meta, path, line } = each;
    const place = { context, entry, line, form: path.length === 0 ? 'corps' : 'champ' } as const;
    const isOldAddress = entry.table === 'redirections' && context.redirected.has(value);
    if (meta.redaction === 'texte') yield* checkText(value, place);
    else if (!isOldAddress) {
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
    if (hasField(entry, name) && !tagNames.includes(tag))
      yield entry.at(
        [name],
        `${name} : ce champ n’apparaît nulle part dans la page. Placez <${tag} /> dans le ` +
          'texte, ou supprimez le champ.',
      );
  }
}

export function* checkText(value: string, place: TextPlace): Problems {
  const { tree, problem } = parseText(value);
  const at = (line: number, message: string) =>
    error({ file: place.entry.file, line: place.line + line - 1 }, message);
  if (problem) yield at(problem.line, problem.message);
  if (!tree) return;
  const found = [...checkNode(tree, place), ...checkLineStarts(tree, value)];
  for (const { line, message } of found) yield at(line, message);
  let level = 1;
  const ownerOf = owners();
  for (const { level: depth, id, words, line } of new Text(tree, place.context.values).headings()) {
    if (place.form === 'champ')
      yield at(line, 'Un titre ne va pas dans un champ : il n’y a que des phrases ici.');
    else if (depth === 1 || depth > Math.min(3, level + 1))
      yield at(
        line,
        'Un texte a deux niveaux de titres : ## et, sous un ##, ###. Le titre de la page est le ' +
          'champ « titre ».',
      );
    level = depth;
    if (ownerOf(id, words))
      yield at(
        line,
        `Deux titres de la page s’écrivent « ${words} ». Changez l’un des deux : leurs ` +
          'adresses seraient les mêmes.',
      );
  }
}

/** Message with a line of the text, in which the first line is 1. */
type Found = Iterable<{ line: number; message: string }>;

/** Checks the words, tags and syntax of a text, or of a one-line text. */
function* checkNode(node: Nodes, place: TextPlace, parent?: Parents, isFree = false): Found {
  const line = node.position?.start.line ?? 1;
  const isAlone = parent?.type === 'paragraph' && parent.children.length === 1;
  if (node.type === 'text') {
    for (const { index, typed } of isFree ? [] : findTypedNumbers(node.value)) {
      const lineInNode = node.value.slice(0, index).split('\n').length - 1;
      const message = describeTypedNumber(typed, place.context.figures, place.form === 'ligne');
      yield { line: line + lineInNode, message };
    }
    return;
  }
  const messages = isTag(node) ? checkTag(node, isAlone, place) : checkSyntax(node, place);
  for (const message of messages) yield { line, message };
  if (isTag(node)) yield* checkItems(node, line);
  const isInLibre = isFree || (isTag(node) && node.name === 'Libre');
  if ('children' in node)
    for (const child of node.children) yield* checkNode(child, place, node, isInLibre);
}

/** Reports tables without their second line, and items of lists without their space. */
function checkLineStarts(tree: Root, source: string): Found {
  const lines = source.split('\n');
  const found: { line: number; message: string }[] = [];
  visit(tree, 'paragraph', ({ position }) => {
    const { start, end } = position ?? { start: { line: 1 }, end: { line: 0 } };
    const [from, to] = [start.line - 1, end.line];
    const index = lines.slice(from, to).findIndex((each) => /^\s*(?:\||-[^\s-])/.test(each));
    const isTable = lines[from + index]?.trim().startsWith('|');
    const message = isTable
      ? 'Ces lignes ne font pas un tableau : écrivez « | --- | --- | » sous la première.'
      : 'Il manque un espace après le tiret : un élément de liste commence par « - ».';
    if (index >= 0) found.push({ line: start.line + index, message });
  });
  return found;
}

const refusedReference =
  'Cette façon de renvoyer à une note ou à une image n’est pas montrée. Employez <Marge>, ' +
  '<Source /> ou ![texte](…).';
const refusedCode =
  'C’est du code : accolades { }, ligne import ou export, bloc entre ```. La page ne le ' +
  'montrerait pas, remarques comprises. Enlevez ces signes, et écrivez un texte simple.';
/** Kinds of syntax that a text must not contain, each with the message for the writer. */
const refused: Record<string, string> = {
  mdxFlowExpression: refusedCode,
  mdxTextExpression: refusedCode,
  mdxjsEsm: refusedCode,
  code: refusedCode,
  imageReference: refusedReference,
  footnoteReference: refusedReference,
};

function* checkSyntax(node: Nodes, { entry, context }: TextPlace): Iterable<string> {
  const message = refused[node.type];
  if (message) yield message;
  if (node.type === 'link' || node.type === 'definition') {
    yield* checkLink(node.url, entry.route, context);
  }
  if (node.type !== 'image') return;
  if (!node.alt?.trim())
    yield 'L’image n’a pas de texte de remplacement. Écrivez ce qu’elle montre : ![texte](…).';
  if (!context.images.has(node.url)) yield `L’image « ${node.url} » n’est pas dans public/.`;
}

const lineTags = [...Object.keys(figureComponents), 'Compte', 'Selon'];
const lineTagList = lineTags.map((each) => `<${each}>`).join(', ');

/** Checks the tag of a component. `isAlone` is true if its paragraph contains nothing else. */
function* checkTag(tag: Tag, isAlone: boolean, place: TextPlace): Iterable<string> {
  const name = tag.name ?? '';
  const component = findComponent(name);
  if (place.form === 'ligne' && !lineTags.includes(name))
    yield `<${name}> ne va pas dans une ligne : seuls ${lineTagList} le peuvent.`;
  else if (component) {
    yield* checkPosition(tag, component, isAlone, place);
    yield* checkAttributes(tag, component, place);
  } else {
    const near = findNearest(name, Object.keys(writingComponents)).map((each) => `<${each}>`);
    yield htmlMessage(name) ??
      `Le composant <${name}> n’existe pas.` +
        (formatSuggestion(near) || ' La liste est dans content/README.md.');
  }
}

const paymentNames = Object.keys(paymentStates);
/** Components that contain only a list, each with the bold words that begin its items. */
const namedLists: Record<string, { what: string; names?: string[] }> = {
  Definitions: { what: 'le nom' },
  Paye: { what: listWithOr(paymentNames), names: paymentNames },
};

function* checkItems({ name, children }: Tag, line: number): Found {
  const list = namedLists[name ?? ''];
  const wrong = children.find(({ type }) => type !== 'list');
  if (!list) return;
  if (wrong || children.length === 0)
    yield {
      line: wrong?.position?.start.line ?? line,
      message: `<${name}> ne contient qu’une liste : « - **…** puis le texte ». Le reste va avant.`,
    };
  for (const item of children.flatMap((node) => (node.type === 'list' ? node.children : []))) {
    const [paragraph] = item.children;
    const start = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    const [words] = start?.type === 'strong' ? start.children : [];
    const isNamed =
      words && (!list.names || ('value' in words && list.names.includes(words.value)));
    if (!isNamed)
      yield {
        line: item.position?.start.line ?? line,
        message: `Il manque ici ${list.what} en gras : « - **…** puis le texte ».`,
      };
  }
}

function* checkPosition(
  { name, type, children }: Tag,
  { place: where, contenu, champ }: WritingComponent,
  isAlone: boolean,
  { form, entry }: TextPlace,
): Iterable<string> {
  const isEmpty = children.length === 0;
  if (where === 'bloc' && form === 'champ')
    yield `<${name}> ne va pas dans un champ : il n’a sa place que dans le texte de la page.`;
  else if (where === 'bloc' && type !== 'mdxJsxFlowElement' && !isAlone)
    yield `<${name}> ne va pas dans une phrase. Mettez-le seul, entre deux lignes vides.`;
  if (contenu === 'non' && !isEmpty)
    yield `<${name}> ne contient rien : fermez-le aussitôt, <${name} … />.`;
  if (contenu === 'oui' && isEmpty)
    yield `<${name}> est vide. Écrivez son texte entre <${name}> et </${name}>.`;
  if (champ && !hasField(entry, champ))
    yield `<${name} /> montre le champ « ${champ} », que cette page n’a pas. Ajoutez le champ ` +
      'en tête du fichier, ou supprimez la balise.';
}

function* checkAttributes(
  tag: Tag,
  { props }: WritingComponent,
  place: TextPlace,
): Iterable<string> {
  const name = tag.name ?? '';
  const values = readAttributes(tag);
  const line = place.line + (tag.position?.start.line ?? 1) - 1;
  if (Object.keys(values).length < tag.attributes.length) {
    yield `<${name}> : un attribut s’écrit une fois, nom="valeur", entre guillemets et sans ` +
      'accolades.';
    return;
  }
  const { issues } = parseFields(props, values, attribute);
  const unknown = issues.filter(({ path: [first = ''] }) => !(first in props.shape));
  // If the name of an attribute is wrong, reports only this. Otherwise the correct attribute would
  // also be reported as missing.
  for (const { message } of unknown.length > 0 ? unknown : issues) yield `<${name}> : ${message}`;
  for (const [key, value] of Object.entries(values)) {
    const schema: z.core.$ZodType | undefined = props.shape[key];
    for (const message of schema
      ? checkValue(value, readNode(schema).meta, name, { ...place, line })
      : [])
      yield `<${name}> : ${key} : ${message}`;
  }
  if (name === 'Repere' && Object.keys(values).length !== 1)
    yield '<Repere> montre un chiffre, et un seul : chiffre="…" ou delai="…".';
}

/** Names the component that shows an id, if it is a figure of another table. */
function suggestComponent(table: NamedTable, id: string, { figures }: Context): string {
  const [name] =
    Object.entries(figureComponents).find(([, other]) => Object.hasOwn(figures[other], id)) ?? [];
  return name && table in figures ? ` <${name} id="${id}" /> existe.` : '';
}

/**
 * Checks the value of a field or of an attribute: its ids, its address and its text. `by` names it
 * in the messages.
 */
function* checkValue(
  value: string,
  { table, list, page, redaction }: Meta,
  by: string,
  place: TextPlace,
): Iterable<string> {
  const { context, entry } = place;
  const isTable = entry.table !== undefined;
  const ids = list ? splitIds(value) : [value];
  for (const id of table ? ids : [])
    if (table && !context.hasId(table, id)) {
      const near = formatSuggestion(findNearest(id, context.listIds(table)));
      const hint = suggestComponent(table, id, context) || near || ' Cherchez-y le bon nom.';
      yield `« ${id} » n’existe pas dans content/${locateIds(table)}.${hint}`;
    } else if (table && !isTable) yield* checkFigure(table, id, by, place);
  if (page) yield* checkLink(value, entry.route, context);
  if (redaction !== 'ligne') return;
  // One-line texts of tables may contain typed numbers.
  for (const node of parseLine(value).children)
    if (isTag(node) || !isTable)
      for (const { message } of checkNode(node, { ...place, form: 'ligne' })) yield message;
}
