import { run } from './lib/children.ts';
import { main } from './lib/failure.ts';
import { inRoot, out } from './lib/paths.ts';
import { freshSite } from './lib/site.ts';
import { provide } from './tools/index.ts';

// Follows every link to another site; run every week by GitHub.
await main(async () => {
  const { paths } = await provide('lychee');
  await freshSite();
  const arguments_ = [
    '--config',
    inRoot('scripts/checks/lychee.toml'),
    '--offline=false',
    '--max-retries=3',
    '--accept=200..=299,403,429',
  ];
  // The site's own addresses and the placeholders cannot answer from here.
  const exclude = ['--exclude=localhost', '--exclude=\\.example'];
  return run(paths.lychee, [...arguments_, ...exclude, '--root-dir', out, `${out}/**/*.html`]);
});
