import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';

const suffix = '.page.css';

/**
 * Compiles the stylesheet `<name>.page.css`. Its file name contains a hash of its content, because
 * browsers may cache it for a long time.
 */
export async function compilePageSheet(name: string) {
  const [file] = globSync(`src/**/${name}${suffix}`);
  if (!file) throw new Error(`no stylesheet ${name}${suffix} in src/`);
  const base = resolve(dirname(file));
  const { build } = await compile(readFileSync(file, 'utf8'), { base, onDependency() {} });
  const css = optimize(build([]), { file, minify: true }).code;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { css, file: `${name}-${hash}.css` };
}

export const listPageSheets = () =>
  globSync(`src/**/*${suffix}`).map((file) => basename(file, suffix));

/**
 * Links the stylesheet `<name>.page.css`, which has rules that only one page needs. It adds to the
 * site's stylesheet, in the same cascade layers. src/app/styles serves the file.
 */
export async function PageSheet({ name }: { name: string }) {
  const { file } = await compilePageSheet(name);
  return <link rel="stylesheet" href={`/styles/${file}`} precedence="page" />;
}
