import { componentName } from '../components.ts';
import { parseText } from '../mdx/parse.ts';
import { blockNames, isDrawnByTemplate } from '../schemas/blocks.ts';
import type { Context } from './context.ts';
import { type AuthoredValue, type Entry, getShownRoute } from './entry.ts';
import { lineProblems, tagProblems } from './line-problems.ts';
import { checkMarkup } from './markup.ts';
import { error, fieldName, type Problems } from './problem.ts';
import { linkProblem, unknownId } from './references.ts';

/** Checks the lines, texts, references and addresses of a file, and the body of a page. */
export function* checkTexts(entry: Entry, context: Context): Problems {
  const { located, page, table } = entry;
  const data = (located.data ?? {}) as Record<string, unknown>;
  const fields = new Set(blockNames.filter((name) => data[name] !== undefined));
  const route = getShownRoute(entry) ?? '/';

  for (const each of entry.authored) {
    const { value, meta, path } = each;
    if (meta.redaction === 'texte')
      yield* checkMarkup({ ...each, route, fields }, parseText(value), context);
    else
      for (const message of listMessages(each, route, table, context))
        yield error(each, `${fieldName(path)} : ${message}`);
  }
  if (page) yield* undrawn(entry, fields);
}

function* listMessages(
  { value, meta }: AuthoredValue,
  route: string,
  table: Entry['table'],
  context: Context,
): Iterable<string> {
  // Lines of a table may contain typed numbers, because tables define the numbers.
  if (meta.redaction) yield* table ? tagProblems(value, context) : lineProblems(value, context);
  if (meta.table && !context.ids[meta.table].has(value))
    yield unknownId(value, meta.table, context);
  // Two other rules report these values: the schema refuses a value that is not an address, and the
  // rule for redirects checks the targets of redirects.
  const isReportedElsewhere =
    !value.startsWith('/') || (table === 'redirections' && context.redirected.has(value));
  const problem = meta.page && !isReportedElsewhere && linkProblem(value, route, context);
  if (problem) yield problem;
}

/** Reports a field that no component of the text shows. */
function* undrawn({ authored, at }: Entry, fields: Set<(typeof blockNames)[number]>): Problems {
  const body = authored.at(-1);
  if (!body?.tree()) return;
  const shownNames = new Set(body.tags().map(({ name }) => name));
  for (const name of fields) {
    const tag = componentName(name);
    const message =
      `${name} : ce champ n’apparaît nulle part dans la page. Placez <${tag} /> ` +
      'dans le texte, ou supprimez le champ.';
    if (!isDrawnByTemplate(name) && !shownNames.has(tag)) yield at([name], message);
  }
}
