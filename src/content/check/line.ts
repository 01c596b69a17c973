import { nearest } from '../../domain/nearest.ts';
import { type FigureTable, figureComponents } from '../figures.ts';
import { type LineTagData, parseLine } from '../text/line.ts';
import { attributesOf, isTag, type Tag } from '../text/tags.ts';
import type { Context } from './context.ts';
import { numberMessage, typedNumbers } from './numbers.ts';
import { didYouMean } from './problem.ts';

/** What is wrong in a line: it holds words and figures by id, nothing else. */
export function lineProblems(line: string, context: Context): string[] {
  const nodes = parseLine(line).children;
  const problems = nodes.filter(isTag).flatMap((tag) => tagProblem(tag, context) ?? []);
  const words = nodes.map((node) => (node.type === 'text' ? node.value : '')).join('');
  for (const { text } of typedNumbers(words)) problems.push(numberMessage(text, context.values.figures));
  if (/["“”]/.test(words)) problems.push('guillemets droits ou anglais ; en français : « … ».');
  if (/\*\*|\]\(|[{}]/.test(words))
    problems.push('une ligne n’a ni gras, ni lien, ni accolade : des mots et des chiffres seulement.');
  return problems;
}

function tagProblem(tag: Tag, context: Context): string | undefined {
  const { source, isWellFormed } = tag.data as LineTagData;
  const name = tag.name ?? '';
  const table: FigureTable | undefined = figureComponents[name];
  if (!table) return `« ${source} » ne va pas dans une ligne : seuls <Prix>, <Plafond>, <Delai> et <Chiffre> le peuvent.`;
  const { id, ...others } = attributesOf(tag);
  if (id === undefined || !isWellFormed || Object.keys(others).length > 0) return `« ${source} » s’écrit <${name} id="…" />.`;
  return context.ids[table].has(id)
    ? undefined
    : `« ${id} » n’existe pas dans content/${context.tableFiles[table]}.${didYouMean(nearest(id, context.ids[table]))}`;
}
