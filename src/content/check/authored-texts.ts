import { componentName } from '../components.ts';
import { blockNames, isDrawnByTemplate } from '../schemas/blocks.ts';
import { parseText } from '../text/parse.ts';
import type { Context } from './context.ts';
import { type Entry, routeOf } from './entry.ts';
import { lineProblems, tagProblems } from './line-problems.ts';
import { linkProblem } from './links.ts';
import { checkMarkup } from './markup.ts';
import { error, fieldName, type Problem } from './problem.ts';
import { unknownId } from './unknown-id.ts';

/** The lines, texts, references and addresses of a file, and the body of a page. */
export function checkTexts(entry: Entry, context: Context): Problem[] {
  const { located, page, table } = entry;
  const data = (located.data ?? {}) as Record<string, unknown>;
  const fields = new Set(blockNames.filter((name) => data[name] !== undefined));
  const route = routeOf(entry) ?? '/';

  const problems = entry.authored.flatMap((each): Problem[] => {
    const { value, meta, path } = each;
    const wrong = (messages: string[]) => messages.map((message) => error(each, `${fieldName(path)} : ${message}`));
    if (meta.redaction === 'texte') return checkMarkup({ ...each, route, fields }, parseText(value), context);
    // Tables are where numbers are written: their own lines may hold some.
    if (meta.redaction === 'ligne') return wrong(table ? tagProblems(value, context) : lineProblems(value, context));
    if (meta.table) return context.ids[meta.table].has(value) ? [] : wrong([unknownId(value, meta.table, context)]);
    const problem = linkProblem(value, route, context);
    // What is no address at all is said with the fields; where redirections lead is checked with them.
    const isReportedElsewhere = !value.startsWith('/') || (table === 'redirections' && context.redirected.has(value));
    return problem && !isReportedElsewhere ? wrong([problem]) : [];
  });
  return page ? [...problems, ...undrawn(entry, fields)] : problems;
}

/** A field that no component of the text draws would be written for nobody. */
function undrawn({ authored, at }: Entry, fields: Set<(typeof blockNames)[number]>): Problem[] {
  const body = authored.at(-1);
  if (!body?.tree()) return [];
  const drawn = new Set(body.tags().map(({ name }) => name));
  return [...fields].flatMap((name) => {
    const tag = componentName(name);
    if (isDrawnByTemplate(name) || drawn.has(tag)) return [];
    const message = `${name} : ce champ n’apparaît nulle part dans la page. Placez <${tag} /> dans le texte, ou supprimez le champ.`;
    return at([name], message);
  });
}
