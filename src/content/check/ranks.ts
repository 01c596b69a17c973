import { inWords, ordinal } from '../../domain/numbers.ts';
import type { Entry } from './context.ts';
import { error, type Problem } from './problem.ts';
import type { Passage } from './prose.ts';

type Measure = 'prix' | 'note' | 'capaciteMax';
type House = { nom: string; url?: string; compare?: boolean; garanties?: Record<string, boolean> } & Partial<
  Record<Measure, number>
>;

const ordinals = Array.from({ length: 30 }, (_, index) => ordinal(index + 1));
const anyOrdinal = new RegExp(`(?<!\\p{L})(?:première|${ordinals.join('|')})(?!\\p{L})`, 'iu');
const most = /plus (?:hau|gran|élev)\p{L}+/iu;
const least = /plus (?:ba|peti)\p{L}+/iu;
const measures: [RegExp, Measure, string][] = [
  [/prix|point de départ/gi, 'prix', 'du moins cher au plus cher'],
  [/capacité|plafond/gi, 'capaciteMax', 'de la plus haute capacité à la plus basse'],
  [/note|sur\s5/gi, 'note', 'de la plus haute note à la plus basse'],
];

/** The compared houses, and the one that a passage is about. */
export function housesIn(entries: Entry[]) {
  const table = entries.find((entry) => entry.table === 'assureurs' && entry.valid);
  const rows = Object.entries((table?.located.data as { lignes?: Record<string, House> } | undefined)?.lignes ?? {});
  const offers = rows.map(([, house]) => house).filter(({ compare }) => compare);
  const starts = rows.map(([id, house]) => ({ house, line: table?.located.lineOf(['lignes', id]) ?? 0 }));
  const houseOf = ({ file, line, route }: Passage) =>
    file === table?.file ? starts.findLast((row) => row.line <= line)?.house : offers.find(({ url }) => url === route);
  return { offers, houseOf };
}

/** « le quatrième prix des sept », « la plus petite capacité du comparatif »: what a house's texts say of its rank is so. */
export function checkRanks(passages: Passage[], entries: Entry[]): Problem[] {
  const { offers, houseOf } = housesIn(entries);
  const all = /des NOMBRE(?! (?:garanties|lignes))|du comparatif/.source.replace('NOMBRE', inWords(offers.length));
  const price = /(?<=ième prix|premier prix) de départ/.source;
  const compared = new RegExp(`${price}(?: (?:${all}))?|${all}`, 'giu');

  return passages.flatMap((passage) => {
    const house = houseOf(passage);
    if (!house?.compare) return [];
    const found = [...passage.checked.matchAll(compared)].flatMap(({ 0: end, index }) => {
      const before = passage.checked.slice(0, index);
      const claim = /[^,.;:?!]*$/.exec(before)?.[0] ?? '';
      const wrong = wrongRank(claim, before, house, offers);
      return wrong
        ? [
            `« ${(claim + end).trim()} » : ${wrong} Corrigez la phrase, ou la table ; si elle parle d’autre chose, <Libre raison="…">…</Libre>.`,
          ]
        : [];
    });
    return [...new Set(found)].map((message) => error(passage.file, passage.line, message));
  });
}

function wrongRank(claim: string, before: string, house: House, offers: House[]): string | undefined {
  const rank = anyOrdinal.exec(claim)?.[0];
  const extreme = claim.match(/plus \p{L}+/giu)?.findLast((words) => most.test(words) || least.test(words));
  if (!rank && !extreme) return undefined;
  // « 4,6 sur 5, troisième des sept »: what is ranked stands before.
  const alone =
    claim
      .replace(rank ?? extreme ?? '', '')
      .replace(/\b(?:le|la)\b/giu, '')
      .trim() === '';
  const measure = lastMeasure(alone ? before : claim);
  if (!measure) return undefined;
  const [, field, order] = measure;
  const value = house[field];
  if (value === undefined) return undefined;
  const values = offers.flatMap((offer) => offer[field] ?? []);
  const above = values.filter((each) => each > value).length;
  const below = values.filter((each) => each < value).length;
  const [better, worse] = field === 'prix' ? [below, above] : [above, below];
  const fromTheEnd = field !== 'prix' && extreme !== undefined && least.test(extreme);
  const isSo = rank
    ? ordinals[fromTheEnd ? worse : better] === rank.toLowerCase().replace('première', 'premier')
    : (most.test(extreme ?? '') ? above : below) === 0;
  return isSo ? undefined : `${house.nom} est au rang ${better + 1} sur ${offers.length}, ${order}.`;
}

/** The measure named last. */
const lastMeasure = (text: string) =>
  measures
    .map((measure) => ({ measure, at: [...text.matchAll(measure[0])].at(-1)?.index ?? -1 }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0]?.measure;
