import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { writingComponents } from '#src/content/components.ts';
import { allOf } from '#src/content/documents.ts';
import { type Document, kindNames } from '#src/content/kinds.ts';
import { startFromTree } from '#src/content/text/parse.ts';
import { Compiled } from '#src/mdx/compile.tsx';
import { plugins } from '#src/mdx/compiled.ts';
import { registry } from '#src/mdx/registry.tsx';

// What is compiled from the tree that the check has parsed, kept on disk and drawn by a function of
// ours is what next-mdx-remote parses, compiles and draws by itself.

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node);
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html;
}

const { options } = writingComponents.Emplacement.props.shape.nom;
/** Whatever the templates put there. */
const slots = Object.fromEntries(options.map((name) => [name, name]));

const ofEachKind = kindNames.map((kind) => allOf(kind)[0] as Document);

test.each(ofEachKind.map((page) => [page.route, page] as const))('%s', async (_route, page) => {
  const components = registry(page as Parameters<typeof registry>[0], slots);
  const remarkPlugins = plugins.body.remarkPlugins.map((plugin) =>
    plugin === startFromTree ? remarkGfm : plugin,
  );
  const { content } = await compileMDX({
    source: page.source,
    components,
    options: { mdxOptions: { remarkPlugins } },
  });
  const theirs = await htmlOf(content);
  expect(theirs.length).toBeGreaterThan(2000);
  expect(
    await htmlOf(<Compiled source={page.source} layout="body" components={components} />),
  ).toBe(theirs);
});

test('a text that calls what the template of its page does not draw stops the build', () => {
  const { Emplacement } = registry({}, { cartes: 'x' }) as Record<
    string,
    (props: object) => unknown
  >;
  expect(Emplacement?.({ nom: 'cartes' })).toBe('x');
  expect(() => Emplacement?.({ nom: 'liste' })).toThrow(
    'le modèle de cette page n’a pas « liste »',
  );
});
