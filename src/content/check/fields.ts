import type { z } from 'zod';
import { formatSuggestion, listWithAnd, listWithOr } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { childOf, readNode, type SchemaNode } from '../schemas/node.ts';
import type { Path } from '../walk.ts';
import { fieldName } from './problem.ts';

type Issue = { path: Path; message: string };

const field = { name: 'champ', missing: 'Le champ', known: 'Les champs sont' };
export const attribute = { name: 'attribut', missing: 'L’attribut', known: 'La balise a' };

/** Parses the fields of a file, or the attributes of a tag. Translates zod's messages to French. */
export function parseFields(schema: z.ZodObject, values: unknown, noun = field) {
  const { data, error } = schema.safeParse(values, { reportInput: true });
  const issues = (error?.issues ?? []).flatMap((issue): Issue | Issue[] => {
    const path = issue.path as Path;
    const node = findNode(schema, path);
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...path, key],
          message: describeUnknownKey(key, issue, noun, node),
        }))
      : { path, message: describeIssue(issue, noun, node) };
  });
  return { data, issues };
}

/** Finds the schema of the field at a path. */
function findNode(schema: z.core.$ZodType, [key, ...rest]: Path): SchemaNode | undefined {
  if (key === undefined) return readNode(schema);
  const child = childOf(readNode(schema), key);
  return child && findNode(child, rest);
}

function describeUnknownKey(
  key: string,
  { input: group, path }: z.core.$ZodIssue,
  noun: typeof field,
  node?: SchemaNode,
): string {
  // In a group { … }, YAML reads a comma inside an unquoted text as the end of the field.
  const isCut = (group as Record<string, unknown>)[key] === null;
  if (isCut && /^\d+$|\s/.test(key))
    return (
      `Une virgule coupe cette valeur avant « ${key} ». Entre accolades, un texte qui a une ` +
      'virgule se met entre guillemets : "…". Un nombre s’écrit avec un point : 4.5, et non 4,5.'
    );
  const names = Object.keys(node?.fields ?? {});
  const all = names.length > 0 ? ` ${noun.known} ${listWithAnd(names)}.` : ' Il n’y en a aucun.';
  const of = path.length > 0 ? ` de ${fieldName(path as Path)}` : '';
  const near = formatSuggestion(findNearest(key, names));
  return `« ${key} » n’est pas un ${noun.name} connu${of}.${near || all}`;
}

function describeIssue(issue: z.core.$ZodIssue, noun: typeof field, node?: SchemaNode): string {
  const { input } = issue;
  const name = fieldName(issue.path as Path);
  const help = node?.meta.description ?? '';
  const choices = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  if (input == null && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) {
    const hint = choices.length > 0 ? `Il vaut ${listWithOr(choices)}.` : help;
    return `${noun.missing} « ${name} » manque. ${hint}`.trim();
  }
  switch (issue.code) {
    case 'invalid_value': {
      const near = formatSuggestion(findNearest(String(input), choices, 1));
      const remedy = near || ` Choisissez ${listWithOr(choices)}.`;
      return `${name} : « ${String(input)} » n’est pas un choix possible.${remedy}`;
    }
    case 'invalid_type': {
      const quotes = typeof input === 'object' ? '' : ' Mettez-le entre guillemets.';
      const remedy = issue.expected === 'string' ? quotes : suggestNumber(input);
      const expected = types[issue.expected];
      return `${name} : il faut ${expected}, et c’est ${describeValue(input)}.${remedy}`;
    }
    case 'too_small':
    case 'too_big': {
      if (input === '') return `${name} : le texte est vide. Écrivez-le, ou supprimez le champ.`;
      const [limit, side] =
        issue.code === 'too_small' ? [issue.minimum, 'au moins'] : [issue.maximum, 'au plus'];
      return Array.isArray(input)
        ? `${name} : il faut ${limit} éléments ${side}, et il y en a ${input.length}.`
        : `${name} : il faut ${limit} ${side}, et c’est « ${input} ».`;
    }
    case 'invalid_format':
      return `${name} : « ${input} » ${formats[issue.format]}`;
    case 'invalid_key':
      return (
        `« ${issue.path.at(-1)?.toString()} » ne peut pas être un identifiant : minuscules sans ` +
        'accent, chiffres et tirets.'
      );
    case 'invalid_union': {
      const remedy = suggestNumber(input) || ` ${help}`;
      return `${name} : « ${JSON.stringify(input)} » n’a pas la forme attendue.${remedy}`;
    }
    default:
      return `${name} : ${issue.message}.`;
  }
}

const formats: Record<string, string> = {
  date: 'n’est pas un jour écrit 2026-11-20.',
  email: 'n’est pas une adresse e-mail.',
  url: 'n’est pas une adresse complète, par exemple https://www.cnil.fr.',
  regex:
    'ne s’écrit pas ainsi : une adresse du site commence par une barre oblique, un ' +
    'identifiant n’a que des minuscules, des chiffres et des tirets.',
};

const types: Record<string, string> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'un groupe de champs',
  record: 'un groupe de lignes',
};

const describeValue = (value: unknown) =>
  typeof value === 'object' ? types[Array.isArray(value) ? 'array' : 'object'] : `« ${value} »`;

/**
 * Suggests how to write a French number (4,5 or 12 000 €) in YAML, which would read it as a text.
 */
function suggestNumber(value: unknown): string {
  const [, digits] = /^(-?\d[\d\s]*(?:,\d+)?)\s*[€%]?$/.exec(String(value)) ?? [];
  if (!digits || typeof value !== 'string') return '';
  const number = digits.replace(/\s/g, '').replace(',', '.');
  return ` Écrivez ${number}, avec un point pour la virgule, sans espace ni unité.`;
}
