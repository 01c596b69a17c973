import { z } from 'zod';
import { formatSuggestion, listWithAnd, listWithOr } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { type ComponentName, type WritingComponent, writingComponents } from '../components.ts';
import { splitIds } from '../look-up.ts';
import { htmlMessage } from '../mdx/html.ts';
import { readAttributes, type Tag } from '../mdx/tags.ts';
import { readNode, type SchemaNode } from '../schemas/node.ts';
import type { Context } from './context.ts';
import type { AuthoredValue } from './entry.ts';
import { lineProblems } from './line-problems.ts';
import { linkProblem, unknownId } from './references.ts';

const names = Object.keys(writingComponents) as ComponentName[];

/**
 * Position of a text, the route of its page (for links like #ancre), and the fields that its
 * components may show.
 */
export type TextPlace = Pick<AuthoredValue, 'file' | 'line' | 'isBody'> & {
  route: string;
  fields: Set<string>;
};

/**
 * Checks a component. `isAlone` is true if its paragraph contains nothing else: the compiler then
 * removes the paragraph.
 */
export function* checkElement(
  element: Tag,
  isAlone: boolean,
  place: TextPlace,
  context: Context,
): Iterable<string> {
  const name = element.name ?? '';
  const html = htmlMessage(name);
  const component: WritingComponent | undefined = writingComponents[name as ComponentName];
  if (name === '') yield 'Les balises vides <> ne servent à rien ici. Supprimez-les.';
  else if (html) yield html;
  else if (component) {
    yield* checkPlace(element, component, isAlone, place);
    yield* checkAttributes(element, component, place, context);
    yield* checkContent(element, component, place);
  } else {
    const near = formatSuggestion(findNearest(name, names).map((each) => `<${each}>`));
    yield `Le composant <${name}> n’existe pas.${near || ' La liste est dans content/README.md.'}`;
  }
}

function* checkPlace(
  { name, type }: Tag,
  { place }: WritingComponent,
  isAlone: boolean,
  { isBody }: TextPlace,
): Iterable<string> {
  if (place === 'phrase') return;
  if (!isBody)
    yield `<${name}> ne va pas dans un champ : il n’a sa place que dans le texte de la page.`;
  else if (type !== 'mdxJsxFlowElement' && !isAlone)
    yield `<${name}> ne va pas dans une phrase. Mettez-le seul, entre deux lignes vides.`;
}

function* checkContent(
  { name, children }: Tag,
  { contenu, champ }: WritingComponent,
  { fields }: TextPlace,
): Iterable<string> {
  const isEmpty = children.length === 0;
  if (contenu === 'non' && !isEmpty)
    yield `<${name}> ne contient rien : fermez-le aussitôt, <${name} … />.`;
  if (contenu === 'oui' && isEmpty)
    yield `<${name}> est vide. Écrivez son texte entre <${name}> et </${name}>.`;
  if (champ && !fields.has(champ))
    yield `<${name} /> montre le champ « ${champ} », que cette page n’a pas. Ajoutez le champ ` +
      'en tête du fichier, ou supprimez la balise.';
}

function* checkAttributes(
  element: Tag,
  { props }: WritingComponent,
  place: TextPlace,
  context: Context,
): Iterable<string> {
  const shape: Record<string, z.core.$ZodType> = props.shape;
  const problems = [...attributeProblems(element, Object.keys(shape))];
  yield* problems;
  if (problems.length > 0) return;
  const values = readAttributes(element);
  for (const [name, schema] of Object.entries(shape)) {
    const node = readNode(schema);
    const value = values[name];
    if (value !== undefined)
      yield* checkValue(`<${element.name}> : ${name}`, value, node, place, context);
    else if (!node.isOptional)
      yield `<${element.name}> : il manque l’attribut « ${name} ». ` +
        `${node.meta.description ?? ''}`.trim();
  }
}

/** Checks the syntax of the attributes, not their values. */
function* attributeProblems({ name: tag, attributes }: Tag, known: string[]): Iterable<string> {
  const seen = new Set<string>();
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      yield `<${tag}> : les accolades sont du code. Un attribut s’écrit nom="valeur".`;
      continue;
    }
    const { name, value } = attribute;
    if (!known.includes(name)) {
      const others = known.length > 0 ? ` Il a ${listWithAnd(known)}.` : ' Il n’en a aucun.';
      yield `<${tag}> n’a pas d’attribut « ${name} ` +
        `».${formatSuggestion(findNearest(name, known)) || others}`;
    } else if (typeof value !== 'string')
      yield `<${tag}> : l’attribut « ${name} » attend un texte entre guillemets, ${name}="…".`;
    else if (seen.has(name)) yield `<${tag}> : l’attribut « ${name} » est écrit deux fois.`;
    else seen.add(name);
  }
}

function* checkValue(
  label: string,
  value: string,
  node: SchemaNode,
  place: TextPlace,
  context: Context,
): Iterable<string> {
  const { table, list, page, redaction, description = '' } = node.meta;
  if (table) {
    for (const id of list ? splitIds(value) : [value])
      if (!context.ids[table].has(id)) yield `${label} : ${unknownId(id, table, context)}`;
  } else if (page) {
    const problem = linkProblem(value, place.route, context);
    if (problem) yield `${label} : ${problem}`;
  } else if (redaction === 'ligne')
    for (const problem of lineProblems(value, context)) yield `${label} : ${problem}`;
  else if (!z.safeParse(node.schema, value).success) {
    const choices = node.choices.map(String);
    yield `${label} : « ${value} » n’est pas permis. ` +
      `${choices.length > 0 ? `Choisissez ${listWithOr(choices)}.` : description}`;
  }
}
