import type { z } from 'zod';
import { formatSuggestion, listWithAnd, listWithOr } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { childOf, readNode, type SchemaNode } from '../schemas/node.ts';
import type { Path } from '../walk.ts';
import { error, fieldName, type Problem } from './problem.ts';
import type { Located } from './yaml.ts';

/** Translates zod's issues to French problems with their lines. */
export function checkFields(
  file: string,
  schema: z.ZodObject,
  located: Located,
): { data?: unknown; issues: Problem[] } {
  const { data, error: refused } = schema.safeParse(located.data ?? {});
  return {
    data,
    issues: refused?.issues.flatMap((issue) => describe(file, schema, located, issue)) ?? [],
  };
}

function describe(
  file: string,
  schema: z.ZodObject,
  located: Located,
  issue: z.core.$ZodIssue,
): Problem | Problem[] {
  const path = issue.path as Path;
  const name = path.at(-1) === undefined ? 'le fichier' : fieldName(path);
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key],
    located.data,
  );
  const help = () => findNode(schema, path)?.meta.description;
  const at = (message: string, ...key: string[]) =>
    error({ file, line: located.getLine([...path, ...key]) }, message);

  switch (issue.code) {
    case 'unrecognized_keys': {
      const fieldNames = Object.keys(findNode(schema, path)?.fields ?? {});
      return issue.keys.flatMap((key) => {
        // Inside braces, YAML reads a comma in an unquoted text as the start of another field.
        const isCut = (value as Record<string, unknown> | undefined)?.[key] === null;
        if (isCut && /^\d+$/.test(key))
          return at(
            `Une virgule coupe ce nombre avant « ${key} ». Un nombre s’écrit avec un point : ` +
              '4.5, et non 4,5.',
            key,
          );
        if (isCut && /\s/.test(key))
          return at(
            `Une virgule coupe ce texte avant « ${key} ». Entre accolades, mettez le texte ` +
              `entre guillemets : "…".`,
            key,
          );
        return at(
          `« ${key} » n’est pas un champ ` +
            `connu${path.length ? ` de ${fieldName(path)}` : ''}.${formatSuggestion(findNearest(key, fieldNames)) || ` Les champs sont ${listWithAnd(fieldNames)}.`}`,
          key,
        );
      });
    }
    case 'invalid_type':
      if (value === undefined || value === null)
        return at(`Le champ « ${name} » manque. ${help() ?? ''}`.trim());
      return at(`${name} : ${wrongType(issue.expected, value)}`);
    case 'invalid_value':
      if (value === undefined)
        return at(`Le champ « ${name} » manque. Il vaut ${listWithOr(issue.values.map(String))}.`);
      return at(
        `${name} : « ${String(value)} » n’est pas un choix ` +
          `possible.${formatSuggestion(findNearest(String(value), issue.values.map(String), 1)) || ` Choisissez ${listWithOr(issue.values.map(String))}.`}`,
      );
    case 'too_small':
      if (issue.origin === 'string')
        return at(`${name} : le texte est vide. Écrivez-le, ou supprimez le champ.`);
      if (issue.origin === 'array')
        return at(`${name} : il faut au moins ${issue.minimum} éléments.`);
      return at(`${name} : ${String(value)} est trop petit, le minimum est ${issue.minimum}.`);
    case 'too_big':
      if (issue.origin === 'array') return at(`${name} : ${issue.maximum} éléments au plus.`);
      return at(`${name} : ${String(value)} est trop grand, le maximum est ${issue.maximum}.`);
    case 'invalid_format':
      return at(
        `${name} : « ${String(value)} » ${formats[issue.format] ?? 'n’a pas la forme attendue.'}`,
      );
    case 'invalid_key':
      return at(
        `« ${String(path.at(-1))} » ne peut pas être un identifiant : minuscules sans accent, ` +
          'chiffres et tirets.',
      );
    case 'invalid_union':
      return at(
        `${name} : « ${JSON.stringify(value)} » n’a pas la forme ` +
          `attendue.${plainNumber(value) || ` ${help() ?? ''}`}`.trim(),
      );
    default:
      return at(`${name} : ${issue.message}.`);
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
  if (Array.isArray(value)) return 'une liste';
  return typeof value === 'object' ? 'un groupe de champs' : `« ${String(value)} »`;
}

function wrongType(expected: string, value: unknown): string {
  const found = describeValue(value);
  const quotesHint =
    expected === 'string' && typeof value !== 'object' ? ' Mettez-le entre guillemets.' : '';
  const number = expected === 'number' || expected === 'int' ? plainNumber(value) : '';
  return `il faut ${types[expected] ?? expected}, et c’est ${found}.${quotesHint}${number}`;
}

/**
 * Suggests the YAML form of a number in French form (4,5 or 12 000 €), which YAML reads as a text.
 */
function plainNumber(value: unknown): string {
  const [, digits] = /^(-?\d[\d\s]*(?:,\d+)?)\s*[€%]?$/.exec(String(value)) ?? [];
  return digits && typeof value === 'string'
    ? ` Écrivez ${digits.replace(/\s/g, '').replace(',', '.')}, avec un point pour la ` +
        'virgule, sans espace ni unité.'
    : '';
}

/** Finds the schema of a path. */
function findNode(schema: z.core.$ZodType, [key, ...rest]: Path): SchemaNode | undefined {
  if (key === undefined) return readNode(schema);
  const child = childOf(readNode(schema), key);
  return child && findNode(child, rest);
}
