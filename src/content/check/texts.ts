import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { formatSuggestion, listWithOr } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { owners } from '#src/lib/owners.ts';
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
import { findTags, getMeta } from '../mdx/find-tags.ts';
import { htmlMessage } from '../mdx/html.ts';
import { parseLine, parseText } from '../mdx/parse.ts';
import { isTag, readAttributes, type Tag } from '../mdx/tags.ts';
import { Text } from '../mdx/text.ts';
import { blockNames } from '../schemas/blocks.ts';
import type { Meta, NamedTable } from '../schemas/types.ts';
import type { Context, TextPlace } from './context.ts';
import type { Entry } from './entry.ts';
import { attribute, parseFields } from './fields.ts';
import { checkLink } from './links.ts';
import { checkFigure, describeTypedNumber, findTypedNumbers } from './numbers.ts';
import { error, fieldName, type Problem } from './problem.ts';

const hasField = ({ data }: Pick<Entry, 'data'>, name: string) =>
  (data as Record<string, unknown>)[name] !== undefined;

/**
 * Checks everything that a writer has typed in a file: one-line texts, long texts, ids and
 * addresses.
 */
export function checkTexts(entry: Entry, context: Context): Problem[] {
  const problems: Problem[] = [];
  for (const { value, meta, path, line } of entry.authored) {
    if (entry.table === 'redirections' && context.redirected.has(value)) continue;
    const name = fieldName(path.at(-1) === value ? path.slice(0, -1) : path);
    const prefix = meta.redaction === 'texte' ? '' : `${name} : `;
    const form = path.length === 0 ? 'corps' : 'champ';
    const report: TextPlace['report'] = (message, lineInText = 1) =>
      problems.push(error({ file: entry.file, line: line + lineInText - 1 }, prefix + message));
    checkValue(value, meta, { context, entry, line, form, report });
  }
  const tree = entry.page && entry.authored.at(-1)?.tree();
  if (!tree) return problems;
  const tagNames = Array.from(findTags(tree), ({ name }) => name);
  for (const name of blockNames) {
    const tag = componentName(name);
    if (hasField(entry, name) && !tagNames.includes(tag))
      problems.push(
        entry.at(
          [name],
          `${name} : ce champ n’apparaît nulle part dans la page. Placez <${tag} /> dans le ` +
            'texte, ou supprimez le champ.',
        ),
      );
  }
  return problems;
}

/** Checks the value of a field or of an attribute: its ids, its address and its text. */
export function checkValue(value: string, meta: Meta, place: TextPlace): void {
  const { table, list, page, redaction } = meta;
  const { context, entry } = place;
  const isTable = entry.table !== undefined;
  const ids = list ? splitIds(value) : [value];
  for (const id of table ? ids : [])
    if (table && !context.hasId(table, id)) {
      const near = formatSuggestion(findNearest(id, context.listIds(table)));
      const hint = suggestComponent(table, id, context) || near || ' Cherchez-y le bon nom.';
      place.report(`« ${id} » n’existe pas dans content/${locateIds(table)}.${hint}`);
    } else if (!isTable) checkFigure(meta, id, place);
  if (page) checkLink(value, place);
  if (redaction === 'texte') checkText(value, place);
  // One-line texts of tables may contain typed numbers.
  for (const node of redaction === 'ligne' ? parseLine(value).children : [])
    if (isTag(node) || !isTable) checkNode(node, { ...place, form: 'ligne' });
}

function checkText(value: string, place: TextPlace): void {
  const { tree, problem } = parseText(value);
  if (problem) place.report(problem.message, problem.line);
  if (!tree) return;
  checkNode(tree, place);
  checkLineStarts(tree, value, place);
  let level = 1;
  const ownerOf = owners();
  for (const { level: depth, id, words, line } of new Text(tree, place.context.values).headings()) {
    if (place.form === 'champ')
      place.report('Un titre ne va pas dans un champ : il n’y a que des phrases ici.', line);
    else if (depth === 1 || depth > Math.min(3, level + 1))
      place.report(
        'Un texte a deux niveaux de titres : ## et, sous un ##, ###. Le titre de la page est le ' +
          'champ « titre ».',
        line,
      );
    level = depth;
    if (ownerOf(id, words))
      place.report(
        `Deux titres de la page s’écrivent « ${words} ». Changez l’un des deux : leurs ` +
          'adresses seraient les mêmes.',
        line,
      );
  }
}

/** Checks the words, tags and syntax of a text, or of a one-line text. */
function checkNode(node: Nodes, place: TextPlace, parent?: Parents, isFree = false): void {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'text') {
    for (const { index, typed } of isFree ? [] : findTypedNumbers(node.value)) {
      const message = describeTypedNumber(typed, place.context.figures, place.form === 'ligne');
      place.report(message, line + node.value.slice(0, index).split('\n').length - 1);
    }
    return;
  }
  const here: TextPlace = {
    ...place,
    line: place.line + line - 1,
    report: (message) => place.report(message, line),
  };
  if (isTag(node)) {
    const isAlone = parent?.type === 'paragraph' && parent.children.length === 1;
    checkTag(node, isAlone, here);
    checkItems(node, place);
  } else checkSyntax(node, here);
  const isInLibre = isFree || (isTag(node) && node.name === 'Libre');
  if ('children' in node)
    for (const child of node.children) checkNode(child, place, node, isInLibre);
}

