import { stringify } from 'yaml';
import { z } from 'zod';
import { slugify } from '../domain/slug.ts';
import { typedNumbers } from './check/numbers.ts';
import { componentName, drawnByTemplate, writingComponents } from './components.ts';
import { faqFiles } from './files.ts';
import { type Kind, kinds } from './kinds.ts';
import { type BlockName, blocks } from './schemas/blocks.ts';
import { descriptionOf, isOptional, metaOf, unwrap } from './schemas/types.ts';

// A new page as `npm run new` writes it: valid at once, with a mark wherever the writer has something to say.
// It follows from the schema, so that a new field stands in new pages by itself.

export type Skeleton = {
  /** New files, by their path under content/. */
  files: Record<string, string>;
  /** Rows that go to the end of a table. */
  rows: Record<string, string>;
};

const blank = (what: string) => `[à compléter : ${what}]`;

/** What a field is for, in few words; a number of an explanation would be taken for one of the page. */
function hint(schema: z.core.$ZodType, name: string): string {
  const text = (descriptionOf(schema) ?? name).replace(/[.:;,] .*$|\.$/, '');
  const plain = typedNumbers(text).length === 0 && !/["“”«»=<>[\]]/.test(text);
  return plain ? text.charAt(0).toLowerCase() + text.slice(1) : name;
}

/** The smallest value that the schema accepts, its words still to be written. */
function fill(schema: z.core.$ZodType, name: string, rank = ''): unknown {
  const inner = unwrap(schema);
  const { redaction, page } = metaOf(inner);
  if (redaction) return blank(`${hint(inner, name)}${rank}`);
  if (page) return rank.endsWith('2') ? '/comparatif' : '/devis';
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodBoolean) return true;
  if (inner instanceof z.ZodNumber) return Math.max(1, Number(inner.minValue ?? 1));
  if (inner instanceof z.ZodArray) {
    const least = (inner.def.checks ?? []).map((check) => (check._zod.def as { minimum?: number }).minimum ?? 1);
    return Array.from({ length: Math.max(1, ...least) }, (_, index) =>
      fill(inner.element as z.core.$ZodType, name, `${rank}, ${index + 1}`),
    );
  }
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape).filter(([, field]) => !isOptional(field));
    return Object.fromEntries(fields.map(([key, field]) => [key, fill(field, key, rank)]));
  }
  return '•';
}

/** Search engines want 140 to 160 signs, and the last word whole; so does the check. */
export function descriptionBlank(title: string): string {
  const short = [...title].slice(0, 40).join('').trim();
  const text = `${blank('le résumé')} ${short} : dites en une phrase ce que la page répond, à qui elle sert, et ce que l’on fait ensuite ; les moteurs de recherche la montrent.`;
  return [...text]
    .slice(0, 158)
    .join('')
    .replace(/\s\S*$/, '')
    .padEnd(140, '.');
}

/** What the page is about comes first; then what its fields draw. */
function body(kind: Kind): string {
  const shape = kinds[kind].schema.shape as Record<string, z.core.$ZodType>;
  const drawn = (Object.keys(blocks) as BlockName[]).filter(
    (name) => shape[name] && !isOptional(shape[name]) && !drawnByTemplate.includes(name),
  );
  const sections = drawn.map((name) => {
    const component = componentName(name);
    const { aide } = writingComponents[component as keyof typeof writingComponents];
    return `## ${aide.replace(/[.:,] .*$|\.$/, '')}\n\n<${component} />\n`;
  });
  return [
    `## ${first[kind]}\n\n${blank('la réponse, en une phrase qui tient seule')}\n\n<Marge titre="En deux mots">\n${blank('une réserve, une définition ou une source')}\n</Marge>\n`,
    ...sections,
    `## Et maintenant\n\n${blank('ce que le lecteur fait en sortant de la page')}\n`,
  ].join('\n');
}

