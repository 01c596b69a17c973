import { componentName } from '../components.ts';
import { type BlockName, blocks, isDrawnByTemplate } from '../schemas/blocks.ts';
import { parseText } from '../text/parse.ts';
import { routeOf } from './authored.ts';
import type { Context, Entry } from './context.ts';
import { lineProblems, tagProblems } from './line-problems.ts';
import { linkProblem } from './links.ts';
import { checkMarkup } from './markup.ts';
import { error, fieldName, type Problem } from './problem.ts';
import { unknownId } from './unknown-id.ts';

/** The lines, texts, references and addresses of a file, and the body of a page. */
export function checkTexts(entry: Entry, context: Context): Problem[] {
  const { file, located, page, table } = entry;
  const data = (located.data ?? {}) as Record<string, unknown>;
  const fields = new Set(Object.keys(blocks).filter((name) => data[name] !== undefined));
  const route = routeOf(entry) ?? '/';

  const problems = entry.authored.flatMap(({ value, meta, path, line, isBody }): Problem[] => {
    const at = (messages: string[]) =>
      messages.map((message) => error(file, located.lineOf(path), `${fieldName(path)} : ${message}`));
    if (meta.redaction === 'texte') return checkMarkup({ file, line, route, isBody, fields }, parseText(value), context);
    // Tables are where numbers are written: their own lines may hold some.
    if (meta.redaction === 'ligne') return at(table ? tagProblems(value, context) : lineProblems(value, context));
    if (meta.table) return context.ids[meta.table].has(value) ? [] : at([unknownId(value, meta.table, context)]);
    const problem = linkProblem(value, route, context);
    // What is no address at all is said with the fields; where redirections lead is checked with them.
    const isReportedElsewhere = !value.startsWith('/') || (table === 'redirections' && context.redirected.has(value));
    return problem && !isReportedElsewhere ? at([problem]) : [];
  });
  return page ? [...problems, ...undrawn(entry, fields)] : problems;
}

/** A field that no component of the text draws would be written for nobody. */
function undrawn({ authored, at }: Entry, fields: Set<string>): Problem[] {
  const body = authored.at(-1);
  if (!body?.tree()) return [];
  const drawn = new Set(body.tags().map(({ name }) => name));
  return [...fields].flatMap((name) => {
    const tag = componentName(name);
    if (isDrawnByTemplate(name as BlockName) || drawn.has(tag)) return [];
    return at(
      [name],
      `${name} : ce champ n’apparaît nulle part dans la page. Placez <${tag} /> dans le texte, ou supprimez le champ.`,
    );
  });
}
