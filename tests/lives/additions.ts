import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Kind, kindNames, kinds } from '#src/content/kinds.ts';
import { faqSkeleton, pageSkeleton, type Skeleton } from '#src/content/skeleton.ts';
import { addToContent } from '../../scripts/lib/add-to-content.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
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
    const fields = head.replace(
      /^description: .*$/m,
      `description: ${JSON.stringify(description(title))}`,
    );
    return [path, write(fields) + write(body.join(''), passage[kind] ?? 100)] as const;
  });
  return {
    files: Object.fromEntries(texts),
    rows: Object.fromEntries(Object.entries(rows).map(([path, row]) => [path, write(row)])),
  };
}

const rows = parse(readFileSync(inRoot('tests/lives/rows.yaml'), 'utf8')) as Record<string, string>;
const quoting = `
## Ce que la vitrine coûte

La <Terme id="essai-devanture">devanture</Terme> brisée attend le vitrier <Delai id="essai-vitrier" />. <Source id="essai-chambre" precision="p. 3" /> Une caisse neuve coûte <Prix id="essai-caisse" />, et <Chiffre id="essai-vitrines" /> des boutiques y passent. Voyez [le plan des bureaux](/le-plan-des-bureaux) et [la mutuelle des quais](/assureurs/la-mutuelle-des-quais), une de nos <Compte de="offres" /> offres comparées.
`;

/** The fraud line is named by the texts of other houses, for those that have it. */
const isIncluded = (guarantee: string) => guarantee !== 'fraudeInformatique';

/**
 * A house of the comparison, with a price, a note and a capacity that others have too: it takes no
 * rank from them.
 */
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
  await addToContent(
    content,
    written('pages', 'Le quai', faqSkeleton('Le quai et ses boutiques', '/faq')),
  );
  edit(
    'faq/tarifs.yaml',
    (text) =>
      `${text.trimEnd()}\n  - id: essai-prix\n    question: Faut-il payer la caisse avant la vitrine ?\n    reponse: |\n      ${prose(20)}\n`,
  );
  for (const [table, row] of Object.entries(rows))
    appendFileSync(join(content, `tables/${table}.yaml`), row);
  appendFileSync(join(content, 'guides/changer-de-caisse.mdx'), quoting);
  const { lignes } = parse(readFileSync(join(content, 'tables/garanties.yaml'), 'utf8')) as {
    lignes: object;
  };
  const guarantees = Object.keys(lignes);
  edit('tables/assureurs.yaml', (text) => {
    const [before = '', row = ''] = text.split(/(?=^ {2}la-mutuelle-des-quais:\n)/m);
    return before + row.replace('    compare: false\n', compared(guarantees));
  });
  const lines = guarantees.map(
    (id) => `  - { id: ${id}, incluse: ${isIncluded(id)}, description: "${prose(6)}" }`,
  );
  edit('assureurs/la-mutuelle-des-quais.mdx', (text) =>
    text.replace(/^garanties:\n(?: .*\n)+/m, `garanties:\n${lines.join('\n')}\n`),
  );
}
