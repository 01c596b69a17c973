import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { bin, cache, inRoot } from '../../scripts/lib/paths.ts';
import { inside, words } from './reading.ts';

// The site's own templates draw the instruments from a copy of the tables that holds made-up figures. Where an instrument
// works something out or draws it to scale, it must do so from these. What pages only quote: tests/sentinels.

const copy = join(cache, 'changed-figures');
const copied = ['content', 'src', 'supabase/functions/_shared', 'contentlayer.config.ts', 'package.json', 'tsconfig.json'];

type Path = (string | number)[];
/** All that the expectations below are worked out from. */
const estimator: [path: Path, value: object][] = [
  [['secteurs', 'general'], { mensuelMin: 31, mensuelMax: 110 }],
  [['secteurs', 'sante'], { mensuelMin: 52, mensuelMax: 220 }],
  [['secteurs', 'finance'], { mensuelMin: 66, mensuelMax: 330 }],
  [['secteurs', 'ecommerce'], { mensuelMin: 41, mensuelMax: 140 }],
  [['secteurs', 'industrie'], { mensuelMin: 43, mensuelMax: 160 }],
  [['tailles', 0], { multiplicateur: 0.8 }],
  [['tranches', 1], { prix: [56, 210], plafond: 3 }],
  [['tranches', 3], { plafond: 50 }],
];
const ordinary = { prix: 44, note: 4.1, capaciteMax: 6 };
const offers: Record<string, object> = {
  stoik: { prix: 27 },
  aig: { prix: 57, capaciteMax: 60 },
  mma: { capaciteMax: 3 },
  hiscox: { note: 4.9 },
};

/** Page, block, and what is read there. */
const told: [figure: string, page: string, place: string, words: string][] = [
  ['general', 'tarifs', 'estimateur', '31 à 110 €'],
  ['general', 'tarifs', 'tableau', '31 à 110 €'],
  ['santé', 'tarifs', 'estimateur', '52 à 220 €'],
  ['santé', 'tarifs', 'tableau', '52 à 220 €'],
  ['finance', 'tarifs', 'tableau', '66 à 330 €'],
  ['finance', 'tarifs', 'estimateur', '450 €'],
  ['tpe', 'tarifs', 'tableau', '25 à 88 €'],
  ['tpe', 'tarifs', 'tableau', '42 à 176 €'],
  ['tpe', 'tarifs', 'faq', '53 à 264 €'],
  ['tranche', 'tarifs', 'tranches', 'PME, 56 à 210 € par mois'],
  ['plafond', 'tarifs', 'tranches', '3 M€'],
  ['stoik', 'comparatif', 'tableau', '27 €'],
  ['offres', 'comparatif', 'situations', 'de 27 à 57 € par mois'],
  ['stoik', 'tarifs', 'cartes', '27 €'],
  ['stoik', 'tarifs', 'cartes', '324 € par an'],
  ['aig', 'comparatif', 'tableau', '60 M€'],
  ['offres', 'comparatif', 'situations', 'de 3 à 60 M€'],
  ['hiscox', 'comparatif', 'tableau', '4,9 sur 5'],
];

/** What is drawn, in hundredths of the axis. */
const drawn: [figure: string, page: string, block: string, style: string][] = [
  ['general', 'tarifs', 'estimateur', '--low:6.9;--high:24.4'],
  ['santé', 'tarifs', 'estimateur', '--low:11.6;--high:48.9'],
  ['finance', 'tarifs', 'estimateur', '--low:14.7;--high:73.3'],
  ['tpe', 'tarifs', 'tableau', '--low:4.2;--high:14.7'],
  ['plafond', 'tarifs', 'tranches', '--high:6'],
  ['stoik', 'tarifs', 'cartes', '--high:47.4'],
  ['aig', 'comparatif', 'tableau', '--height:10'],
];

function make(file: string, change: (document: Document) => [path: Path, value: object][]) {
  const name = join(copy, 'content/tables', `${file}.yaml`);
  const document = parseDocument(readFileSync(name, 'utf8'));
  for (const [path, value] of change(document))
    for (const [field, number] of Object.entries(value)) document.setIn([...path, field], number);
  writeFileSync(name, document.toString({ lineWidth: 0 }));
}

// contentlayer2 asks the shell, by PWD, where it is.
function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    env: { ...process.env, PWD: copy },
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
}

const pages: Record<string, string> = {};

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const path of copied) cpSync(inRoot(path), join(copy, path), { recursive: true });
  cpSync(inRoot('tests/audits/render-instruments.tsx'), join(copy, 'render-instruments.tsx'));
  make('estimateur', () => estimator);
  make('assureurs', (document) => {
    const { lignes } = document.toJS() as { lignes: Record<string, { compare: boolean }> };
    const compared = Object.keys(lignes).filter((id) => lignes[id]?.compare);
    return compared.map((id) => [['lignes', id], { ...ordinary, ...offers[id] }]);
  });
  // contentlayer reads what was checked: pages and tables, not what lies beside them.
  cpSync(join(copy, 'content'), join(copy, '.contentlayer/checked'), {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || /\.(?:mdx|yaml)$/.test(path),
  });
  run(bin('contentlayer2'), 'build');
  await build({
    absWorkingDir: copy,
    entryPoints: ['render-instruments.tsx'],
    outfile: join(copy, 'render-instruments.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
  });
  run(process.execPath, 'render-instruments.mjs');
  for (const name of ['tarifs', 'comparatif']) pages[name] = readFileSync(join(copy, `${name}.html`), 'utf8');
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(told)('%s, /%s, %s: %s', (_figure, page, place, expected) => {
  expect(words(inside(pages[page] ?? '', place))).toContain(words(expected));
});

test.each(drawn)('%s, /%s, %s is drawn at %s', (_figure, page, block, style) => {
  expect(inside(pages[page] ?? '', block)).toContain(style);
});
