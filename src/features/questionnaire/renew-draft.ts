import { renewed } from '#src/domain/questionnaire/summary.ts';
import { readJson, write } from '#src/frame/storage.ts';

/** The quote form adds the summary that comes along to its draft (quote/quote-draft.ts): one that came before it is replaced there. */
export function renewDraft(summary: string): void {
  const draft = readJson<{ besoins: string }>('devis', 'sessionStorage');
  if (draft?.besoins) write('devis', JSON.stringify({ ...draft, besoins: renewed(draft.besoins, summary) }), 'sessionStorage');
}
