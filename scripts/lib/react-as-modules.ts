import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { inRoot } from './paths.ts';

/** React's packages, each with the file of it that sites are given. */
const files: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/**
 * React is published as CommonJS: one function around all of it, which a browser reads as it comes
 * and again, at one stretch, as it runs. A module is read once, and what no island uses of it is
 * left out.
 */
export const reactAsModules: Plugin = {
  name: 'react-as-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path }) => ({
      path,
      namespace: 'react',
      sideEffects: false,
    }));
    onLoad({ filter: /./, namespace: 'react' }, ({ path }) => ({
      contents: asModule(path),
      resolveDir: inRoot(),
    }));
  },
};

function asModule(name: string): string {
  const file = files[name];
  if (!file)
    throw new Error(`${name}: which file of React is that? (scripts/lib/react-as-modules.ts)`);
  const text = readFileSync(inRoot('node_modules', file), 'utf8');
  const needed = [...text.matchAll(/(\w+) = require\("(.*?)"\)/g)];
  const given = [...text.matchAll(/^exports\.(\w+) =/gm)];
  const body = text
    .replace(/^var (\s*\w+ = require\(".*?"\)[,;])+/m, '')
    .replace(/^exports\.(\w+) =/gm, 'var given_$1 =')
    .replace(/\bexports\.(\w+)/g, 'given_$1');
  if (/\b(require\(|exports\b)/.test(body))
    throw new Error(`${file} is not written as it was (scripts/lib/react-as-modules.ts)`);
  return [
    ...needed.map(([, local, of]) => `import * as ${local} from '${of}';`),
    body,
    `export { ${given.map(([, each]) => `given_${each} as ${each}`).join(', ')} };`,
    // For who imports the whole of it by one name.
    `export * as default from '${name}';`,
  ].join('\n');
}
