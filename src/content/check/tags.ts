import type { z } from 'zod';
import { formatSuggestion } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { type ComponentName, type WritingComponent, writingComponents } from '../components.ts';
import { figureComponents, figureTables } from '../figures.ts';
import { glossaryPage, locateIds } from '../files.ts';
import { splitIds } from '../look-up.ts';
import { htmlMessage } from '../mdx/html.ts';
import { parseLine } from '../mdx/parse.ts';
import { isTag, readAttributes, type Tag } from '../mdx/tags.ts';
import { readNode } from '../schemas/node.ts';
import type { Meta, NamedTable } from '../schemas/types.ts';
import type { Context } from './context.ts';
import { attribute, translateIssues } from './fields.ts';
import { describeTypedNumber, findTypedNumbers } from './numbers.ts';
import type { Place } from './problem.ts';

/** Place of a text: the route of its page, and the fields of this page that components may show. */
export type TextPlace = Required<Place> & {
  context: Context;
  isBody: boolean;
  route: string;
  fields: Set<string>;
  /** True in a table. Its one-line texts may contain typed numbers and indicative figures. */
  isTable: boolean;
};

/** Checks the tag of a component. `isAlone` is true if its paragraph contains nothing else. */
export function* checkTag(tag: Tag, isAlone: boolean, place: TextPlace): Iterable<string> {
  const name = tag.name ?? '';
  const component: WritingComponent | undefined = writingComponents[name as ComponentName];
  if (component) {
    yield* checkPosition(tag, component, isAlone, place);
    yield* checkAttributes(tag, component, place);
    return;
  }
  const near = formatSuggestion(
    findNearest(name, Object.keys(writingComponents)).map((each) => `<${each}>`),
  );
  yield htmlMessage(name) ??
    `Le composant <${name}> n’existe pas.${near || ' La liste est dans content/README.md.'}`;
}

function* checkPosition(
  { name, type, children }: Tag,
  { place: where, contenu, champ }: WritingComponent,
  isAlone: boolean,
  { isBody, fields }: TextPlace,
): Iterable<string> {
  const isEmpty = children.length === 0;
  if (where === 'bloc' && !isBody)
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
  const label = `<${tag.name}>`;
  const values = readAttributes(tag);
  if (Object.keys(values).length < tag.attributes.length) {
    yield `${label} : un attribut s’écrit une fois, nom="valeur", entre guillemets et sans ` +
      'accolades.';
    return;
  }
  const refused = props.safeParse(values).error?.issues ?? [];
  const issues = [...translateIssues(refused, props, values, attribute)];
  const unknown = issues.filter(({ path: [name = ''] }) => !(name in props.shape));
  // If the name of an attribute is wrong, reports only this. Otherwise the correct attribute would
  // also be reported as missing.
  for (const { message } of unknown.length > 0 ? unknown : issues) yield `${label} : ${message}`;
  const line = place.line + (tag.position?.start.line ?? 1) - 1;
  for (const [name, schema] of Object.entries<z.core.$ZodType>(props.shape)) {
    const { meta } = readNode(schema);
    for (const message of checkValue(values[name] ?? '', meta, tag.name ?? '', { ...place, line }))
      yield `${label} : ${name} : ${message}`;
  }
  if (tag.name === 'Repere' && Object.keys(values).length !== 1)
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
  if (value === '') return;
  if (table)
    for (const id of list ? splitIds(value) : [value])
      if (!place.context.ids[table].has(id)) yield describeUnknownId(id, table, place.context);
      else if (!place.isTable) yield* checkFigure(table, id, by, place);
  const wrongLink = page && checkLink(value, place);
  if (wrongLink) yield wrongLink;
  if (redaction === 'ligne') yield* checkLine(value, place);
}

/**
 * Checks two rules. A page shows a figure without a public source only once, with the tag <Repere>.
 * Only the tag <Affirmation> may show a promise of the site without proof, because it hides the
 * promise until there is a proof.
 */
function* checkFigure(
  named: string,
  id: string,
  by: string,
  { file, line, route, context: { figures, ownerOfFigure } }: TextPlace,
): Iterable<string> {
  const table = figureTables.find((each) => each === named);
  const { nom, preuve, indicatif } = (table && figures?.[table][id]) ?? {};
  if (preuve === 'illustratif' && by !== 'Affirmation')
    yield `« ${nom} » n’est pas prouvé : seul <Affirmation chiffre="${id}"> le montre, quand ` +
      'il l’est.';
  const isGuide = by.toLowerCase() === 'repere';
  if (isGuide && nom && !indicatif)
    yield `« ${nom} » n’est pas un repère indicatif : écrivez-le dans la phrase, avec sa source.`;
  if (!isGuide && indicatif)
    yield `« ${nom} » n’a pas de source publique. Montrez-le seul, par <Repere ` +
      `${table === 'delais' ? 'delai' : 'chiffre'}="${id}" />.`;
  const first = isGuide && ownerOfFigure(`${route} ${table} ${id}`, `${file}:${line}`);
  if (first) yield `« ${nom} » est déjà sur cette page (${first}). Un repère s’y montre une fois.`;
}

