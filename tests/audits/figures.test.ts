import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { bin, cache, inRoot, out } from '../../scripts/lib/paths.ts';
import { inside, words } from './reading.ts';

// Ten figures are changed in a copy of the tables; the site's own templates draw the instruments from it.
// Each must have moved wherever it is told: in tables, drawings, prose, answers, and data for machines.

const copy = join(cache, 'changed-figures');
const copied = ['content', 'src', 'supabase/functions/_shared', 'contentlayer.config.ts', 'package.json', 'tsconfig.json'];

const changes: [file: string, path: (string | number)[], value: number][] = [
  ['estimateur', ['secteurs', 'general', 'mensuelMin'], 31],
  ['estimateur', ['secteurs', 'general', 'mensuelMax'], 110],
  ['estimateur', ['secteurs', 'sante', 'mensuelMax'], 220],
  ['estimateur', ['secteurs', 'finance', 'mensuelMax'], 330],
  ['estimateur', ['tailles', 0, 'multiplier'], 0.8],
  ['estimateur', ['tranches', 1, 'prix', 0], 55],
  ['estimateur', ['tranches', 1, 'plafond'], 3],
  ['assureurs', ['lignes', 'stoik', 'prix'], 27],
  ['assureurs', ['lignes', 'aig', 'capaciteMax'], 60],
  ['assureurs', ['lignes', 'hiscox', 'note'], 4.9],
];

/** Page, place (a block, `prose` outside all of them, `data` for machines), and what is now read there. */
const told: [figure: string, page: string, place: string, words: string][] = [
  ['general', 'tarifs', 'estimateur', '31 à 110 €'],
  ['general', 'tarifs', 'tableau', '31 à 110 €'],
  ['general', 'tarifs', 'prose', 'lui, donne 31 à 110 €'],
  ['general', 'tarifs', 'facteurs', 'Toutes activités : 31 à 110 €'],
  ['general', 'tarifs', 'faq', '31 à 110 € toutes activités'],
  ['general', 'tarifs', 'data', '31 à 110 € toutes activités'],
  ['general', 'faq', 'faq', '31 à 110 € pour une PME'],
  ['general', 'faq', 'data', '31 à 110 € pour une PME'],
  ['santé', 'tarifs', 'estimateur', '50 à 220 €'],
  ['santé', 'tarifs', 'tableau', '50 à 220 €'],
  ['santé', 'tarifs', 'faq', '50 à 220 € pour une PME'],
  ['santé', 'tarifs', 'data', '50 à 220 € pour une PME'],
  ['finance', 'tarifs', 'tableau', '67 à 330 €'],
  ['finance', 'tarifs', 'facteurs', 'Finance : 67 à 330 €'],
  ['finance', 'tarifs', 'estimateur', '450 €'],
  ['finance', 'faq', 'faq', '67 à 330 € pour une PME de la finance'],
  ['finance', 'faq', 'data', '67 à 330 € pour une PME de la finance'],
  ['tpe', 'tarifs', 'tableau', '25 à 88 €'],
  ['tpe', 'tarifs', 'prose', 'TPE × 0,8'],
  ['tpe', 'tarifs', 'prose', 'par 0,8 pour une TPE'],
  ['tpe', 'tarifs', 'prose', 'lit donc 40 à 176 €'],
  ['tpe', 'tarifs', 'faq', '25 à 88 € par mois toutes activités, 40 à 176 € en santé, 54 à 264 € en finance'],
  ['tpe', 'tarifs', 'data', '25 à 88 € par mois toutes activités, 40 à 176 € en santé, 54 à 264 € en finance'],
  ['tpe', 'faq', 'faq', '25 à 88 € pour une TPE'],
  ['tranche', 'tarifs', 'tranches', 'PME, 55 à 200 € par mois'],
  ['tranche', 'tarifs', 'prose', 'Une PME y lit 55 à 200 €'],
  ['tranche', 'tarifs', 'faq', 'dit 55 à 200 € par mois'],
  ['tranche', 'tarifs', 'data', 'dit 55 à 200 € par mois'],
  ['plafond', 'tarifs', 'tranches', '3 M€'],
  ['plafond', 'tarifs', 'prose', 'pour 3 M€ au plus'],
  ['stoik', 'comparatif', 'tableau', '27 €'],
  ['stoik', 'comparatif', 'situations', 'de 27 à 55 € par mois'],
  ['stoik', 'comparatif', 'prose', 'À partir de 27 €'],
  ['stoik', 'tarifs', 'cartes', '27 €'],
  ['stoik', 'tarifs', 'cartes', '324 € par an'],
  ['stoik', 'tarifs', 'prose', 'entre 27 € et 55 €'],
  ['stoik', 'tarifs', 'faq', 'Que vaut un contrat à 27 € par mois'],
  ['stoik', 'tarifs', 'data', 'Que vaut un contrat à 27 € par mois'],
  ['stoik', 'faq', 'faq', 'vont de 27 € à 55 €'],
  ['stoik', 'faq', 'data', 'vont de 27 € à 55 €'],
  ['aig', 'comparatif', 'tableau', '60 M€'],
  ['aig', 'comparatif', 'situations', 'de 2 à 60 M€'],
  ['aig', 'comparatif', 'prose', 'Quant aux 60 M€'],
  ['aig', 'tarifs', 'prose', 'ses 60 M€'],
  ['hiscox', 'comparatif', 'tableau', '4,9 sur 5'],
  ['hiscox', 'comparatif', 'prose', 'Hiscox a 4,9'],
];

