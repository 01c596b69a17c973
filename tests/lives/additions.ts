import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Kind, kindNames, kinds } from '#src/content/kinds.ts';
import { faqSkeleton, pageSkeleton, type Skeleton } from '#src/content/skeleton.ts';
import { addToContent } from '../../scripts/lib/add-to-content.ts';
import { prose } from '../support/prose.ts';

// What a writer adds: one of every kind, each passage of the skeletons written.

/** A kind that has come since is called by its name. */
const titles: Partial<Record<Kind, string>> = {
  pages: 'Le plan des bureaux',
  guides: 'Changer de caisse',
  garanties: 'La vitrine brisée',
  secteurs: 'Les fleuristes',
  entreprises: 'Les associations',
  assureurs: 'La Mutuelle des quais',
  legal: 'Le règlement du concours',
};
/** A page has three passages in its body; these make it as long as its kind wants. */
const passage: Partial<Record<Kind, number>> = { guides: 650, assureurs: 320 };

const mark = /\[à compléter[^\]]*\]/g;
const write = (text: string, words = 8) => text.replace(mark, () => prose(words));
const description = (title: string) =>
  `${title} : ce que la boutique perd, ce que le contrat paie, et ce que vous faites en attendant. Une page écrite pour les commerces du quartier, cette année.`.slice(
    0,
    155,
  );

function written(kind: Kind, title: string, { files, rows }: Skeleton): Skeleton {
  const texts = Object.entries(files).map(([path, text]) => {
    const [head = '', ...body] = text.split(/(?<=^---\n\n)/m);
    const fields = head.replace(/^description: .*$/m, `description: ${JSON.stringify(description(title))}`);
    return [path, write(fields) + write(body.join(''), passage[kind] ?? 40)] as const;
  });
  return {
    files: Object.fromEntries(texts),
    rows: Object.fromEntries(Object.entries(rows).map(([path, row]) => [path, write(row)])),
  };
}

const rows: Record<string, string> = {
  sources: `  essai-chambre: { titre: Les commerces du quartier, editeur: La chambre de commerce, adresse: 'https://www.service-public.fr/', verifie: 2026-10-01, valable: 24 }\n`,
  chiffres: `  essai-vitrines: { nom: Part des vitrines brisées, valeur: 13, unite: '%', nature: source, source: essai-chambre, date: 2026-01-15 }\n`,
  prix: '  essai-caisse: { nom: Repère d’une caisse neuve, valeur: 870, unite: €, nature: editorial }\n',
  delais: '  essai-vitrier: { nom: Venue du vitrier, valeur: 17, unite: jours, nature: editorial }\n',
  glossaire:
    '  essai-devanture: { nom: Devanture, definition: Le devant d’une boutique., exemple: Une boutique la ferme le soir., contrat: le mot parmi les biens garantis. }\n',
  lecture: `      - id: essai-enseigne
        nom: L’enseigne
        ou: L’article « enseigne »
        protege: L’enseigne est garantie, allumée ou éteinte.
        expose: L’enseigne est garantie si elle est éteinte.
        pourquoi: Une enseigne reste allumée la nuit. <Source id="essai-chambre" />
`,
  contacts:
    '  essai-vitrier:\n    nom: Le vitrier\n    telephone: "3900"\n    pour: Pour les commerces.\n    texte: Il vient le jour même.\n    source: essai-chambre\n',
  questionnaire: `      - id: essai-vitrine
        nom: Vitrine fermée
        assureur: La vitrine est-elle fermée la nuit ?
        clair: Répondez « oui » si quelqu’un le vérifie.
        pourquoi: Une vitrine ouverte se vide.
        effet: informe
        non: L’assureur le note.
        partie: L’assureur demande les heures.
        preuve: Une photo datée
        demander: Qui ferme la vitrine
        faire: Fermez la vitrine.
        temps: une heure
        aide: { page: /le-plan-des-bureaux, texte: Le plan des bureaux }
        sources: [essai-chambre]
`,
  redirections: '  - de: /guides/caisse\n    vers: /guides/changer-de-caisse\n',
};
const quoting = `
## Ce que la vitrine coûte

La <Terme id="essai-devanture">devanture</Terme> brisée attend le vitrier <Delai id="essai-vitrier" />. <Source id="essai-chambre" precision="p. 3" /> Une caisse neuve coûte <Prix id="essai-caisse" />, et <Chiffre id="essai-vitrines" /> des boutiques y passent. Voyez [le plan des bureaux](/le-plan-des-bureaux) et [la mutuelle des quais](/assureurs/la-mutuelle-des-quais), une de nos <Compte de="offres" /> offres comparées.
`;

/** The fraud line is named by the texts of other houses, for those that have it. */
const isIncluded = (guarantee: string) => guarantee !== 'fraudeInformatique';

/** A house of the comparison, with a price, a note and a capacity that others have too: it takes no rank from them. */
const compared = (guarantees: string[]) => `    compare: true
    note: 4.5
    prix: 45
    etoiles: 4
    capaciteMax: 5
    garanties: { ${guarantees.map((id) => `${id}: ${isIncluded(id)}`).join(', ')} }
`;

export async function addOneOfEveryKind(content: string, today: string): Promise<void> {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(content, file), change(readFileSync(join(content, file), 'utf8')));
  for (const kind of kindNames) {
    const title = titles[kind] ?? `Le ${kinds[kind].newPage.name} des quais`;
    await addToContent(content, written(kind, title, pageSkeleton(kind, title, today)));
  }
  await addToContent(content, written('pages', 'Le quai', faqSkeleton('Le quai et ses boutiques', '/faq')));
  edit(
    'faq/tarifs.yaml',
    (text) =>
      `${text.trimEnd()}\n  - id: essai-prix\n    question: Faut-il payer la caisse avant la vitrine ?\n    reponse: |\n      ${prose(20)}\n`,
  );
  for (const [table, row] of Object.entries(rows)) appendFileSync(join(content, `tables/${table}.yaml`), row);
  appendFileSync(join(content, 'guides/changer-de-caisse.mdx'), quoting);
  const { lignes } = parse(readFileSync(join(content, 'tables/garanties.yaml'), 'utf8')) as { lignes: object };
  const guarantees = Object.keys(lignes);
  edit('tables/assureurs.yaml', (text) => {
    const [before = '', row = ''] = text.split(/(?=^ {2}la-mutuelle-des-quais:\n)/m);
    return before + row.replace('    compare: false\n', compared(guarantees));
  });
  const lines = guarantees.map((id) => `  - { id: ${id}, incluse: ${isIncluded(id)}, description: "${prose(6)}" }`);
  edit('assureurs/la-mutuelle-des-quais.mdx', (text) =>
    text.replace(/^garanties:\n(?: .*\n)+/m, `garanties:\n${lines.join('\n')}\n`),
  );
}
