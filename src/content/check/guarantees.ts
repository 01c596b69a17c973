import type { Table } from '../files.ts';
import type { Document } from '../kinds.ts';
import { readAttributes } from '../mdx/tags.ts';
import type { Read } from './book.ts';
import type { Context } from './context.ts';
import type { AuthoredValue, Entry } from './entry.ts';
import { error, type Problems } from './problem.ts';
import { unknownId } from './references.ts';
import { rule } from './rule.ts';

type Insurers = Table<'assureurs'>['lignes'];
type Guarantees = Table<'garanties'>['lignes'];

const neededToCompare = ['note', 'prix', 'capaciteMax', 'garanties'] as const;

/**
 * Checks that a compared insurer has all fields of the comparison, and that its profile describes
 * each guarantee.
 */
export const checkGuarantees = rule(
  ['assureurs', 'garanties'],
  function* ({ assureurs, garanties, context, book }) {
    const rows = assureurs.data.lignes;
    yield* inTable(assureurs, context);
    yield* sameAddress(garanties);
    yield* countedAsAll(assureurs, rows, ({ path }) => String(path[1]));
    for (const profile of book.pagesOf('assureurs')) {
      yield* inProfile(profile, rows, garanties.data.lignes);
      yield* countedAsAll(profile, rows, () => profile.data.assureur);
    }
  },
);

/**
 * Reports <Compte de="garanties" /> in a text about an insurer that lacks one of these guarantees:
 * the text must give the insurer's own count.
 */
function* countedAsAll(
  { authored }: Entry,
  rows: Insurers,
  findInsurer: (value: AuthoredValue) => string,
): Problems {
  for (const each of authored) {
    const id = findInsurer(each);
    if (Object.values(rows[id]?.garanties ?? {}).every(Boolean)) continue;
    const counted = each
      .tags()
      .map((tag) => (tag.name === 'Compte' ? readAttributes(tag).de : undefined));
    if (
      !counted.includes('garanties') ||
      counted.includes(`garanties-${id}`) ||
      counted.includes(`trous-${id}`)
    )
      continue;
    const own = `<Compte de="garanties-${id}" /> garanties sur <Compte de="garanties" />`;
    yield error(
      each,
      `${id} n’a pas toutes les garanties du comparatif. Écrivez combien elle en a : ${own}.`,
    );
  }
}

function* inTable(insurers: Read<Table<'assureurs'>>, context: Context): Problems {
  for (const [id, row] of Object.entries(insurers.data.lignes)) {
    const flags = row.garanties ?? {};
    const at = (message: string, ...path: string[]) =>
      insurers.at(['lignes', id, ...path], `${[id, ...path.slice(0, 1)].join(', ')} : ${message}`);
    for (const flag of Object.keys(flags))
      if (!context.ids.garanties.has(flag))
        yield at(unknownId(flag, 'garanties', context), 'garanties', flag);
    if (!row.compare) continue;
    for (const field of neededToCompare)
      if (row[field] === undefined)
        yield at(
          `« ${field} » manque : avec compare: true, il faut une note, un prix, une capacité ` +
            'et des garanties.',
        );
    for (const each of context.ids.garanties)
      if (row.garanties && !(each in flags))
        yield at(`« ${each} » manque. Écrivez true si elle est incluse, false sinon.`, 'garanties');
  }
}

/** Reports two guarantees with the same address: a link would select both. */
function* sameAddress({ data, at }: Read<Table<'garanties'>>): Problems {
  const rows = Object.entries(data.lignes);
  for (const [index, [id, { adresse }]] of rows.entries()) {
    const other = rows.find(
      ([otherId, row], rank) =>
        otherId !== id && (otherId === adresse || (rank < index && row.adresse === adresse)),
    );
    if (adresse !== undefined && other)
      yield at(
        ['lignes', id],
        `${id}, adresse : « ${adresse} » est déjà pris par « ${other[0]} ».`,
      );
  }
}

function* inProfile(
  { data, at: problemAt }: Read<Document<'assureurs'>>,
  rows: Insurers,
  guarantees: Guarantees,
): Problems {
  for (const [index, { id, nom, incluse, sansDocument }] of data.garanties.entries()) {
    const at = (message: string) =>
      problemAt(['garanties', index], `garanties n° ${index + 1} : ${message}`);
    const same = Object.keys(guarantees).find((each) => guarantees[each]?.nom === nom);
    const flag = id === undefined ? undefined : rows[data.assureur]?.garanties?.[id];
    if ((id === undefined) === (nom === undefined))
      yield at(
        'écrivez « id » pour une garantie du comparatif, « nom » pour une autre ; l’un des ' +
          'deux, pas les deux.',
      );
    else if (incluse && sansDocument)
      yield at(
        '« incluse: true » et « sansDocument: true » se contredisent. Gardez l’un des deux.',
      );
    else if (same)
      yield at(
        `« ${nom} » est une garantie du comparatif. Écrivez id: ${same} à la place de son nom.`,
      );
    else if (flag !== undefined && flag !== incluse)
      yield at(
        `incluse: ${incluse}, et content/tables/assureurs.yaml dit ${flag} de « ${id} ». ` +
          'Corrigez l’un des deux.',
      );
  }
}
