import { componentName } from '../components.ts';
import { findTags } from '../mdx/find-tags.ts';
import { parseText } from '../mdx/parse.ts';
import { Text } from '../mdx/text.ts';
import { blockNames, isDrawnByTemplate } from '../schemas/blocks.ts';
import { type Context, owners, type TextPlace } from './context.ts';
import type { Entry } from './entry.ts';
import { checkNode, checkValue } from './nodes.ts';
import { error, fieldName, type Problems } from './problem.ts';

/**
 * Checks everything that a writer has typed in a file: one-line texts, long texts, ids and
 * addresses.
 */
export function* checkTexts(entry: Entry, context: Context): Problems {
  const data = entry.data as Record<string, unknown>;
  const fields = new Set<string>(blockNames.filter((name) => data[name] !== undefined));
  const isTable = entry.table !== undefined;
  for (const each of entry.authored) {
    const { value, meta, path } = each;
    const form = path.length === 0 ? 'corps' : 'champ';
    const place = { ...each, context, form, route: entry.route ?? '/', fields, isTable } as const;
    const isOldAddress = entry.table === 'redirections' && context.redirected.has(value);
    if (meta.redaction === 'texte') yield* checkText(value, place);
    else if (!isOldAddress) {
      const by = String(path.findLast((key) => typeof key === 'string'));
      const name = fieldName(path.at(-1) === value ? path.slice(0, -1) : path);
      for (const message of checkValue(value, meta, by, place))
        yield error(each, `${name} : ${message}`);
    }
  }
  const tree = entry.page && entry.authored.at(-1)?.tree();
  if (!tree) return;
  const tagNames = Array.from(findTags(tree), ({ name }) => name);
  for (const name of blockNames) {
    const tag = componentName(name);
    if (fields.has(name) && !isDrawnByTemplate(name) && !tagNames.includes(tag))
      yield entry.at(
        [name],
        `${name} : ce champ n’apparaît nulle part dans la page. Placez <${tag} /> dans le ` +
          'texte, ou supprimez le champ.',
      );
  }
}

export function* checkText(value: string, place: TextPlace): Problems {
  const { tree, problem } = parseText(value);
  const at = (line: number, message: string) =>
    error({ file: place.file, line: place.line + line - 1 }, message);
  if (problem) yield at(problem.line, problem.message);
  if (!tree) return;
  for (const { line, message } of checkNode(tree, place)) yield at(line, message);
  let level = 1;
  const ownerOf = owners();
  for (const { level: depth, id, words, line } of new Text(tree, place.context.values).headings()) {
    if (place.form === 'champ')
      yield at(line, 'Un titre ne va pas dans un champ : il n’y a que des phrases ici.');
    else if (depth === 1 || depth > Math.min(3, level + 1))
      yield at(
        line,
        'Un texte a deux niveaux de titres : ## et, sous un ##, ###. Le titre de la page est le ' +
          'champ « titre ».',
      );
    level = depth;
    if (ownerOf(id, words))
      yield at(
        line,
        `Deux titres de la page s’écrivent « ${words} ». Changez l’un des deux : leurs ` +
          'adresses seraient les mêmes.',
      );
  }
}