/** What is drawn, in hundredths of the axis. */
const drawn: [figure: string, page: string, block: string, style: string][] = [
  ['general', 'tarifs', 'estimateur', '--low:6.9;--high:24.4'],
  ['santé', 'tarifs', 'estimateur', '--low:11.1;--high:48.9'],
  ['finance', 'tarifs', 'estimateur', '--low:14.9;--high:73.3'],
  ['tpe', 'tarifs', 'tableau', '--low:4.2;--high:14.7'],
  ['plafond', 'tarifs', 'tranches', '--high:6'],
  ['stoik', 'tarifs', 'cartes', '--high:49.1'],
  ['aig', 'comparatif', 'tableau', '--height:16.7'],
];

function change() {
  for (const [file, path, value] of changes) {
    const name = join(copy, 'content/tables', `${file}.yaml`);
    const document = parseDocument(readFileSync(name, 'utf8'));
    expect(document.getIn(path), `${file} ${path.join('.')}`).not.toBe(value);
    document.setIn(path, value);
    writeFileSync(name, document.toString({ lineWidth: 0 }));
  }
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

const pages: Record<string, { now: string; before: string }> = {};

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const path of copied) cpSync(inRoot(path), join(copy, path), { recursive: true });
  cpSync(inRoot('tests/audits/render-instruments.tsx'), join(copy, 'render-instruments.tsx'));
  change();
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
  for (const name of ['tarifs', 'comparatif', 'faq'])
    pages[name] = {
      now: readFileSync(join(copy, `${name}.html`), 'utf8'),
      before: readFileSync(join(out, `${name}.html`), 'utf8'),
    };
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const machines = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, data]) => data).join(' ');

const at = (html: string, place: string) => {
  if (place === 'data') return words(machines(html));
  return words(inside(html, place === 'prose' ? undefined : place));
};

test.each(told)('%s, /%s, %s: %s', (_figure, page, place, expected) => {
  expect(at(pages[page]?.now ?? '', place)).toContain(words(expected));
  expect(at(pages[page]?.before ?? '', place)).not.toContain(words(expected));
});

test.each(drawn)('%s, /%s, %s is drawn at %s', (_figure, page, block, style) => {
  expect(inside(pages[page]?.now ?? '', block)).toContain(style);
});
