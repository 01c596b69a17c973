// A request whose sending was cut off, by a closed tab or a followed link, is sent again by the next page with the same
// key: what had arrived gets its first number, what had not arrives now. The page then says so.
import { ask } from './function.ts';
import { say } from './notice.ts';
import {
  alone,
  isUntold,
  type Kept,
  keptIn,
  type Mark,
  marked,
  markOf,
  readAttempt,
  readKept,
  removeMark,
  setKept,
} from './requests.ts';
import { read, remove, write } from './storage.ts';

const draft = 'devis';
const longest = 24 * 60 * 60 * 1000;
/** Answers to what is in the request; all others may be different the next time. */
const refused = [400, 413, 422];

/** The thank-you page says it in its own place. */
function tell(kept: Kept) {
  const isSaidByPage = document.querySelector('thank-you') !== null;
  setKept({ ...kept, told: true });
  document.dispatchEvent(new CustomEvent('demande', { detail: kept }));
  if (isSaidByPage) return;
  const state = kept.etat === 'remise' ? 'remise au courtier' : 'enregistrée';
  say(`Demande de devis ${state}`, `Son numéro : <b class="num">${kept.numero}</b>. <a href="/merci">Voir la suite</a>`);
}

/** Nothing sends it any more: the form has it again. */
function giveBack({ cle, demande }: Mark) {
  removeMark(cle);
  const { rgpd: _consent, ...answers } = demande;
  if (read(draft, 'sessionStorage') === null) write(draft, JSON.stringify(answers), 'sessionStorage');
  say('Demande de devis non envoyée', 'Vos réponses sont gardées : <a href="/devis">les relire et les envoyer</a>.');
}

async function settle(cle: string) {
  // Whoever was sending it may have come to an end meanwhile.
  const mark = markOf(cle);
  if (!mark) return;
  if (Date.now() - mark.le > longest) return giveBack(mark);
  const said = new URLSearchParams({ accord: mark.accord ?? '' }).toString();
  const answer = await ask(mark.backend, '', mark.demande, { 'idempotency-key': cle, 'form-marks': said }).catch(() => undefined);
  const kept = answer?.ok && keptIn(await answer.json().catch(() => undefined), mark);
  if (kept) {
    removeMark(cle);
    if (readAttempt()?.cle === cle) remove(draft, 'sessionStorage');
    tell(kept);
  } else if (answer && refused.includes(answer.status)) giveBack(mark);
  else say('Demande de devis pas encore envoyée', 'Un nouvel essai se fera à la prochaine page du site.');
}

function look() {
  const kept = readKept();
  if (kept && isUntold()) tell(kept);
  for (const cle of marked()) alone(cle, () => settle(cle));
}

look();
addEventListener('online', look);
addEventListener('pageshow', ({ persisted }) => persisted && look());
