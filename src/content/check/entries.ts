import type { z } from 'zod';
import { memoize } from '../../domain/memoize.ts';
import { faqFiles, schemaName, tableNames, tables } from '../files.ts';
import { type Kind, kinds } from '../kinds.ts';
import { authoredValues } from './authored.ts';
import type { Entry } from './context.ts';
import { checkFields } from './field-problems.ts';
import { error, type Problem } from './problem.ts';
import type { ContentFile } from './read.ts';
import { readYaml } from './yaml.ts';

type Read = { entry?: Entry; problems: Problem[] };

/** A file of content/, its fields checked against the schema of its place. */
export const readEntry = ({ path, text }: ContentFile): Read => read(`${path}\n${text}`);

/** A file after the line that says its place. */
const read = memoize((file) => {
  const end = file.indexOf('\n');
  return readAt(file.slice(0, end), file.slice(end + 1));
});

function readAt(path: string, text: string): Read {
  const file = `content/${path}`;
  const [folder = '', name = ''] = path.split('/');
  const table = tableNames.find((each) => tables[each].file === path);
  if (table) return yamlEntry(file, text, tables[table].schema, { table });
  if (folder === faqFiles.folder) return yamlEntry(file, text, faqFiles.schema, {});

  const kind = folder as Kind;
  const slug = name.replace(/\.mdx$/, '');
  if (!text.startsWith('---\n')) {
    return {
      problems: [
        error(file, 1, 'Le fichier doit commencer par une ligne --- , puis les champs de la page, puis une autre ligne ---.'),
      ],
    };
  }
  const end = /\n---[ \t]*(?:\n|$)/.exec(text.slice(3));
  if (!end)
    return { problems: [error(file, 1, 'Les champs de la page ne sont pas fermés : il manque une ligne --- avant le texte.')] };
  const fields = text.slice(4, 3 + end.index + 1);
  const body = text.slice(3 + end.index + end[0].length);
  const bodyLine = text.slice(0, 3 + end.index + end[0].length).split('\n').length;
  const { schema, route } = kinds[kind];
  return yamlEntry(file, fields, schema, { page: { kind, slug, route: route(slug), body, bodyLine } }, 1);
}

function yamlEntry(file: string, text: string, schema: z.ZodObject, more: Pick<Entry, 'table' | 'page'>, offset = 0): Read {
  if (!more.page) {
    const head = headProblem(file, text);
    if (head) return { problems: [head] };
  }
  const { located, problems } = readYaml(file, text, offset);
  if (!located) return { problems };
  const { data, issues } = checkFields(file, schema, located);
  const at: Entry['at'] = (path, message) => error(file, located.lineOf(path), message);
  const authored = authoredValues({ schema, located, ...more });
  return { entry: { file, schema, located, data, at, authored, ...more }, problems: issues };
}

/** Editors complete a file whose first line names its schema. */
function headProblem(file: string, text: string): Problem | undefined {
  const depth = '../'.repeat(file.split('/').length - 2);
  const wanted = `# yaml-language-server: $schema=${depth}.schemas/${schemaName(file)}.json`;
  if (text.startsWith(`${wanted}\n`)) return undefined;
  return error(file, 1, `La première ligne dit aux éditeurs quels champs proposer. Écrivez-la ainsi : ${wanted}`);
}
