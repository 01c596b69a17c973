import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBudgets } from '../../scripts/budgets.ts';
import budgets from '../../scripts/measure/budgets.json' with { type: 'json' };
import { ownFolder } from '../support/folder.ts';

const folder = ownFolder('budgets');
mkdirSync(join(folder, 'guides'));
const font = (name: string) => `<link rel="preload" as="font" type="font/woff2" href="/${name}">`;
const sheet = (file: string) => `<link rel="stylesheet" href="/${file}">`;
mkdirSync(join(folder, 'styles'));
writeFileSync(join(folder, 'styles/home.css'), 'p{}');
writeFileSync(join(folder, 'site.css'), 'a{}');
writeFileSync(
  join(folder, 'index.html'),
  `${font('small.woff2')}${sheet('site.css')}${sheet('styles/home.css')}<p>Bonjour</p>`,
);
writeFileSync(join(folder, 'guides/prevention.html'), font('large.woff2'));
writeFileSync(join(folder, 'small.woff2'), Buffer.alloc(10));
writeFileSync(join(folder, 'large.woff2'), Buffer.alloc(budgets.everyPage.fonts + 1));

describe('readBudgets', () => {
  test('names page, figure and budget when a budget is exceeded', () => {
    const { fonts } = budgets.everyPage;
    const { over, pages, table } = readBudgets(folder);
    expect(pages).toBe(2);
    expect(over).toEqual([`/guides/prevention: fonts ${fonts + 1} > ${fonts}`]);
    expect(table).toContain(`| ${fonts + 1} > ${fonts}** |`.replace('| ', '| **'));
  });

  test('counts the bytes of a page as the CDN compresses them', () => {
    expect(readBudgets(folder).table).toMatch(
      /^\| \/ \| \d{2,3} \| 7 \| 7 \| 10 \| 1 \| 0 \| 0 \| 5 \|$/m,
    );
  });
});
