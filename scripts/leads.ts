import { parseArgs } from 'node:util';
import { openBook } from './leads/book.ts';
import { reportOf } from './leads/report.ts';
import { Failure, main } from './lib/failure.ts';

// What waits, what was sent, what failed, since when: of the local stack, or of production by LEADS_DB_URL. What a request
// says is shown only when it is asked for by its number.
await main(async () => {
  const show = numberToShow();
  const book = await openBook();
  try {
    process.stdout.write(`${show === undefined ? reportOf(await book.summary()) : await book.show(show)}\n`);
  } finally {
    await book.close();
  }
  return 0;
});

function numberToShow(): string | undefined {
  try {
    return parseArgs({ options: { show: { type: 'string' } } }).values.show;
  } catch {
    throw new Failure(
      'npm run leads montre l’état des demandes ; npm run leads -- --show 261122-AB23CD, le contenu de l’une d’elles.',
    );
  }
}