/** Reports tables without their second line, and items of lists without their space. */
function checkLineStarts(tree: Root, source: string, { report }: TextPlace): void {
  const lines = source.split('\n');
  visit(tree, 'paragraph', ({ position }) => {
    const { start, end } = position ?? { start: { line: 1 }, end: { line: 0 } };
    const [from, to] = [start.line - 1, end.line];
    const index = lines.slice(from, to).findIndex((each) => /^\s*(?:\||-[^\s-])/.test(each));
    const isTable = lines[from + index]?.trim().startsWith('|');
    const message = isTable
      ? 'Ces lignes ne font pas un tableau : écrivez « | --- | --- | » sous la première.'
      : 'Il manque un espace après le tiret : un élément de liste commence par « - ».';
    if (index >= 0) report(message, start.line + index);
  });
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

function checkSyntax(node: Nodes, place: TextPlace): void {
  const message = refused[node.type];
  if (message) place.report(message);
  if (node.type === 'link' || node.type === 'definition') checkLink(node.url, place);
  if (node.type !== 'image') return;
  if (!node.alt?.trim())
    place.report(
      'L’image n’a pas de texte de remplacement. Écrivez ce qu’elle montre : ![texte](…).',
    );
  if (!place.context.images.has(node.url))
    place.report(`L’image « ${node.url} » n’est pas dans public/.`);
}

const lineTags = [...Object.keys(figureComponents), 'Compte', 'Selon'];
const lineTagList = lineTags.map((each) => `<${each}>`).join(', ');

/** Checks the tag of a component. `isAlone` is true if its paragraph contains nothing else. */
function checkTag(tag: Tag, isAlone: boolean, place: TextPlace): void {
  const name = tag.name ?? '';
  const component = findComponent(name);
  if (place.form === 'ligne' && !lineTags.includes(name))
    place.report(`<${name}> ne va pas dans une ligne : seuls ${lineTagList} le peuvent.`);
  else if (component) {
    checkPosition(tag, component, isAlone, place);
    checkAttributes(tag, component, place);
  } else {
    const near = findNearest(name, Object.keys(writingComponents)).map((each) => `<${each}>`);
    place.report(
      htmlMessage(name) ??
        `Le composant <${name}> n’existe pas.` +
          (formatSuggestion(near) || ' La liste est dans content/README.md.'),
    );
  }
}

const paymentNames = Object.keys(paymentStates);
/** Components that contain only a list, each with the bold words that begin its items. */
const namedLists: Record<string, { what: string; names?: string[] }> = {
  Definitions: { what: 'le nom' },
  Paye: { what: listWithOr(paymentNames), names: paymentNames },
};

function checkItems({ name, children, position }: Tag, { report }: TextPlace): void {
  const list = namedLists[name ?? ''];
  if (!list) return;
  const wrong = children.find(({ type }) => type !== 'list');
  if (wrong || children.length === 0)
    report(
      `<${name}> ne contient qu’une liste : « - **…** puis le texte ». Le reste va avant.`,
      (wrong?.position ?? position)?.start.line,
    );
  for (const item of children.flatMap((node) => (node.type === 'list' ? node.children : []))) {
    const [paragraph] = item.children;
    const start = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    const [words] = start?.type === 'strong' ? start.children : [];
    const isNamed =
      words && (!list.names || ('value' in words && list.names.includes(words.value)));
    if (!isNamed)
      report(
        `Il manque ici ${list.what} en gras : « - **…** puis le texte ».`,
        item.position?.start.line,
      );
  }
}

function checkPosition(
  { name, type, children }: Tag,
  { place: where, contenu, champ }: WritingComponent,
  isAlone: boolean,
  { form, entry, report }: TextPlace,
): void {
  const isEmpty = children.length === 0;
  if (where === 'bloc' && form === 'champ')
    report(`<${name}> ne va pas dans un champ : il n’a sa place que dans le texte de la page.`);
  else if (where === 'bloc' && type !== 'mdxJsxFlowElement' && !isAlone)
    report(`<${name}> ne va pas dans une phrase. Mettez-le seul, entre deux lignes vides.`);
  if (contenu === 'non' && !isEmpty)
    report(`<${name}> ne contient rien : fermez-le aussitôt, <${name} … />.`);
  if (contenu === 'oui' && isEmpty)
    report(`<${name}> est vide. Écrivez son texte entre <${name}> et </${name}>.`);
  if (champ && !hasField(entry, champ))
    report(
      `<${name} /> montre le champ « ${champ} », que cette page n’a pas. Ajoutez le champ ` +
        'en tête du fichier, ou supprimez la balise.',
    );
}

function checkAttributes(tag: Tag, { props }: WritingComponent, place: TextPlace): void {
  const { name } = tag;
  const values = readAttributes(tag);
  if (Object.keys(values).length < tag.attributes.length) {
    place.report(
      `<${name}> : un attribut s’écrit une fois, nom="valeur", entre guillemets et sans ` +
        'accolades.',
    );
    return;
  }
  const { issues } = parseFields(props, values, attribute);
  const unknown = issues.filter(({ path: [first = ''] }) => !(first in props.shape));
  // If the name of an attribute is wrong, reports only this. Otherwise the correct attribute would
  // also be reported as missing.
  for (const { message } of unknown.length > 0 ? unknown : issues)
    place.report(`<${name}> : ${message}`);
  for (const [key, value] of Object.entries(values)) {
    const report = (message: string) => place.report(`<${name}> : ${key} : ${message}`);
    checkValue(value, getMeta(tag, key), { ...place, report });
  }
}

/** Names the component that shows an id, if it is a figure of another table. */
function suggestComponent(table: NamedTable, id: string, { figures }: Context): string {
  const [name] =
    Object.entries(figureComponents).find(([, other]) => Object.hasOwn(figures[other], id)) ?? [];
  return name && table in figures ? ` <${name} id="${id}" /> existe.` : '';
}
