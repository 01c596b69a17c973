import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { z } from 'zod';
import { nearest } from '../../domain/nearest.ts';
import { all, didYouMean, either } from '../../domain/suggest.ts';
import { type ComponentName, type WritingComponent, writingComponents } from '../components.ts';
import { splitIds } from '../look-up.ts';
import { nodeOf, type SchemaNode } from '../schemas/node.ts';
import { htmlMessage } from '../text/html.ts';
import type { Tag } from '../text/tags.ts';
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

function checkPlace(element: Tag, component: WritingComponent, isAlone: boolean, place: TextPlace): string[] {
  if (component.place === 'bloc' && !place.isBody) {
    return [`<${element.name}> ne va pas dans un champ : il n’a sa place que dans le texte de la page.`];
  }
  if (component.place === 'bloc' && element.type === 'mdxJsxTextElement' && !isAlone) {
    return [`<${element.name}> ne va pas dans une phrase. Mettez-le seul, entre deux lignes vides.`];
  }
  return [];
}

function checkContent(element: Tag, component: WritingComponent, place: TextPlace): string[] {
  const problems: string[] = [];
  if (component.contenu === 'non' && element.children.length > 0)
    problems.push(`<${element.name}> ne contient rien : fermez-le aussitôt, <${element.name} … />.`);
  if (component.contenu === 'oui' && element.children.length === 0)
    problems.push(`<${element.name}> est vide. Écrivez son texte entre <${element.name}> et </${element.name}>.`);
  if (component.champ && !place.fields.has(component.champ)) {
    problems.push(
      `<${element.name} /> montre le champ « ${component.champ} », que cette page n’a pas. Ajoutez le champ en tête du fichier, ou supprimez la balise.`,
    );
  }
  return problems;
}

function checkAttributes(element: Tag, component: WritingComponent, place: TextPlace, context: Context): string[] {
  const problems: string[] = [];
  const values: Record<string, string> = {};
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      problems.push(`<${element.name}> : les accolades sont du code. Un attribut s’écrit nom="valeur".`);
      continue;
    }
    const { name, value } = attribute as MdxJsxAttribute;
    const known = Object.keys(component.props.shape);
    if (!known.includes(name)) {
      problems.push(
        `<${element.name}> n’a pas d’attribut « ${name} ».${didYouMean(nearest(name, known)) || (known.length > 0 ? ` Il a ${all(known)}.` : ' Il n’en a aucun.')}`,
      );
    } else if (typeof value !== 'string') {
      problems.push(`<${element.name}> : l’attribut « ${name} » attend un texte entre guillemets, ${name}="…".`);
    } else if (name in values) {
      problems.push(`<${element.name}> : l’attribut « ${name} » est écrit deux fois.`);
    } else values[name] = value;
  }
  if (problems.length > 0) return problems;
  for (const [name, schema] of Object.entries(component.props.shape) as [string, z.core.$ZodType][]) {
    const value = values[name];
    const node = nodeOf(schema);
    if (value !== undefined) problems.push(...checkValue(element, name, value, node, place, context));
    else if (!node.isOptional)
      problems.push(`<${element.name}> : il manque l’attribut « ${name} ». ${node.meta.description ?? ''}`.trim());
  }
  return problems;
}

function checkValue(
  element: Tag,
  name: string,
  value: string,
  { schema, meta, choices }: SchemaNode,
  place: TextPlace,
  context: Context,
): string[] {
  const { table, list, page, redaction } = meta;
  const label = `<${element.name}> : ${name}`;
  if (table) {
    const wanted = list ? splitIds(value) : [value];
    return wanted.filter((id) => !context.ids[table].has(id)).map((id) => `${label} : ${unknownId(id, table, context)}`);
  }
  if (page) {
    const problem = linkProblem(value, place.route, context);
    return problem ? [`${label} : ${problem}`] : [];
  }
  if (redaction === 'ligne') return lineProblems(value, context).map((problem) => `${label} : ${problem}`);
  const result = z.safeParse(schema, value);
  if (result.success) return [];
  return [
    `${label} : « ${value} » n’est pas permis.${choices.length > 0 ? ` Choisissez ${either(choices.map(String))}.` : ` ${meta.description ?? ''}`}`,
  ];
}
