import type { z } from 'zod';
import { formatSuggestion, listWithAnd, listWithOr } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { childOf, readNode, type SchemaNode } from '../schemas/node.ts';
import type { Path } from '../walk.ts';
import { fieldName } from './problem.ts';

type Issue = { path: Path; message: string };

const field = { name: 'champ', missing: 'Le champ', known: 'Les champs sont' };
export const attribute = { name: 'attribut', missing: 'L’attribut', known: 'La balise a' };

/**
 * Translates zod's messages about the fields of a file, or about the attributes of a tag, to
 * French.
 */
export function* translateIssues(
  issues: z.core.$ZodIssue[],
  schema: z.ZodObject,
  data: unknown,
  noun = field,
): Iterable<Issue> {
  for (const issue of issues) {
    const path = issue.path as Path;
    const value = path.reduce<unknown>(
      (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
      data,
    );
    const node = findNode(schema, path);
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        yield { path: [...path, key], message: describeUnknownKey(key, value, path, noun, node) };
    else yield { path, message: describeIssue(issue, fieldName(path), value, noun, node) };
  }
}

function describeUnknownKey(
  key: string,
  group: unknown,
  path: Path,
  noun: typeof field,
  node?: SchemaNode,
): string {
  // In a group { … }, YAML reads a comma inside an unquoted text as the end of the field.
  const isCut = (group as Record<string, unknown> | undefined)?.[key] === null;
  if (isCut && /^\d+$/.test(key))
    return (
      `Une virgule coupe ce nombre avant « ${key} ». Un nombre s’écrit avec un point : 4.5, et ` +
      'non 4,5.'
    );
  if (isCut && /\s/.test(key))
    return (
      `Une virgule coupe ce texte avant « ${key} ». Entre accolades, mettez le texte entre ` +
      'guillemets : "…".'
    );
  const names = Object.keys(node?.fields ?? {});
  const all = names.length > 0 ? ` ${noun.known} ${listWithAnd(names)}.` : ' Il n’y en a aucun.';
  const of = path.length > 0 ? ` de ${fieldName(path)}` : '';
  const near = formatSuggestion(findNearest(key, names));
  return `« ${key} » n’est pas un ${noun.name} connu${of}.${near || all}`;
}

function describeIssue(
  issue: z.core.$ZodIssue,
  name: string,
  value: unknown,
  noun: typeof field,
  node?: SchemaNode,
): string {
  const help = node?.meta.description ?? '';
  const isMissing = value === undefined || value === null;
  switch (issue.code) {
    case 'invalid_type': {
      if (isMissing) return `${noun.missing} « ${name} » manque. ${help}`.trim();
      const remedy = issue.expected === 'string' ? suggestQuotes(value) : suggestNumber(value);
      const expected = types[issue.expected];
      return `${name} : il faut ${expected}, et c’est ${describeValue(value)}.${remedy}`;
    }
    case 'invalid_value': {
      const choices = issue.values.map(String);
      if (isMissing) return `${noun.missing} « ${name} » manque. Il vaut ${listWithOr(choices)}.`;
      const remedy =
        formatSuggestion(findNearest(String(value), choices, 1)) ||
        ` Choisissez ${listWithOr(choices)}.`;
      return `${name} : « ${String(value)} » n’est pas un choix possible.${remedy}`;
    }
    case 'too_small':
      if (issue.origin === 'string')
        return `${name} : le texte est vide. Écrivez-le, ou supprimez le champ.`;
      if (issue.origin === 'array') return `${name} : il faut au moins ${issue.minimum} éléments.`;
      return `${name} : ${value} est trop petit, le minimum est ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'array') return `${name} : ${issue.maximum} éléments au plus.`;
      return `${name} : ${value} est trop grand, le maximum est ${issue.maximum}.`;
    case 'invalid_format':
      return `${name} : « ${value} » ${formats[issue.format]}`;
    case 'invalid_key':
      return (
        `« ${issue.path.at(-1)?.toString()} » ne peut pas être un identifiant : minuscules sans ` +
        'accent, chiffres et tirets.'
      );
    case 'invalid_union': {
      const remedy = suggestNumber(value) || ` ${help}`;
      return `${name} : « ${JSON.stringify(value)} » n’a pas la forme attendue.${remedy}`;
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

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return types['array'] ?? '';
  return typeof value === 'object' ? (types['object'] ?? '') : `« ${String(value)} »`;
}

const suggestQuotes = (value: unknown) =>
  typeof value === 'object' ? '' : ' Mettez-le entre guillemets.';

/**
 * Suggests how to write a French number (4,5 or 12 000 €) in YAML, which would read it as a text.
 */
function suggestNumber(value: unknown): string {
  const [, digits] = /^(-?\d[\d\s]*(?:,\d+)?)\s*[€%]?$/.exec(String(value)) ?? [];
  if (!digits || typeof value !== 'string') return '';
  const number = digits.replace(/\s/g, '').replace(',', '.');
  return ` Écrivez ${number}, avec un point pour la virgule, sans espace ni unité.`;
}

/** Finds the schema of the field at a path. */
function findNode(schema: z.core.$ZodType, [key, ...rest]: Path): SchemaNode | undefined {
  if (key === undefined) return readNode(schema);
  const child = childOf(readNode(schema), key);
  return child && findNode(child, rest);
}
