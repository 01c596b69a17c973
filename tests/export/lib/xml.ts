import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { inRoot } from '../../../scripts/lib/paths.ts';

const schema = (fileName: string) => ({
  fileName,
  contents: readFileSync(inRoot('tests/export/schemas', fileName), 'utf8'),
});

const problems = async (options: Parameters<typeof validateXML>[0]) =>
  (await validateXML(options)).errors.map(({ message }) => message);

export const sitemapProblems = (xml: string) =>
  problems({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: [schema('sitemap.xsd')],
  });
