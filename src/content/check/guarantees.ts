import type { Table } from '../files.ts';
import type { Document } from '../kinds.ts';
import { attributesOf } from '../text/tags.ts';
import { type Read, rule } from './book.ts';
import type { Context } from './context.ts';
import type { AuthoredValue, Entry } from './entry.ts';
import { error, type Problem } from './problem.ts';
import { unknownId } from './unknown-id.ts';

type Insurers = Table<'assureurs'>['lignes'];
type Guarantees = Table<'garanties'>['lignes'];

const neededToCompare = ['note', 'prix', 'capaciteMax', 'garanties'] as const;

/** The rows of the comparison: what a compared insurer must have, and what its profile says of each guarantee. */
export const checkGuarantees = rule(['assureurs', 'garanties'], ({ assureurs, garanties }, context, _today, book) => {
  const rows = assureurs.data.lignes;
  const profiles = book.pagesOf('assureurs');
  return [
    ...inTable(assureurs, context),
    ...sameAddress(garanties),
    ...profiles.flatMap((profile) => inProfile(profile, rows, garanties.data.lignes)),
    ...countedAsAll(assureurs, rows, ({ path }) => String(path[1])),
    ...profiles.flatMap((profile) => countedAsAll(profile, rows, () => profile.data.assureur)),
  ];
});

/** « Les <Compte de="garanties" /> garanties », said of a house that lacks one: its own count must stand in the same text. */
function countedAsAll({ authored }: Entry, rows: Insurers, houseOf: (value: AuthoredValue) => string): Problem[] {
  return authored.flatMap((each) => {
    const id = houseOf(each);
    if (Object.values(rows[id]?.garanties ?? {}).every(Boolean)) return [];
    const counted = each.tags().map((tag) => (tag.name === 'Compte' ? attributesOf(tag).de : undefined));
    if (!counted.includes('garanties') || [`garanties-${id}`, `trous-${id}`].some((own) => counted.includes(own))) return [];
    const own = `<Compte de="garanties-${id}" /> garanties sur <Compte de="garanties" />`;
    return error(each, `${id} n’a pas toutes les garanties du comparatif. Écrivez combien elle en a : ${own}.`);
  });
}

function inTable(insurers: Read<Table<'assureurs'>>, context: Context): Problem[] {
  return Object.entries(insurers.data.lignes).flatMap(([id, row]) => {
    const at = (message: string, ...path: string[]) =>
      insurers.at(['lignes', id, ...path], `${[id, ...path.slice(0, 1)].join(', ')} : ${message}`);
    const flags = row.garanties ?? {};
    const unknown = Object.keys(flags)
      .filter((flag) => !context.ids.garanties.has(flag))
      .map((flag) => at(unknownId(flag, 'garanties', context), 'garanties', flag));
    if (!row.compare) return unknown;
    const needed = 'avec compare: true, il faut une note, un prix, une capacité et des garanties.';
    return [
      ...unknown,
      ...neededToCompare.flatMap((field) => (row[field] === undefined ? at(`« ${field} » manque : ${needed}`) : [])),
      ...[...context.ids.garanties]
        .filter((each) => row.garanties && !(each in flags))
        .map((each) => at(`« ${each} » manque. Écrivez true si elle est incluse, false sinon.`, 'garanties')),
    ];
  });
}

/** Two guarantees of one address would be ticked together. */
function sameAddress({ data, at }: Read<Table<'garanties'>>): Problem[] {
  const rows = Object.entries(data.lignes);
  return rows.flatMap(([id, { adresse }], index) => {
    const other = rows.find(
      ([otherId, row], rank) => otherId !== id && (otherId === adresse || (rank < index && row.adresse === adresse)),
    );
    if (adresse === undefined || !other) return [];
    return at(['lignes', id], `${id}, adresse : « ${adresse} » est déjà pris par « ${other[0]} ».`);
  });
}

function inProfile({ data, at: problemAt }: Read<Document<'assureurs'>>, rows: Insurers, guarantees: Guarantees): Problem[] {
  return data.garanties.flatMap(({ id, nom, incluse, sansDocument }, index) => {
    const at = (message: string) => problemAt(['garanties', index], `garanties n° ${index + 1} : ${message}`);
    if ((id === undefined) === (nom === undefined))
      return at('écrivez « id » pour une garantie du comparatif, « nom » pour une autre ; l’un des deux, pas les deux.');
    if (incluse && sansDocument) return at('« incluse: true » et « sansDocument: true » se contredisent. Gardez l’un des deux.');
    const same = Object.keys(guarantees).find((each) => guarantees[each]?.nom === nom);
    if (same) return at(`« ${nom} » est une garantie du comparatif. Écrivez id: ${same} à la place de son nom.`);
    const flag = id === undefined ? undefined : rows[data.assureur]?.garanties?.[id];
    if (flag === undefined || flag === incluse) return [];
    return at(`incluse: ${incluse}, et content/tables/assureurs.yaml dit ${flag} de « ${id} ». Corrigez l’un des deux.`);
  });
}
