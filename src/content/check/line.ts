import { nearest } from '../../domain/nearest.ts';
import { figureComponents } from '../figures.ts';
import type { Context } from './context.ts';
import { numberMessage, typedNumbers } from './numbers.ts';
import { didYouMean } from './problem.ts';

const tag = /<(\w+)\b([^>]*)>/g;

/** What is wrong in a line: it holds words and figures by id, nothing else. */
export function lineProblems(line: string, context: Context): string[] {
  const problems: string[] = [];
  for (const [whole, name = '', attributes = ''] of line.matchAll(tag)) {
    const table = figureComponents[name];
    if (!table) {
      problems.push(`« ${whole} » ne va pas dans une ligne : seuls <Prix>, <Plafond>, <Delai> et <Chiffre> le peuvent.`);
      continue;
    }
    const id = /^\s+id=["']([^"']*)["']\s*\/$/.exec(attributes)?.[1];
    if (id === undefined) problems.push(`« ${whole} » s’écrit <${name} id="…" />.`);
    else if (!context.ids[table].has(id))
      problems.push(
        `« ${id} » n’existe pas dans content/${context.tableFiles[table]}.${didYouMean(nearest(id, context.ids[table]))}`,
      );
  }
  const words = line.replace(tag, '');
  for (const { text } of typedNumbers(words)) problems.push(numberMessage(text, context.figures));
  if (/["“”]/.test(words)) problems.push('guillemets droits ou anglais ; en français : « … ».');
  if (/\*\*|\]\(|[{}]/.test(words))
    problems.push('une ligne n’a ni gras, ni lien, ni accolade : des mots et des chiffres seulement.');
  return problems;
}
