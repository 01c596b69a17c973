import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBudgets } from '../../scripts/budgets.ts';
import budgets from '../../scripts/measure/budgets.json' with { type: 'json' };
import { ownFolder } from '../support/folder.ts';

const font = (name: string) => `<link rel="preload" as="font" type="font/woff2" href="/${name}">`;
const sheet = (file: string) => `<link rel="stylesheet" href="/${file}">`;
const { fonts } = budgets.everyPage;

describe('readBudgets', () => {
  const folder = ownFolder('budgets');
  for (const [file, content] of Object.entries({
    'styles/home.css': 'p{}',
    'site.css': 'a{}p{color:red}'.repeat(50),
    'index.html': `${font('small.woff2')}${['site.css', 'styles/home.css'].map(sheet).join('')}`,
    'guides/prevention.html': font('large.woff2'),
    'small.woff2': 'x'.repeat(10),
    'large.woff2': 'x'.repeat(fonts + 1),
  })) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const { over, pages, table } = readBudgets(folder);

  test('names page, figure and budget when a budget is exceeded', () => {
    expect(pages).toBe(2);
    expect(over).toEqual([`/guides/prevention: fonts ${fonts + 1} > ${fonts}`]);
    expect(table).toContain(`| **${fonts + 1} > ${fonts}** |`);
  });

  test('counts the bytes of a page as the CDN compresses them', () => {
    expect(table).toMatch(/^\| \/ \| \d{2,3} \| 25 \| 7 \| 10 \| 1 \| 0 \| 0 \| 5 \|$/m);
  });
});
