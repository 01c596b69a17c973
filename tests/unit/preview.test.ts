import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { keepComment, uploadPreview } from '../../scripts/deploy/preview.ts';
import { ownFolder } from '../support/folder.ts';

const folder = ownFolder('apercu');
afterEach(() => vi.unstubAllEnvs());

test('one comment beneath a pull request, which names the last commit; what others wrote is left', async () => {
  const other = {
    id: 1,
    user: { login: 'lecteur' },
    body: '### Aperçu de cette modification, recopié',
  };
  const comments = [{ ...other }];
  const ask = async <T>(method: string, path: string, body?: object) => {
    if (`${method} ${path}` === 'POST /issues/12/comments')
      comments.push({ ...other, id: 2, user: { login: 'github-actions[bot]' }, ...body });
    if (`${method} ${path}` === 'PATCH /issues/comments/2') Object.assign(comments[1] ?? {}, body);
    return comments as T;
  };
  for (const commit of ['0123456789', 'fedcba9876']) {
    await keepComment(ask, 12, 'https://pr-12.apercu.test', commit);
    expect(comments).toEqual([other, { ...comments[1], id: 2 }]);
    expect(comments[1]?.body).toContain('\n\nhttps://pr-12.apercu.test\n\n');
    expect(comments[1]?.body).toContain(`commit ${commit.slice(0, 7)}.`);
  }
});

test('the address is the one that Cloudflare gives; without one it stops', async () => {
  const typed = join(folder, 'typed');
  const said = join(folder, 'said');
  await writeFile(
    join(folder, 'wrangler'),
    `#!/bin/sh\necho "$*" > ${typed}\ncp ${said} "$WRANGLER_OUTPUT_FILE_PATH"\n`,
    {
      mode: 0o755,
    },
  );
  vi.stubEnv('WRANGLER_OUTPUT_FILE_PATH', '');
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  await writeFile(
    said,
    '{"type":"wrangler-session"}\n{"type":"version-upload","preview_alias_url":"https://pr-12.apercu.test"}\n',
  );
  expect(await uploadPreview(12)).toBe('https://pr-12.apercu.test');
  // Versions of the site's own Worker are what one goes back to.
  expect(await readFile(typed, 'utf8')).toMatch(
    /^versions upload .*--name cyber-clair-apercu --preview-alias pr-12$/m,
  );
  await writeFile(said, '{"type":"version-upload"}\n');
  await expect(uploadPreview(12)).rejects.toThrow('cyber-clair-apercu');
});
