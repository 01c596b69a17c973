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

/** Message with a line of the text, in which the first line is 1. */
type Found = Iterable<{ line: number; message: string }>;

/** Checks the words, tags and syntax of a text, or of a one-line text. */
export function* checkNode(node: Nodes, place: TextPlace, parent?: Parents, isFree = false): Found {
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
  const isInLibre = isFree || (isTag(node) && node.name === 'Libre');
  if ('children' in node)
    for (const child of node.children) yield* checkNode(child, place, node, isInLibre);
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

/** Checks a node that is neither words nor a component. */
function* checkSyntax(node: Nodes, { route, context }: TextPlace): Iterable<string> {
  const message = refused[node.type];
  if (message) yield message;
  if (node.type === 'link' || node.type === 'definition') {
    yield* checkLink(node.url, route, context);
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
  for (const [key, value] of Object.entries(values)) {
    const schema: z.core.$ZodType | undefined = props.shape[key];
    for (const message of schema ? checkValue(value, readNode(schema).meta, name, place) : [])
      yield `<${name}> : ${key} : ${message}`;
  }
  if (name === 'Repere' && Object.keys(values).length !== 1)
    yield '<Repere> montre un chiffre, et un seul : chiffre="…" ou delai="…".';
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
    } else if (table && !isTable) yield* checkFigure(table, id, by, context.figures);
  if (page) yield* checkLink(value, route, context);
  if (redaction !== 'ligne') return;
  for (const node of parseLine(value).children)
    if (isTag(node) || !isTable)
      for (const { message } of checkNode(node, { ...place, form: 'ligne' })) yield message;
}