const first: Record<Kind, string> = {
  pages: 'Ce qu’il faut savoir',
  guides: 'Par quoi commencer',
  garanties: 'Ce qui arrive, et ce qui est payé',
  secteurs: 'Ce qui menace ce métier',
  entreprises: 'Ce qui distingue ces entreprises',
  assureurs: 'À qui cette maison convient',
  legal: 'Ce que ce texte règle',
};

/** A new page of a kind; what it must have in the tables comes with it. */
export function pageSkeleton(kind: Kind, title: string, today: string): Skeleton {
  const slug = slugify(title);
  const fields = fill(kinds[kind].schema, kind) as Record<string, unknown>;
  Object.assign(fields, { titre: title, titreSeo: title, description: descriptionBlank(title), menu: title });
  if ('version' in fields) Object.assign(fields, { version: '1.0', changements: [{ date: today, texte: 'Première version.' }] });
  if ('datee' in fields) fields.datee = today;
  if ('verifie' in fields) fields.verifie = today;
  const files: Record<string, string> = {};
  const rows: Record<string, string> = {};
  const figure = (table: string, id: string, nom: string, valeur: number | [number, number], unite: string) => {
    rows[`tables/${table}.yaml`] =
      `${rows[`tables/${table}.yaml`] ?? ''}  ${id}: { nom: "${blank(nom)}", valeur: ${JSON.stringify(valeur)}, unite: ${unite}, nature: editorial }\n`;
    return id;
  };
  if (kind === 'guides') {
    Object.assign(fields.carte as object, { duration: figure('delais', `guide-${slug}`, 'lire et faire le guide', 20, 'min') });
  }
  if (kind === 'garanties') {
    Object.assign(fields.carte as object, { amounts: figure('plafonds', `garantie-${slug}`, 'plafond affiché', 1_000_000, '€') });
    Object.assign(fields.comparaison as object, {
      franchise: figure('plafonds', `franchise-${slug}`, 'franchise', [500, 5000], '€'),
    });
  }
  if (kind === 'assureurs') {
    fields.assureur = slug;
    fields.garanties = (fields.garanties as object[]).map((line, index) => ({
      name: blank(`la garantie, ${index + 1}`),
      ...line,
    }));
    rows['tables/assureurs.yaml'] = insurerRow(slug, title);
    rows['tables/capacites.yaml'] =
      `  ${slug}:\n    - { capacite: Standard, description: "${blank('ce que le palier veut dire')}" }\n`;
    Object.assign(files, faqSkeleton(title, `/assureurs/${slug}`, `assureurs-${slug}`).files);
  }
  files[`${kind}/${slug}.mdx`] = `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body(kind)}`;
  return { files, rows };
}

const insurerRow = (slug: string, title: string) => `  ${slug}:
    nom: ${JSON.stringify(title)}
    logo: 🏢
    nature: assureur
    compare: false
    etoiles: 4
    capaciteMax: 1
    url: /assureurs/${slug}
    specificites: ["${blank('une spécialité')}"]
    description: "${blank('la maison en une phrase')}"
    avantages: ["${blank('un point fort')}", "${blank('un autre point fort')}"]
    inconvenients: ["${blank('un point de vigilance')}", "${blank('un autre point de vigilance')}"]
    secteursCibles: ["${blank('un secteur')}"]
    servicesInclus: ["${blank('un service')}"]
    questions: 1
`;

/** New questions: a theme of a page. */
export const faqSkeleton = (theme: string, page: string, name = slugify(theme)): Skeleton => ({
  files: {
    [`${faqFiles.folder}/${name}.yaml`]: `# yaml-language-server: $schema=../.schemas/${faqFiles.folder}.json
page: ${page}
theme: ${JSON.stringify(theme)}
questions:
  - id: premiere
    question: "${blank(`la question comme on la tape, sur « ${theme} »`)}"
    answer: |
      ${blank('oui, non ou un nombre d’abord, puis pourquoi')}
`,
  },
  rows: {},
});
