import { z } from 'zod';
import { nearest } from '../../domain/nearest.ts';
import { all, didYouMean, either } from '../../domain/suggest.ts';
import { type ComponentName, type WritingComponent, writingComponents } from '../components.ts';
import { splitIds } from '../look-up.ts';
import { nodeOf, type SchemaNode } from '../schemas/node.ts';
import { htmlMessage } from '../text/html.ts';
import { attributesOf, type Tag } from '../text/tags.ts';
import type { Context, TextPlace } from './context.ts';
import { lineProblems } from './line-problems.ts';
import { linkProblem } from './links.ts';
import { unknownId } from './unknown-id.ts';

const names = Object.keys(writingComponents) as ComponentName[];

/** `isAlone`: nothing else in its paragraph, so that the compiler takes it out of it. */
export function checkElement(element: Tag, isAlone: boolean, place: TextPlace, context: Context): string[] {
  const name = element.name ?? '';
  if (name === '') return ['Les balises vides <> ne servent à rien ici. Supprimez-les.'];
  const html = htmlMessage(name);
  if (html) return [html];
  const component: WritingComponent | undefined = writingComponents[name as ComponentName];
  if (!component)
    return [
      `Le composant <${name}> n’existe pas.${didYouMean(nearest(name, names).map((each) => `<${each}>`)) || ' La liste est dans content/README.md.'}`,
    ];
  return [
    ...checkPlace(element, component, isAlone, place),
    ...checkAttributes(element, component, place, context),
    ...checkContent(element, component, place),
  ];
}

function checkPlace({ name, type }: Tag, component: WritingComponent, isAlone: boolean, { isBody }: TextPlace): string[] {
  if (component.place === 'phrase') return [];
  if (!isBody) return [`<${name}> ne va pas dans un champ : il n’a sa place que dans le texte de la page.`];
  if (type === 'mdxJsxFlowElement' || isAlone) return [];
  return [`<${name}> ne va pas dans une phrase. Mettez-le seul, entre deux lignes vides.`];
}

function checkContent({ name, children }: Tag, { contenu, champ }: WritingComponent, { fields }: TextPlace): string[] {
  const filled = `<${name}> ne contient rien : fermez-le aussitôt, <${name} … />.`;
  const empty = `<${name}> est vide. Écrivez son texte entre <${name}> et </${name}>.`;
  const absent = `<${name} /> montre le champ « ${champ} », que cette page n’a pas. Ajoutez le champ en tête du fichier, ou supprimez la balise.`;
  return [
    ...(contenu === 'non' && children.length > 0 ? [filled] : []),
    ...(contenu === 'oui' && children.length === 0 ? [empty] : []),
    ...(champ && !fields.has(champ) ? [absent] : []),
  ];
}

function checkAttributes(element: Tag, { props }: WritingComponent, place: TextPlace, context: Context): string[] {
  const shape: Record<string, z.core.$ZodType> = props.shape;
  const problems = attributeProblems(element, Object.keys(shape));
  if (problems.length > 0) return problems;
  const values = attributesOf(element);
  return Object.entries(shape).flatMap(([name, schema]) => {
    const node = nodeOf(schema);
    const value = values[name];
    if (value !== undefined) return checkValue(`<${element.name}> : ${name}`, value, node, place, context);
    return node.isOptional ? [] : `<${element.name}> : il manque l’attribut « ${name} ». ${node.meta.description ?? ''}`.trim();
  });
}

/** How the attributes of a tag are written, whatever they say. */
function attributeProblems({ name: tag, attributes }: Tag, known: string[]): string[] {
  const seen = new Set<string>();
  return attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return `<${tag}> : les accolades sont du code. Un attribut s’écrit nom="valeur".`;
    const { name, value } = attribute;
    if (!known.includes(name))
      return `<${tag}> n’a pas d’attribut « ${name} ».${didYouMean(nearest(name, known)) || (known.length > 0 ? ` Il a ${all(known)}.` : ' Il n’en a aucun.')}`;
    if (typeof value !== 'string') return `<${tag}> : l’attribut « ${name} » attend un texte entre guillemets, ${name}="…".`;
    if (seen.has(name)) return `<${tag}> : l’attribut « ${name} » est écrit deux fois.`;
    seen.add(name);
    return [];
  });
}

function checkValue(label: string, value: string, node: SchemaNode, { route }: TextPlace, context: Context): string[] {
  const { table, list, page, redaction, description } = node.meta;
  if (table) {
    const wanted = list ? splitIds(value) : [value];
    return wanted.filter((id) => !context.ids[table].has(id)).map((id) => `${label} : ${unknownId(id, table, context)}`);
  }
  if (page) {
    const problem = linkProblem(value, route, context);
    return problem ? [`${label} : ${problem}`] : [];
  }
  if (redaction === 'ligne') return lineProblems(value, context).map((problem) => `${label} : ${problem}`);
  if (z.safeParse(node.schema, value).success) return [];
  const choices = node.choices.map(String);
  return [
    `${label} : « ${value} » n’est pas permis.${choices.length > 0 ? ` Choisissez ${either(choices)}.` : ` ${description ?? ''}`}`,
  ];
}
