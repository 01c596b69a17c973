import { visit } from 'unist-util-visit';
import { componentName, drawnByTemplate } from '../components.ts';
import { type BlockName, blocks } from '../schemas/blocks.ts';
import { walk } from '../walk.ts';
import type { Context, Entry, Parsed } from './context.ts';
import { isElement, unknownId } from './elements.ts';
import { lineProblems } from './line.ts';
import { linkProblem } from './links.ts';
import { error, fieldName, type Problem } from './problem.ts';
import { checkWriting, parseWriting } from './writing.ts';

/** The lines, texts, references and addresses of a file, and the body of a page. */
export function checkTexts(entry: Entry, context: Context): Problem[] {
  const { file, schema, located, page } = entry;
  const problems: Problem[] = [];
  const data = (located.data ?? {}) as Record<string, unknown>;
  const fields = new Set(Object.keys(blocks).filter((name) => data[name] !== undefined));
  const route = page?.route ?? String(data.page ?? '/');

  walk(schema, data, (value, meta, path) => {
    if (typeof value !== 'string') return value;
    const at = (message: string) => problems.push(error(file, located.lineOf(path), `${fieldName(path)} : ${message}`));
    if (meta.table && !context.ids[meta.table].has(value)) at(unknownId(value, meta.table, context));
    if (meta.page) {
      const problem = linkProblem(value, route, context);
      // What is no address at all is said with the fields; where redirections lead is checked with them.
      const saidElsewhere = !value.startsWith('/') || (entry.table === 'redirections' && context.redirected.has(value));
      if (problem && !saidElsewhere) at(problem);
    }
    if (meta.redaction === 'ligne' && !isTable(entry)) for (const message of lineProblems(value, context)) at(message);
    if (meta.redaction === 'texte') {
      const { line } = located.textLine(path);
      problems.push(...checkWriting({ file, text: value, line, route, body: false, fields }, parseWriting(value), context));
    }
    return value;
  });
  if (page) {
    const { body: text, bodyLine: line } = page;
    const parsed = parseWriting(text);
    problems.push(...checkWriting({ file, text, line, route, body: true, fields }, parsed, context), ...undrawn(entry, parsed));
  }
  return problems;
}

// Tables are where numbers are written: their own lines may hold some.
const isTable = ({ table }: Entry) => table !== undefined;

/** A field that no component of the text draws would be written for nobody. */
function undrawn({ file, located }: Entry, { tree }: Parsed): Problem[] {
  if (!tree) return [];
  const drawn = new Set<string>();
  visit(tree, (node) => {
    if (isElement(node) && node.name) drawn.add(node.name);
  });
  const data = (located.data ?? {}) as Record<string, unknown>;
  return (Object.keys(blocks) as BlockName[])
    .filter((name) => data[name] !== undefined && !drawnByTemplate.includes(name) && !drawn.has(componentName(name)))
    .map((name) =>
      error(
        file,
        located.lineOf([name]),
        `${name} : ce champ n’apparaît nulle part dans la page. Placez <${componentName(name)} /> dans le texte, ou supprimez le champ.`,
      ),
    );
}