const lineTags = [...Object.keys(figureComponents), 'Compte', 'Selon'];

/** Checks that a one-line text contains only words, and figures by their id. */
function* checkLine(line: string, place: TextPlace): Iterable<string> {
  const { figures, wordings } = place.context;
  const nodes = parseLine(line).children;
  for (const tag of nodes.filter(isTag)) {
    const name = tag.name ?? '';
    if (!lineTags.includes(name)) yield describeMisplaced(name);
    else yield* checkTag(tag, true, place);
    const { id = '' } = readAttributes(tag);
    const wording = Object.values((name === 'Selon' && wordings?.[id]) || {}).join('');
    if (/\[|\*\*|<(?!Site)/.test(wording))
      yield `<Selon id="${id}" /> ne va pas dans une ligne : cette phrase de ` +
        'content/tables/selon.yaml a un lien ou du gras. Ôtez-le, ou déplacez-la dans un texte.';
  }
  if (place.isTable) return;
  const words = nodes.map((node) => (node.type === 'text' ? node.value : '')).join('');
  for (const { typed } of findTypedNumbers(words)) yield describeTypedNumber(typed, figures, true);
  yield* checkQuotes(words);
  const [, open] = /<([A-Z]\w*)/.exec(words) ?? [];
  if (open) yield describeMisplaced(open);
  else if (words.includes('<'))
    yield 'le signe < commence une balise. Pour « plus petit que », écrivez « moins de ».';
  if (/\*\*|\]\(|[{}]/.test(words))
    yield 'une ligne n’a ni gras, ni lien, ni accolade : des mots et des chiffres seulement.';
}

const lineTagList = lineTags.map((each) => `<${each}>`).join(', ');
const describeMisplaced = (name: string) =>
  `<${name}> ne va pas dans une ligne : seuls ${lineTagList} le peuvent.`;

export function* checkQuotes(words: string): Iterable<string> {
  if (/["“”]/.test(words)) yield 'Guillemets droits ou anglais. En français : « … ».';
}

export function checkLink(url: string, { route: from, context }: TextPlace): string | undefined {
  if (/^(?:mailto|tel):/.test(url)) return undefined;
  if (/^https?:/.test(url))
    return URL.canParse(url) ? undefined : `« ${url} » n’est pas une adresse complète.`;
  if (/^[a-z]+:/i.test(url))
    return `« ${url} » ne peut pas être un lien : https:, mailto: et tel: seulement.`;
  if (!/^[/#]/.test(url))
    return `« ${url} » ne commence ni par / (une page du site) ni par https:// (un autre site).`;
  const [path = '', fragment = ''] = url.split('#');
  const route = path.split('?')[0] || from;
  // Converts the ids to an array. If the glossary cannot be read, its set claims to contain every
  // id.
  if (route === glossaryPage && [...context.ids.glossaire].includes(fragment))
    return (
      `« ${url} » est un mot du glossaire : écrivez <Terme id="${fragment}">…</Terme>. ` +
      'Le site y mène au premier emploi du mot.'
    );
  if (!context.routes.has(route)) {
    const target = context.redirected.get(route);
    if (target) return `« ${route} » a changé d’adresse : écrivez « ${target} ».`;
    return (
      `Aucune page n’a l’adresse « ${route} ».` +
      `${formatSuggestion(findNearest(route, context.routes))} Corrigez-la : c’est le nom du ` +
      'dossier et du fichier, sans « .mdx ». Seulement si cette page a existé, ajoutez aussi ' +
      `« - { de: ${route}, vers: /… } » à content/tables/redirections.yaml.`
    );
  }
  const anchors = fragment ? context.anchors(route) : undefined;
  if (!anchors || anchors.has(fragment)) return undefined;
  const near = findNearest(fragment, anchors).map((each) => `#${each}`);
  return `La page « ${route} » n’a pas d’endroit « #${fragment} ».${formatSuggestion(near)}`;
}

function describeUnknownId(id: string, table: NamedTable, { ids }: Context): string {
  const near = formatSuggestion(findNearest(id, ids[table]));
  return `« ${id} » n’existe pas dans content/${locateIds(table)}.${near}`;
}
