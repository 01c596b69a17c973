import type { Nodes, Parents } from 'mdast';
import type { z } from 'zod';
import { formatSuggestion } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { findComponent, type WritingComponent, writingComponents } from '../components.ts';
import { figureComponents } from '../figures.ts';
import { locateIds } from '../files.ts';
import { splitIds } from '../look-up.ts';
import { htmlMessage } from '../mdx/html.ts';
import { parseLine } from '../mdx/parse.ts';
import { isTag, readAttributes, type Tag } from '../mdx/tags.ts';
import { readNode } from '../schemas/node.ts';
import type { Meta } from '../schemas/types.ts';
import type { TextPlace } from './context.ts';
import { attribute, parseFields } from './fields.ts';
import { checkLink } from './links.ts';
import { checkFigure, describeTypedNumber, findTypedNumbers } from './numbers.ts';
import { checkSyntax } from './syntax.ts';

/** Message with a line of the text, in which the first line is 1. */
type Found = Iterable<{ line: number; message: string }>;

/** Checks the words, tags and syntax of a text, or of a one-line text. */
export function* checkNode(node: Nodes, place: TextPlace, parent?: Parents, isFree = false): Found {
  const line = node.position?.start.line ?? 1;
  const isAlone = parent?.type === 'paragraph' && parent.children.length === 1;
  if (node.type === 'text') {
    if (!isFree) yield* checkWords(node.value, line, place);
    return;
  }
  const messages = isTag(node) ? checkTag(node, isAlone, place) : checkSyntax(node, place);
  for (const message of messages) yield { line, message };
  const isInLibre = isFree || (isTag(node) && node.name === 'Libre');
  if ('children' in node)
    for (const child of node.children) yield* checkNode(child, place, node, isInLibre);
}

function* checkWords(words: string, line: number, { form, context }: TextPlace): Found {
  const isLine = form === 'ligne';
  for (const { index, typed } of findTypedNumbers(words)) {
    const lineInNode = words.slice(0, index).split('\n').length - 1;
    const message = describeTypedNumber(typed, context.figures, isLine);
    yield { line: line + lineInNode, message };
  }
  const [, open] = /<([A-Z]\w*)/.exec(words) ?? [];
  for (const [pattern, message] of isLine ? [...refusedSigns, ...refusedInLine] : refusedSigns)
    if (pattern.test(words))
      yield { line, message: open && pattern.source === '<' ? describeMisplaced(open) : message };
}

const refusedSigns: [RegExp, string][] = [
  [/["“”]/, 'Guillemets droits ou anglais. En français : « … ».'],
  [
    /(?:^|\s)--?(?=\s)/,
    'Un trait d’union sert de tiret. Employez une virgule, deux-points ou des parenthèses.',
  ],
];
const refusedInLine: [RegExp, string][] = [
  [/</, 'le signe < commence une balise. Pour « plus petit que », écrivez « moins de ».'],
  [
    /\*\*|\]\(|[{}]/,
    'une ligne n’a ni gras, ni lien, ni accolade : des mots et des chiffres seulement.',
  ],
];

const lineTags = [...Object.keys(figureComponents), 'Compte', 'Selon'];
const lineTagList = lineTags.map((each) => `<${each}>`).join(', ');
const describeMisplaced = (name: string) =>
  `<${name}> ne va pas dans une ligne : seuls ${lineTagList} le peuvent.`;

/** Checks the tag of a component. `isAlone` is true if its paragraph contains nothing else. */
function* checkTag(tag: Tag, isAlone: boolean, place: TextPlace): Iterable<string> {
  const name = tag.name ?? '';
  const component = findComponent(name);
  if (place.form === 'ligne' && !lineTags.includes(name)) yield describeMisplaced(name);
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

function* checkPosition(
  { name, type, children }: Tag,
  { place: where, contenu, champ }: WritingComponent,
  isAlone: boolean,
  { form, fields }: TextPlace,
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
  if (champ && !fields.has(champ))
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
  const line = place.line + (tag.position?.start.line ?? 1) - 1;
  for (const [key, value] of Object.entries(values)) {
    const schema: z.core.$ZodType | undefined = props.shape[key];
    const { meta } = schema ? readNode(schema) : {};
    for (const message of meta ? checkValue(value, meta, name, { ...place, line }) : [])
      yield `<${name}> : ${key} : ${message}`;
  }
  if (name === 'Repere' && Object.keys(values).length !== 1)
    yield '<Repere> montre un chiffre, et un seul : chiffre="…" ou delai="…".';
  const wording = name === 'Selon' ? place.context.tables.selon.lignes[values['id'] ?? ''] : {};
  if (place.form === 'ligne' && /\[|\*\*|<(?!Site)/.test(Object.values(wording ?? {}).join('')))
    yield `<Selon id="${values['id']}" /> ne va pas dans une ligne : cette phrase de ` +
      'content/tables/selon.yaml a un lien ou du gras. Ôtez-le, ou déplacez-la dans un texte.';
}

/**
 * Checks the value of a field or of an attribute: its ids, its address and its text. `by` names it
 * in the messages.
 */
export function* checkValue(
  value: string,
  { table, list, page, redaction }: Meta,
  by: string,
  place: TextPlace,
): Iterable<string> {
  const { context, route, isTable } = place;
  const ids = list ? splitIds(value) : [value];
  for (const id of table ? ids : [])
    if (table && !context.hasId(table, id)) {
      const near = formatSuggestion(findNearest(id, context.listIds(table)));
      yield `« ${id} » n’existe pas dans content/${locateIds(table)}.${near}`;
    } else if (table && !isTable) yield* checkFigure(table, id, by, place);
  const wrongLink = page && checkLink(value, route, context);
  if (wrongLink) yield wrongLink;
  if (redaction !== 'ligne') return;
  for (const node of parseLine(value).children)
    if (isTag(node) || !isTable)
      for (const { message } of checkNode(node, { ...place, form: 'ligne' })) yield message;
}
