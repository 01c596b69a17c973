import { describe, expect, test } from 'vitest';
import { find } from '#src/content/documents.ts';
import { getAbsoluteAddress } from '#src/seo/addresses.ts';
import { parsePage } from '../../scripts/build/finish.ts';
import { formatCopy, readText } from '../../scripts/build/markdown-copy.ts';

/** Returns the Markdown copy of a page with this markup, without the head of the file. */
const copy = (markup: string) => {
  const page = parsePage(`<body><main>${markup}</main></body>`);
  return formatCopy(find('pages', 'contact'), readText(page, '/contact')).split('---\n')[2]?.trim();
};

describe('markdown copy', () => {
  test.each([
    ['omits a button', '<p>Un</p><button>Copier</button>', 'Un'],
    ['omits hidden elements', '<p>Un</p><div hidden>deux</div>', 'Un'],
    ['omits form fields', '<p>Un</p><div class="no-print"><input></div>', 'Un'],
    ['omits the list of a navigation', '<nav><p>Un</p><ol><li>deux</li></ol></nav>', 'Un'],
    ['keeps a question that is a button', '<h3><button>Qui paie ?</button></h3>', '### Qui paie ?'],
    [
      'puts a caption above its table',
      '<table><caption>Prix</caption><tbody><tr><th>a</th></tr></tbody></table>',
      '**Prix**\n\n| a |\n| - |',
    ],
    [
      'keeps a glossary term in its sentence',
      '<p>La <help-term><a href="/glossaire#x" aria-describedby="terme-x">franchise</a><span ' +
        'role="tooltip">Une glose.</span></help-term> passée, le <a class="term" ' +
        'href="/glossaire#y">tiers</a>.</p>',
      'La franchise passée, le tiers.',
    ],
  ])('%s', (_name, markup, expected) => expect(copy(markup)).toBe(expected));

  test('completes the addresses of its links', () => {
    expect(copy('<p><a href="/faq">Un</a> <a href="#deux">Deux</a></p>')).toBe(
      `[Un](${getAbsoluteAddress('/faq')}) [Deux](${getAbsoluteAddress('/contact#deux')})`,
    );
  });
});
