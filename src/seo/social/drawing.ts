// social/: what a shared link shows of a page.
import { allOf } from '#src/content/documents.ts';
import { figureText } from '#src/content/figures.ts';
import type { Document, Kind } from '#src/content/kinds.ts';
import type { Plan } from '#src/content/schemas/plan-table.ts';
import { faqOf, figure, plan, quoted } from '#src/content/tables.ts';
import { contentsOf, plainText } from '#src/content/texts.ts';
import { estimate } from '#src/lib/estimate.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';

export type Bar = { name: string; value: string; low: number; high: number; strong: boolean };

/**
 * What a shared link shows beside the title: quantities to one scale, or what is inside the line
 * and outside.
 */
export type Drawing = { title: string; alt: string } & (
  | { kind: 'bars'; bars: Bar[] }
  | { kind: 'perimeter'; inside: string[]; outside: string[] }
  | { kind: 'plan'; plan: Plan }
);

const list = (items: string[]) => items.join(' ; ');

/** From nothing, and as one of those that count, unless a row says otherwise. */
const bars = (title: string, rows: (Omit<Bar, 'low' | 'strong'> & Partial<Bar>)[]): Drawing => ({
  kind: 'bars',
  title,
  bars: rows.map((row) => ({ low: 0, strong: true, ...row })),
  alt: `${title} : ${list(rows.map(({ name, value }) => `${name}, ${value}`))}.`,
});

function perimeter(title: string, inside: string[], outside: string[] = []): Drawing {
  const [shown, left] = [inside.slice(0, outside.length > 0 ? 4 : 6), outside.slice(0, 3)];
  const beyond = left.length > 0 ? ` Hors du cadre : ${list(left)}.` : '';
  return {
    kind: 'perimeter',
    title,
    inside: shown,
    outside: left,
    alt: `${title} : ${list(shown)}.${beyond}`,
  };
}

const capacities = (of?: string) =>
  bars(
    'Capacité maximale',
    Object.entries(quoted('assureurs').lignes)
      .filter(([, { compare, capaciteMax }]) => (compare || of) && capaciteMax !== undefined)
      .sort(([, a], [, b]) => a.nom.localeCompare(b.nom, 'fr'))
      .map(([id, { nom, capaciteMax = 0 }]) => ({
        name: nom,
        value: formatEuros(capaciteMax * 1e6),
        high: capaciteMax,
        strong: !of || id === of,
      })),
  );

const sectorRanges = () =>
  bars(
    'Prix d’une PME par mois',
    Object.values(quoted('estimateur').secteurs).map(({ nom, mensuelMin, mensuelMax }) => ({
      name: nom,
      value: formatFigure([mensuelMin, mensuelMax], '€'),
      low: mensuelMin,
      high: mensuelMax,
    })),
  );

function sizeRanges(sector: string): Drawing {
  const { secteurs, tailles } = quoted('estimateur');
  const profile = sector in secteurs ? secteurs[sector as keyof typeof secteurs] : secteurs.general;
  const rows = tailles.flatMap(({ nom, multiplicateur }) => {
    const found = estimate(profile, multiplicateur);
    const [low, high] = found?.month ?? [0, 0];
    return found ? [{ name: nom, value: formatFigure([low, high], '€'), low, high }] : [];
  });
  return bars(`Prix par mois, ${profile.nom.toLowerCase()}`, rows);
}

const ceilingsBySize = () =>
  bars(
    'Couverture maximale par taille',
    quoted('estimateur').tranches.map(({ nom, plafond, ouvert }) => ({
      name: nom,
      value: `${formatEuros(plafond * 1e6)}${ouvert ? ' et plus' : ''}`,
      high: plafond,
    })),
  );

const guarantees = () =>
  bars(
    'Jusqu’à combien, par garantie',
    allOf('garanties').flatMap(({ carte }) => {
      if (!carte.plafond) return [];
      const amount = figure('plafonds', carte.plafond);
      return {
        name: carte.nom,
        value: figureText(amount),
        high: [amount.valeur].flat().at(-1) ?? 0,
      };
    }),
  );

const guides = () =>
  bars(
    'Pour lire et commencer',
    allOf('guides').map(({ menu, carte }) => {
      const duration = figure('delais', carte.duree);
      return { name: menu, value: figureText(duration), high: Number(duration.valeur) };
    }),
  );

const names = (lines: { nom: string }[]) => lines.map(({ nom }) => nom);
const titles = (rows: { titre: string }[]) => rows.map(({ titre }) => titre);

const headings = ({ source }: Document) =>
  perimeter(
    'Dans cette page',
    contentsOf(source).map(({ title }) => title),
  );

const ofPages: Record<string, () => Drawing> = {
  assureurs: capacities,
  comparatif: capacities,
  entreprises: ceilingsBySize,
  garanties: guarantees,
  guides,
  recherche: () =>
    perimeter('Ce que la recherche trouve', ['Réponses', 'Outils', 'Définitions', 'Pages']),
  secteurs: sectorRanges,
  tarifs: sectorRanges,
};

/** What stops in a firm, and from when. */
function stops(id: string): Drawing {
  const shown = plan(id);
  const alt = `${shown.nom} : ${list(shown.arrets.map(({ quand, qui }) => `${quand}, ${qui}`))}.`;
  return { kind: 'plan', title: shown.nom, alt, plan: shown };
}

function ofPage(document: Document<'pages'>): Drawing {
  const { slug, route, heures, etapes, outils } = document;
  const themes = faqOf(route).map(({ theme }) => theme);
  if (ofPages[slug]) return ofPages[slug]();
  if (outils) return perimeter('Les outils', titles(outils));
  if (heures) return stops(heures.plan);
  if (themes.length > 1) return perimeter('Par thème', themes);
  if (etapes) return perimeter('Les étapes', titles(etapes));
  return headings(document);
}

/** A kind without a drawing of its own shows what its page holds. */
const drawings: { [K in Kind]?: (document: Document<K>) => Drawing } = {
  pages: ofPage,
  guides: ({ carte }) => perimeter('Dans ce guide', carte.contenu),
  garanties: ({ perimetre: { dedans, dehors } }) =>
    perimeter('Dans le contrat', names(dedans.flatMap(({ lignes }) => lignes)), names(dehors)),
  secteurs: ({ slug, plan: id }) => (id ? stops(id) : sizeRanges(slug)),
  entreprises: ({ formules }) =>
    formules
      ? perimeter(
          `${formules.petite.nom} et ${formules.grande.nom}`,
          names([...formules.petite.lignes, ...formules.grande.lignes]),
          formules.dehors.map(plainText),
        )
      : ceilingsBySize(),
  assureurs: ({ assureur }) => capacities(assureur),
};

/** The page's own drawing, small. */
export const drawingOf = (document: Document): Drawing =>
  ((drawings[document.kind] ?? headings) as (document: Document) => Drawing)(document);
