import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figureText } from '#src/content/figures.ts';
import { figure } from '#src/content/tables.ts';
import { inRoot, out } from '../../scripts/lib/paths.ts';
import { words } from './reading.ts';

// What the database does to a request, read where it is written; the function's own tests try it
// (tests/function/outbox.test.ts).

const sql = globSync('supabase/migrations/*.sql', { cwd: inRoot() })
  .toSorted()
  .map((file) => readFileSync(inRoot(file), 'utf8'))
  .join('\n');
const policy = words(readFileSync(`${out}/politique-confidentialite.html`, 'utf8'));
const units: Record<string, string> = { h: 'hour', min: 'minute', jours: 'day' };

describe('the privacy policy says what is kept, and how long, as the database erases it', () => {
  test.each([
    ['copie-remise', /state = 'sent' and sent_at < .*interval '(.*)'/g, 'après que la messagerie du courtier l’a acceptée'],
    ['copie-limite', /or received_at < .*interval '(.*)'/g, 'après sa réception dans tous les cas'],
    ['suivi-sans-contenu', /erased_at < .*interval '(.*)'/g, 'après l’effacement de la copie'],
    ['empreintes-reseau', /from quote_guard\.claims where at < .*interval '(.*)'/g, ''],
    ['empreinte-contenu', /content is not null and received_at < .*interval '(.*)'/g, 'puis effacement automatique'],
  ])('%s', (id, interval, said) => {
    const row = figure('delais', id);
    const erasedAfter = [...sql.matchAll(interval)].at(-1)?.[1]?.replace(/s$/, '');
    expect(erasedAfter).toBe(`${row.valeur} ${units[row.unite]}`);
    expect(policy).toContain(words(`${figureText(row)} ${said}`).replace(' puis', ', puis'));
  });
});
