import { writingComponents } from '../components.ts';
import { type FigureTable, figureComponents } from '../figures.ts';
import { parseLine } from '../mdx/parse.ts';
import { isTag, readAttributes, type Tag } from '../mdx/tags.ts';
import type { Context } from './context.ts';
import { numberMessage, typedNumbers } from './numbers.ts';
import { unknownId } from './references.ts';

/** Checks that a line contains only words and figures by id. */
export function* lineProblems(line: string, context: Context): Iterable<string> {
  const nodes = parseLine(line).children;
  yield* tagProblems(line, context);
  const words = nodes.map((node) => (node.type === 'text' ? node.value : '')).join('');
  for (const { text } of typedNumbers(words)) yield numberMessage(text, context.figures);
  if (/["“”]/.test(words)) yield 'guillemets droits ou anglais ; en français : « … ».';
  const [open] = /^[A-Z]\w*/.exec(words.slice(words.indexOf('<') + 1)) ?? [];
  if (open && words.includes('<')) yield misplaced(`<${open}>`);
  else if (words.includes('<'))
    yield 'le signe < commence une balise. Pour « plus petit que », écrivez « moins de ».';
  if (/\*\*|\]\(|[{}]/.test(words))
    yield 'une ligne n’a ni gras, ni lien, ni accolade : des mots et des chiffres seulement.';
}

export const tagProblems = (line: string, context: Context): string[] =>
  parseLine(line)
    .children.filter(isTag)
    .flatMap((tag) => tagProblem(tag, getTagSource(tag, line), context) ?? []);

const misplaced = (source: string) =>
  `« ${source} » ne va pas dans une ligne : seuls <Prix>, <Plafond>, <Delai>, <Chiffre>, ` +
  '<Compte> et <Selon> le peuvent.';

const getTagSource = ({ position }: Tag, line: string) =>
  line.slice(position?.start.offset, position?.end.offset);

const hasBareAttribute = ({ attributes }: Tag) =>
  attributes.some(({ value }) => typeof value !== 'string');

function tagProblem(tag: Tag, source: string, context: Context): string | undefined {
  const name = tag.name ?? '';
  if (name === 'Compte') return countProblem(tag, source, context);
  const table: FigureTable | 'selon' | undefined =
    name === 'Selon' ? 'selon' : figureComponents[name];
  if (!table) return misplaced(source);
  const { id, ...others } = readAttributes(tag);
  if (id === undefined || hasBareAttribute(tag) || Object.keys(others).length > 0)
    return `« ${source} » s’écrit <${name} id="…" />.`;
  if (!context.ids[table].has(id)) return unknownId(id, table, context);
  const {
    mandataire = '',
    courtier = '',
    sansNom = '',
  } = (table === 'selon' && context.wordings?.[id]) || {};
  return [mandataire, courtier, sansNom].some(
    (wording) => [...lineProblems(wording.trim(), context)].length > 0,
  )
    ? `« ${source} » ne va pas dans une ligne : cette phrase de content/tables/selon.yaml a ` +
        'un lien ou du gras. Ôtez-le, ou déplacez-la dans un texte.'
    : undefined;
}

function countProblem(tag: Tag, source: string, context: Context): string | undefined {
  const { success, data } = writingComponents.Compte.props.safeParse(readAttributes(tag));
  if (hasBareAttribute(tag) || !success)
    return `« ${source} » s’écrit <Compte de="…" />, avec majuscule="oui" en tête de phrase.`;
  return context.ids.comptes.has(data.de) ? undefined : unknownId(data.de, 'comptes', context);
}
