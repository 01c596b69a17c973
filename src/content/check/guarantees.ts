import type { z } from 'zod';
import { tables } from '../files.ts';
import type { kinds } from '../kinds.ts';
import { attributesOf } from '../text/tags.ts';
import { tagsOf } from './authored.ts';
import type { Context, Entry } from './context.ts';
import { error, type Problem } from './problem.ts';
import { unknownId } from './unknown-id.ts';

type Insurers = z.infer<typeof tables.assureurs.schema>['lignes'];
type Guarantees = z.infer<typeof tables.garanties.schema>['lignes'];
type Profile = z.infer<typeof kinds.assureurs.schema>;

const neededToCompare = ['note', 'prix', 'capaciteMax', 'garanties'] as const;

/** The rows of the comparison: what a compared insurer must have, and what its profile says of each guarantee. */
export function checkGuarantees(entries: Entry[], context: Context): Problem[] {
  // What is wrong with the fields themselves is already said.
  const valid = entries.filter((entry) => entry.valid);
  const insurers = valid.find(({ table }) => table === 'assureurs');
  const guarantees = valid.find(({ table }) => table === 'garanties');
  if (!insurers || !guarantees) return [];
  const rows = tables.assureurs.schema.parse(insurers.located.data).lignes;
  const known = tables.garanties.schema.parse(guarantees.located.data).lignes;
  const profiles = valid.filter(({ page }) => page?.kind === 'assureurs');
  return [
    ...inTable(insurers, rows, context),
    ...sameAddress(guarantees, known),
    ...profiles.flatMap((profile) => inProfile(profile, rows, known)),
    ...countedAsAll(insurers, rows),
    ...profiles.flatMap((profile) => countedAsAll(profile, rows)),
  ];
}

/** « Les <Compte de="garanties" /> garanties », said of a house that lacks one: its own count must stand in the same text. */
function countedAsAll({ file, page, located, authored }: Entry, rows: Insurers): Problem[] {
  return authored.flatMap(({ value, meta, path, line }) => {
    const id = page ? (located.data as Profile).assureur : String(path[1]);
    if (Object.values(rows[id]?.garanties ?? {}).every(Boolean)) return [];
    const counted = tagsOf({ value, meta }).map((tag) => (tag.name === 'Compte' ? attributesOf(tag).de : undefined));
    if (!counted.includes('garanties') || counted.some((each) => each === `garanties-${id}` || each === `trous-${id}`)) return [];
    const own = `<Compte de="garanties-${id}" /> garanties sur <Compte de="garanties" />`;
    return [error(file, line, `${id} n’a pas toutes les garanties du comparatif. Écrivez combien elle en a : ${own}.`)];
  });
}

function inTable({ file, located }: Entry, rows: Insurers, context: Context): Problem[] {
  return Object.entries(rows).flatMap(([id, row]) => {
    const at = (message: string, ...path: string[]) =>
      error(file, located.lineOf(['lignes', id, ...path]), `${[id, ...path.slice(0, 1)].join(', ')} : ${message}`);
    const flags = row.garanties ?? {};
    const unknown = Object.keys(flags)
      .filter((flag) => !context.ids.garanties.has(flag))
      .map((flag) => at(unknownId(flag, 'garanties', context), 'garanties', flag));
    if (!row.compare) return unknown;
    return [
      ...unknown,
      ...neededToCompare
        .filter((field) => row[field] === undefined)
        .map((field) =>
          at(`« ${field} » manque : avec compare: true, il faut une note, un prix, une capacité et des garanties.`),
        ),
      ...[...context.ids.garanties]
        .filter((each) => row.garanties && !(each in flags))
        .map((each) => at(`« ${each} » manque. Écrivez true si elle est incluse, false sinon.`, 'garanties')),
    ];
  });
}

/** Two guarantees of one address would be ticked together. */
function sameAddress({ file, located }: Entry, guarantees: Guarantees): Problem[] {
  const rows = Object.entries(guarantees);
  return rows.flatMap(([id, { adresse }], index) => {
    const other = rows.find(
      ([otherId, row], rank) => otherId !== id && (otherId === adresse || (rank < index && row.adresse === adresse)),
    );
    if (adresse === undefined || !other) return [];
    return [error(file, located.lineOf(['lignes', id]), `${id}, adresse : « ${adresse} » est déjà pris par « ${other[0]} ».`)];
  });
}

function inProfile({ file, located }: Entry, rows: Insurers, guarantees: Guarantees): Problem[] {
  const { assureur, garanties } = located.data as Profile;
  return garanties.flatMap(({ id, name, included, sansDocument }, index) => {
    const at = (message: string) => [error(file, located.lineOf(['garanties', index]), `garanties n° ${index + 1} : ${message}`)];
    if ((id === undefined) === (name === undefined))
      return at('écrivez « id » pour une garantie du comparatif, « name » pour une autre ; l’un des deux, pas les deux.');
    if (included && sansDocument)
      return at('« included: true » et « sansDocument: true » se contredisent. Gardez l’un des deux.');
    const same = Object.keys(guarantees).find((each) => guarantees[each]?.nom === name);
    if (same) return at(`« ${name} » est une garantie du comparatif. Écrivez id: ${same} à la place de son nom.`);
    const flag = id === undefined ? undefined : rows[assureur]?.garanties?.[id];
    if (flag !== undefined && flag !== included)
      return at(`included: ${included}, et content/tables/assureurs.yaml dit ${flag} de « ${id} ». Corrigez l’un des deux.`);
    return [];
  });
}
