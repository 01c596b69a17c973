import { describe, expect, test } from 'vitest';
import { quoteFields } from '#shared/quote-fields.ts';
import { getPageByRoute } from '#src/content/documents.ts';
import { table } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';

const normalize = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
const text = normalize(plainText(getPageByRoute('/entreprises').source));

describe('/entreprises', () => {
  test('shows the sizes of the estimator', () => {
    const sizes = table('estimateur').tailles.map((size) => `${size.nom}, ${size.description}`);
    expect(text).toContain(normalize(sizes.join(' ; ')));
  });

  test('shows the sizes of the quote form', () => {
    const { options } = quoteFields.effectifs;
    expect(text).toContain(normalize(Object.values(options).join(' ; ')));
  });
});
