import { readFile } from 'node:fs/promises';
import { keepComment, uploadPreview } from './deploy/preview.ts';
import { Failure, main } from './lib/failure.ts';
import { gitHub } from './lib/github.ts';
import { buildSite } from './lib/site.ts';

// npm run preview, in GitHub's workflow of a pull request: builds its site, puts it online at an
// address of its own, and says so beneath the pull request.
await main(async () => {
  const { GITHUB_EVENT_PATH: event } = process.env;
  if (!event)
    throw new Failure(
      'Cela ne sert que sur GitHub ; ici, SITE_ENV=preview npm run build construit l’aperçu.',
    );
  const { number, pull_request: pull } = JSON.parse(await readFile(event, 'utf8'));
  process.env.SITE_ENV = 'preview';
  await buildSite();
  const address = await uploadPreview(number);
  await keepComment(gitHub(process.env), number, address, pull.head.sha);
});
