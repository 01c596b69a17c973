// Changes a copy of the project as the next years may change it: the broker becomes the publisher,
// prices fall, a guarantee pays more, and the study gets a new year. Run it with:
// npm run test:scenario
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isPair, parseDocument, visit } from 'yaml';
import { getBuildDate } from '#src/config/build-date.ts';
import { inRoot } from '../scripts/lib/paths.ts';

const [folder = ''] = process.argv.slice(2);
const content = join(folder, 'content');

function fillIdentity(): void {
  const broker = readFileSync(inRoot('tests/support/indexable-broker.yaml'), 'utf8')
    .replace('Cyber Clair', 'Vigie Pro')
    .replaceAll('cyber-clair.test', 'vigie-pro.fr')
    .replace('hebergement.test', 'www.cloudflare.com')
    .replaceAll('.test', '.fr');
  writeFileSync(join(content, 'site.yaml'), broker);
}

function changeTable(table: string, change: (document: Document) => void): void {
  const file = join(content, `tables/${table}.yaml`);
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

type Change = (path: string, value: unknown) => number | undefined;

function changeValues(table: string, change: Change): void {
  changeTable(table, (document) =>
    visit(document, {
      Scalar: (key, scalar, ancestors) => {
        const names = ancestors.filter((node) => isPair(node)).map((pair) => String(pair.key));
        if (key !== 'key') scalar.value = change(names.join('.'), scalar.value) ?? scalar.value;
      },
    }),
  );
}

const prices = /^(lignes\.[\w-]+\.(prix|valeur|tarif\.\w+)|secteurs\.\w+\.\w+|tranches\.prix)$/;
const newValues: Record<string, number> = {
  'lignes.hiscox.prix': 49,
  'lignes.hiscox.note': 4.4,
  'lignes.axa.capaciteMax': 12,
  'lignes.rc-interruption.valeur': 3_000_000,
};
const lowerPrice: Change = (path, value) =>
  typeof value === 'number' && prices.test(path) ? Math.round(value * 0.93) : undefined;

function changePrices(): void {
  for (const table of ['prix', 'assureurs', 'estimateur'])
    changeValues(table, (path, value) => newValues[path] ?? lowerPrice(path, value));
  changeValues('plafonds', (path) => newValues[path]);
}

type Measure = { taux: number; capacite: number; franchise: number };
type Year = { annee: number } & Record<string, unknown>;

const isMeasure = (value: unknown): value is Measure =>
  typeof value === 'object' && value !== null && 'capacite' in value;
const moveMeasure = ({ taux, capacite, franchise }: Measure): Measure => ({
  taux: Number((taux * 1.24).toFixed(2)),
  capacite: Math.round(capacite / 1000) * 910,
  franchise: Math.round(franchise * 0.83),
});

function addYear(): void {
  const source = 'lucy-nouvelle';
  changeTable('classes', (document) => {
    const { exercices } = document.toJS() as { exercices: Year[] };
    const newest = exercices.reduce((one, other) => (other.annee > one.annee ? other : one));
    const measures = Object.entries(newest).flatMap(([id, value]) =>
      isMeasure(value) ? [[id, moveMeasure(value)] as const] : [],
    );
    document.addIn(['exercices'], {
      annee: newest.annee + 1,
      source,
      ...Object.fromEntries(measures),
    });
  });
  const link = `adresse: 'https://www.amrae.fr/lucy', verifie: ${getBuildDate()}, valable: 12`;
  const row = `{ titre: LUCY, editeur: AMRAE, ${link} }`;
  appendFileSync(join(content, 'tables/sources.yaml'), `  ${source}: ${row}\n`);
}

fillIdentity();
changePrices();
addYear();
