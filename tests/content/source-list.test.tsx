import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Documented } from '#src/ui/documented.tsx';
import { SourceList } from '#src/ui/source-list.tsx';

const source = {
  titre: 'Une étude',
  editeur: 'Un institut',
  adresse: 'https://institut-un.test/etude',
  verifie: '2026-01-01',
  valable: 12,
};
const renderText = (day: string) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T12:00:00Z`) / 1000));
  return [
    <SourceList key="list" citations={[{ source, precision: undefined, fact: undefined }]} />,
    <Documented key="fact" facts={[{ reponse: 'Oui', source }]} searched="2026-01-01" />,
  ].map((element) => renderToStaticMarkup(element));
};
afterEach(() => vi.unstubAllEnvs());

describe('SourceList', () => {
  test('shows the last verification of an expired source only', () => {
    for (const html of renderText('2027-01-01')) expect(html).not.toMatch(/revérifié|time/);
    for (const html of renderText('2027-01-02'))
      expect(html).toMatch(
        /, non revérifié depuis le <time [^>]*(?=.*dateTime="2026-01-01")[^>]*>1er\u00A0janvier 2026<\/time><\/span><\/(li|small)>/i,
      );
  });

  test('names a document once, then its passages', () => {
    const citations = ['art. 1', 'art. 2'].map((precision) => ({
      source,
      precision,
      fact: undefined,
    }));
    const html = renderToStaticMarkup(<SourceList citations={citations} />);
    expect(html.split(source.titre)).toHaveLength(2);
    expect(html).toContain(', Un institut\u00A0: art.\u00A01\u202F; art.\u00A02');
  });
});
