// content/: messages for writers, word for word, and content that the specification requires.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { describe, expect, test } from 'vitest';
import { annotations, warning } from '#src/content/check/problem.ts';
import { root } from '../../scripts/lib/paths.ts';
import { check, type Edit, fixtures } from './fixture.ts';

const guide = 'content/guides/exemple.mdx';

test('the check reports no problem when the content is valid', () => {
  expect(check([]).text).toBe('');
});

test.each(fixtures)('%s', (_name, { edits, says }) => {
  const { text } = check(edits);
  expect(text).toBe(says.trimEnd());
});

describe('files as systems and editors leave them', () => {
  const pages = globSync('**/*.{mdx,yaml}', { cwd: join(import.meta.dirname, 'good/content') }).map(
    (file) => `content/${file}`,
  );
  const everywhere = (edit: (file: string) => Edit) => pages.map(edit);

  test.each<[string, Edit[]]>([
    ['a mark of UTF-8 at the head', everywhere((file) => ({ file, encode: 'bom' }))],
    ['lines that end as on Windows', everywhere((file) => ({ file, encode: 'crlf' }))],
    [
      'spaces at the end of lines',
      [{ file: guide, find: 'Commencez par là.', replace: 'Commencez par là.   ' }],
    ],
    [
      'spaces after a field',
      [{ file: guide, find: 'theme: Prévention', replace: 'theme: Prévention  \t' }],
    ],
    ['a copy that an editor keeps', [{ file: `${guide}~`, write: 'x' }]],
    ['a file of the system', [{ file: 'content/guides/.DS_Store', write: 'x' }]],
  ])('%s: nothing to say', (_name, edits) => {
    expect(check(edits).text).toBe('');
  });

  test('the line is the same with the endings of Windows', () => {
    const mistake: Edit = { file: guide, append: '\nUn mot {de} trop.\n' };
    expect(check([mistake, { file: guide, encode: 'crlf' }]).problems).toEqual(
      check([mistake]).problems,
    );
  });
});

test('all mistakes come at once, those of tables first, file by file, line by line', () => {
  const { problems } = check([
    { file: 'content/tables/prix.yaml', find: 'unite: €', replace: 'unite: florins' },
    { file: guide, append: '\n[Là](/nulle-part)\n\nUn mot "droit".\n' },
    { file: 'content/faq/exemple.yaml', find: 'id: long', replace: 'id: cher' },
  ]);
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/tables/prix.yaml:3',
    'content/faq/exemple.yaml:9',
    'content/guides/exemple.mdx:27',
    'content/guides/exemple.mdx:29',
  ]);
});

test('GitHub is told in its own way', () => {
  const { problems } = check([{ file: guide, append: '\nIl faut 12 % de plus, et 72 h.\n' }]);
  expect(annotations(problems).split('\n')).toEqual([
    expect.stringMatching(
      /^::error file=content\/guides\/exemple\.mdx,line=27,title=À corriger::« 12 %25 » est tapé/,
    ),
    expect.stringMatching(
      /^::error file=content\/guides\/exemple\.mdx,line=27,title=À corriger::« 72 h » est tapé/,
    ),
  ]);
  const odd = annotations([
    warning({ file: 'content/guides/a,b:c%.mdx', line: 4 }, 'Un : deux,\r\ntrois %'),
  ]);
  expect(odd).toBe(
    '::warning file=content/guides/a%2Cb%3Ac%25.mdx,line=4,title=À relire::Un : ' +
      'deux,%0D%0Atrois %25',
  );
});

test('the check warns of expired documents from the day after their last', () => {
  const said = (day: string) => check([], day).problems.map(({ severity }) => severity);
  expect(said('2027-01-01')).toEqual([]);
  expect(said('2027-01-02')).toEqual(['avertissement']);
  expect([said('2060-01-02').length > 3, new Set(said('2060-01-02'))]).toEqual([
    true,
    new Set(['avertissement']),
  ]);
});

/**
 * The sentences that a program can say: the fixed pieces of its strings, those that hold several
 * words.
 */
function sentences(file: string): string[][] {
  const found: string[][] = [];
  const visit = (node: unknown, within: string) => {
    if (Array.isArray(node)) for (const each of node) visit(each, within);
    else if (typeof node === 'object' && node !== null) {
      const { type, value, quasis } = node as {
        type?: string;
        value?: unknown;
        quasis?: { cooked: string }[];
      };
      if (type === 'ImportDeclaration' || type === 'TsLiteralType') return;
      if (type === 'StringLiteral') found.push([String(value)]);
      if (type === 'TemplateLiteral') found.push((quasis ?? []).map(({ cooked }) => cooked));
      for (const each of Object.values(node)) visit(each, within);
    }
  };
  visit(parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript' }), '');
  return found
    .map((pieces) => pieces.map((piece) => piece.trim()).filter(Boolean))
    .filter((pieces) => /[\p{L}’»]{2,} [\p{L}«]{2,}|[\p{L}] :/u.test(pieces.join(' ')));
}

test('every message of the check comes from a fixture', () => {
  const said = fixtures.map(([, { says }]) => says).join('\n');
  const isSaid = (pieces: string[]) => {
    const escaped = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(escaped.join('[^\\n]*?')).test(said);
  };
  const all = globSync(['src/content/check/*.ts', 'src/content/mdx/{html,syntax}.ts'], {
    cwd: root,
  }).flatMap((file) => sentences(file).map((pieces) => ({ file, pieces })));
  expect(all.length).toBeGreaterThan(100);
  expect(
    all
      .filter(({ pieces }) => !isSaid(pieces))
      .map(({ file, pieces }) => `${file}: ${pieces.join(' … ')}`),
  ).toEqual([]);
});
