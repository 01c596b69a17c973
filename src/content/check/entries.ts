import type { z } from 'zod';
import { memoize } from '#src/lib/memoize.ts';
import { faqFiles, schemaName, tableNames, tables } from '../files.ts';
import { type Kind, kinds } from '../kinds.ts';
import { authoredValues, type Entry } from './entry.ts';
import { checkFields } from './field-problems.ts';
import { error, type Problem } from './problem.ts';
import type { ContentFile } from './read.ts';
import { readYaml } from './yaml.ts';

type Read = { entry?: Entry; problems: Problem[] };

/** Parses a file of content/ and checks its fields against the schema of its folder. */
export const readEntry = ({ path, text }: ContentFile): Read => read(`${path}\n${text}`);

/** Parses a text whose first line is the path of the file. memoize() needs one string. */
const read = memoize((file) => {
  const end = file.indexOf('\n');
  return readFileEntry(file.slice(0, end), file.slice(end + 1));
});

const frontmatter = /^---\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/;

function readFileEntry(path: string, text: string): Read {
  const file = `content/${path}`;
  const [folder = '', name = ''] = path.split('/');
  const table = tableNames.find((each) => tables[each].file === path);
  if (table) return yamlEntry(file, text, tables[table].schema, { table });
  if (folder === faqFiles.folder) return yamlEntry(file, text, faqFiles.schema, {});

  const refused = (message: string): Read => ({ problems: [error({ file }, message)] });
  if (!text.startsWith('---\n'))
    return refused(
      'Le fichier doit commencer par une ligne --- , puis les champs de la page, puis une ' +
        'autre ligne ---.',
    );
  const [head, fields = ''] = frontmatter.exec(text) ?? [];
  if (head === undefined)
    return refused(
      'Les champs de la page ne sont pas fermés : il manque une ligne --- avant le texte.',
    );
  const kind = folder as Kind;
  const slug = name.replace(/\.mdx$/, '');
  const { schema, route } = kinds[kind];
  const page = {
    kind,
    slug,
    route: route(slug),
    body: text.slice(head.length),
    bodyLine: head.split('\n').length,
  };
  return yamlEntry(file, fields, schema, { page }, 1);
}

function yamlEntry(
  file: string,
  text: string,
  schema: z.ZodObject,
  more: Pick<Entry, 'table' | 'page'>,
  offset = 0,
): Read {
  const head = more.page ? undefined : headProblem(file, text);
  if (head) return { problems: [head] };
  const { located, problems } = readYaml(file, text, offset);
  if (!located) return { problems };
  const { data, issues } = checkFields(file, schema, located);
  const entry = { file, schema, located, data, ...more };
  const getPlace: Entry['getPlace'] = (path) => ({ file, line: located.getLine(path) });
  const at: Entry['at'] = (path, message) => error(getPlace(path), message);
  return { entry: { ...entry, getPlace, at, authored: authoredValues(entry) }, problems: issues };
}

/** Reports a wrong first line. Editors need it to find the schema that completes the file. */
function headProblem(file: string, text: string): Problem | undefined {
  const depth = '../'.repeat(file.split('/').length - 2);
  const firstLine = `# yaml-language-server: $schema=${depth}.schemas/${schemaName(file)}.json`;
  if (text.startsWith(`${firstLine}\n`)) return undefined;
  return error(
    { file },
    `La première ligne dit aux éditeurs quels champs proposer. Écrivez-la ainsi : ${firstLine}`,
  );
}
