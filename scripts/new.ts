import { getBuildDate } from '#src/config/build-date.ts';
import { addPage } from './lib/add-page.ts';
import { main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';

// npm run new -- guide "Choisir un mot de passe": adds a page of this kind. Without words it lists
// the kinds of pages. The models of new pages are in content/.modeles.
await main(async () => {
  const { report, hasErrors } = await addPage(
    inRoot('content'),
    process.argv.slice(2),
    getBuildDate(),
  );
  process.stdout.write(report);
  return hasErrors ? 1 : 0;
});
