// Tests the exact messages that the content check prints for writers.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { annotations } from '#src/content/check/problem.ts';
import { root } from '../../scripts/lib/paths.ts';
import { check, type Edit, fixtures } from './fixture.ts';

const guide = 'content/guides/exemple.mdx';

describe('checkContent', () => {
  test('reports nothing when the content is valid', () => {
    expect(check([]).text).toBe('');
  });

  test.each(fixtures)('reports %s', (_name, { edits, says }) => {
    expect(check(edits).text).toBe(says.trimEnd());
  });

  const everywhere = (encode: 'bom' | 'crlf') =>
    globSync('**/*.{mdx,yaml}', { cwd: join(import.meta.dirname, 'good/content') }).map(
      (file): Edit => ({ file: `content/${file}`, encode }),
    );
  test.each<[string, Edit[]]>([
    ['a byte order mark (UTF-8)', everywhere('bom')],
    ['Windows line ends', everywhere('crlf')],
    ['spaces after a line', [{ file: guide, find: 'par là.', replace: 'par là.   ' }]],
    ['spaces after a field', [{ file: guide, find: 'Prévention\n', replace: 'Prévention \t\n' }]],
    ['a backup copy of an editor', [{ file: `${guide}~`, write: 'x' }]],
    ['a file of the operating system', [{ file: 'content/guides/.DS_Store', write: 'x' }]],
  ])('accepts %s', (_name, edits) => {
    expect(check(edits).text).toBe('');
  });

  test('reports the same line when the file has Windows line ends', () => {
    const mistake: Edit = { file: guide, append: '\nUn mot {de} trop.\n' };
    expect(check([mistake, { file: guide, encode: 'crlf' }]).problems).toEqual(
      check([mistake]).problems,
    );
  });

  test('sorts the errors before the warnings, then by file and line', () => {
    const { problems } = check([
      { file: 'content/tables/prix.yaml', find: 'Premier', replace: 'Premmier' },
      { file: 'content/faq/exemple.yaml', find: 'theme: ', replace: 'theme: "[à compléter]" # ' },
      { file: guide, append: '\n[Là](/nulle-part)\n\nUn mot "droit".\n' },
    ]);
    expect(problems.map(({ severity, file, line }) => `${severity} ${file}:${line}`)).toEqual([
      'erreur content/guides/exemple.mdx:27',
      'erreur content/guides/exemple.mdx:29',
      'erreur content/tables/prix.yaml:3',
      'avertissement content/faq/exemple.yaml:3',
    ]);
  });

  test('warns of a document from the day after it expires', () => {
    const getLevels = (day: string) => check([], day).problems.map(({ severity }) => severity);
    expect(getLevels('2027-01-01')).toEqual([]);
    expect(getLevels('2027-01-02')).toEqual(['avertissement']);
  });

  test('has a fixture for every message', () => {
    const says = fixtures.map((fixture) => fixture[1].says).join('\n');
    // Returns whether a line of a fixture contains the pieces of a message in their order.
    const isSaid = (pieces: string[]) =>
      new RegExp(pieces.map((piece) => RegExp.escape(piece)).join('[^\\n]*?')).test(says);
    const files = globSync(['src/content/check/*.ts', 'src/content/mdx/{html,syntax}.ts'], {
      cwd: root,
    });
    const messages = files.flatMap((file) => listMessages(readFileSync(join(root, file), 'utf8')));
    expect(messages.length).toBeGreaterThan(100);
    expect(messages.filter((pieces) => !isSaid(pieces))).toEqual([]);
  });
});

const splitAtValues = (text: string) => text.split(/\$\{[^}]*\}|\$\d/);

/**
 * Lists the French messages in a source file. Values inserted into a message split it into pieces.
 */
const listMessages = (source: string): string[][] =>
  [...source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
    .map(([, plain = '', template = '']) => [plain, template].flatMap(splitAtValues))
    .map((pieces) => pieces.map((piece) => piece.trim()).filter(Boolean))
    .filter((pieces) => /[\p{L}’»]{2,} [\p{L}«]{2,}|\p{L} :/u.test(pieces.join(' ')));

describe('annotations', () => {
  test('follow the syntax of GitHub', () => {
    const { problems } = check([{ file: guide, append: '\nIl faut 12 % de plus.\n' }]);
    expect(annotations(problems)).toMatch(
      /^::error file=content\/guides\/exemple\.mdx,line=27::« 12 %25 » est tapé/,
    );
  });
});
