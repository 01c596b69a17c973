import { stringify } from 'yaml';
import { z } from 'zod';
import { lowerFirst } from '#src/lib/letters.ts';
import { slugify } from '#src/lib/slug.ts';
import { findTypedNumbers } from './check/numbers.ts';
import { componentName, writingComponents } from './components.ts';
import { faqFiles } from './files.ts';
import { blank } from './kinds/blank-fields.ts';
import { type Kind, kinds } from './kinds.ts';
import { blockNames } from './schemas/blocks.ts';
import { readNode, type SchemaNode } from './schemas/node.ts';

// Generates the file of a new page for `npm run new`. It is valid, and placeholders show what the
// writer must replace. It follows the schema, so a new field needs no change here.

export type Skeleton = {
  /** Contents of the new files, by path under content/. */
  files: Record<string, string>;
  /** Rows to append to tables, by the path of the table's file. */
  rows: Record<string, string>;
};

/**
 * Shortens the description of a field for a placeholder. If the description contains a number, uses
 * the name of the field, because the check would report the number.
 */
function hint({ meta }: SchemaNode, name: string): string {
  const text = (meta.description ?? name).replace(/[.:;,] .*$|\.$/, '');
  const plain = findTypedNumbers(text).length === 0 && !/["“”«»=<>[\]]/.test(text);
  return plain ? lowerFirst(text) : name;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Creates the smallest valid value of a schema. Its texts are placeholders. Values in `given`
 * replace the generated values at any depth.
 */
function fill(
  schema: z.core.$ZodType,
  name: string,
  today: string,
  given?: unknown,
  rank = '',
): unknown {
  if (given !== undefined && !isGroup(given)) return given;
  const parts = given ?? {};
  const node = readNode(schema);
  const { schema: inner, meta, fields, item, choices } = node;
  if (meta.redaction) return blank(`${hint(node, name)}${rank}`);
  if (meta.page) return rank.endsWith('2') ? '/comparatif' : '/devis';
  if (inner instanceof z.ZodEnum) return choices[0];
  if (inner instanceof z.ZodBoolean) return true;
  if (inner instanceof z.ZodISODate) return today;
  if (inner instanceof z.ZodNumber) return Math.max(1, Number(inner.minValue ?? 1));
  if (inner instanceof z.ZodArray && item) {
    const minimums = (inner.def.checks ?? []).map(
      (check) => (check._zod.def as { minimum?: number }).minimum ?? 1,
    );
    return Array.from({ length: Math.max(1, ...minimums) }, (_, index) =>
      fill(item, name, today, parts[index], `${rank}, ${index + 1}`),
    );
  }
  if (inner instanceof z.ZodObject) {
    const needed = Object.entries(fields).filter(
      ([key, field]) => key in parts || !readNode(field).isOptional,
    );
    return Object.fromEntries(
      needed.map(([key, field]) => [key, fill(field, key, today, parts[key], rank)]),
    );
  }
  return '•';
}

/**
 * Parts of the placeholder of a description. Each has at most 21 characters, so that their sum can
 * be between 140 and 160 with any title.
 */
const descriptionParts = [
  ' : en une phrase',
  ' de 140 à 160 signes',
  ', ce que la page dit',
  ', à qui elle sert',
  ', quand la lire',
  ', ce que l’on y gagne',
  ', et ce qui la suit',
];

/**
 * Returns the placeholder of a description. Its length is one that the check accepts (140 to 160
 * characters). It contains the title, because two pages must not have the same description.
 */
export function descriptionBlank(title: string): string {
  let text = title;
  for (const part of descriptionParts) if ([...blank(text + part)].length <= 160) text += part;
  return blank(text);
}

function body(kind: Kind): string {
  const { schema, newPage } = kinds[kind];
  const shape = schema.shape as Record<string, z.core.$ZodType>;
  const blocks = blockNames.filter((name) => shape[name] && !readNode(shape[name]).isOptional);
  const sections = blocks.map((name) => {
    const component = componentName(name);
    const { aide } = writingComponents[component as keyof typeof writingComponents];
    return `## ${aide.replace(/\s?[.:,] .*$|\.$/, '')}\n\n<${component} />\n`;
  });
  return [
    `## ${newPage.opening}\n\n${blank('la réponse, en une phrase qui tient seule')}\n\n<Marge ` +
      `titre="En deux mots">\n${blank('une réserve, une définition ou une source')}\n</Marge>\n`,
    ...sections,
    `## Et maintenant\n\n${blank('ce que le lecteur fait en sortant de la page')}\n`,
  ].join('\n');
}

/** Creates a new page of a kind, and the rows that this page needs in tables. */
export function pageSkeleton(kind: Kind, title: string, today: string): Skeleton {
  const slug = slugify(title);
  const { schema, route, newPage } = kinds[kind];
  const more = newPage.more?.(slug, title, today);
  const titles = {
    titre: title,
    titreSeo: title,
    description: descriptionBlank(title),
    menu: title,
  };
  const versions = {
    version: '1.0',
    changements: [{ date: today, texte: 'Première version.' }],
    datee: today,
  };
  const fields = fill(schema, kind, today, { ...titles, ...versions, ...more?.fields });
  const page = `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body(kind)}`;
  const questions = more?.questions
    ? faqSkeleton(title, route(slug), `${kind}-${slug}`, more.questions).files
    : {};
  return { files: { ...questions, [`${kind}/${slug}.mdx`]: page }, rows: more?.rows ?? {} };
}

/** Creates a new file of questions for one theme of a page. */
export function faqSkeleton(theme: string, page: string, name = slugify(theme), own = 1): Skeleton {
  const questions = Array.from(
    { length: own },
    (_, index) => `  - id: ${slugify(theme)}-${index + 1}
    question: "${blank(`la question ${index + 1}, comme on la tape, sur « ${theme} »`)}"
    reponse: |
      ${blank('oui, non ou un nombre d’abord, puis pourquoi')}
`,
  );
  const text = `# yaml-language-server: $schema=../.schemas/${faqFiles.folder}.json
page: ${page}
theme: ${JSON.stringify(theme)}
questions:
${questions.join('')}`;
  return { files: { [`${faqFiles.folder}/${name}.yaml`]: text }, rows: {} };
}
