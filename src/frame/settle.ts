// A request whose sending was cut off, by a closed tab or a followed link, is sent again by the
// next page with the same key: what had arrived gets its first number, what had not arrives now.
// The page then says so.
import { lastAttempt } from './attempt.ts';
import { type Backend, callFunction } from './function.ts';
import { isUntold, type Kept, keptBy, readKept, setKept, setReceipt } from './kept.ts';
import {
  type PendingRequest,
  pendingKeys,
  readPending,
  removePending,
  setPending,
  withLock,
} from './pending.ts';
import { read, remove, write } from './storage.ts';
import { showToast } from './toasts.ts';

/**
 * That of the release whose page this is, put in when the export is finished: what was kept may be
 * older than its key.
 */
declare const BACKEND: Backend;

const draft = 'devis';
const day = 24 * 60 * 60 * 1000;
/** Then it is erased: the privacy policy says so. */
const longestKept = 7 * day;
/** Answers to what is in the request; all others may be different the next time. */
const refused = [400, 413, 422];
const unknown = [404];
const other = 409;

function say(subject: string, title: string, text: string) {
  showToast(subject, title).innerHTML = text;
}

function tell(kept: Kept) {
  setKept({ ...kept, told: true });
  document.dispatchEvent(new CustomEvent('demande', { detail: kept }));
  const state = kept.etat === 'remise' ? 'remise au courtier' : 'enregistrée';
  const number = `Son numéro : <b class="num">${kept.numero}</b>.`;
  say(kept.cle, `Demande de devis ${state}`, `${number} <a href="/merci">Voir la suite</a>`);
}

/** The thank-you page tells it in its own place. */
function tellUntold() {
  const kept = readKept();
  if (kept && isUntold() && !document.querySelector('thank-you')) tell(kept);
}

/**
 * Nothing sends it any more: the form has it again, or still. Where it holds another, this one
 * waits for its place.
 */
function giveBack({ cle, demande }: PendingRequest) {
  const { rgpd: _consent, ...answers } = demande;
  const isFree = read(draft, 'sessionStorage') === null;
  const isBack = isFree
    ? write(draft, JSON.stringify(answers), 'sessionStorage')
    : lastAttempt().cle === cle;
  if (isBack) {
    removePending(cle);
    document.dispatchEvent(new Event('brouillon'));
  }
  say(
    cle,
    'Demande de devis non envoyée',
    isBack
      ? 'Vos réponses sont gardées : <a href="/devis">les relire et les envoyer</a>.'
      : 'Vos réponses sont gardées sur cet appareil. <a href="/devis">Le formulaire</a> en contient déjà d’autres : quand vous les aurez envoyées ou effacées, celles-ci y reviendront.',
  );
}

/** Sent once more or, where a person had rather decide that anew, only asked about. */
const askAbout = ({ cle, demande, accord = '' }: PendingRequest, isOld: boolean) =>
  isOld
    ? callFunction(BACKEND, '/etat', { cle })
    : callFunction(BACKEND, '', demande, {
        'idempotency-key': cle,
        'form-marks': new URLSearchParams({ accord }).toString(),
      });

async function settle(cle: string): Promise<void> {
  // Whoever was sending it may have come to an end meanwhile, and not have been able to tell.
  const pending = readPending(cle);
  if (!pending) return tellUntold();
  const age = Date.now() - pending.le;
  const isOld = age > day;
  const answer = await askAbout(pending, isOld);
  const kept = await keptBy(answer, pending);
  if (kept) {
    removePending(cle);
    if (lastAttempt().cle === cle) remove(draft, 'sessionStorage');
    setReceipt(pending);
    tell(kept);
  } else if (answer?.status === other) {
    // Other answers have its key: both were meant.
    const own = { ...pending, cle: crypto.randomUUID() };
    setPending(own);
    removePending(cle);
    return settle(own.cle);
  } else if (answer && (isOld ? unknown : refused).includes(answer.status)) giveBack(pending);
  else {
    const title = isOld
      ? 'Demande de devis pas encore vérifiée'
      : 'Demande de devis pas encore envoyée';
    say(cle, title, 'Un nouvel essai se fera à la prochaine page du site.');
  }
  if (age > longestKept && readPending(cle)) {
    removePending(cle);
    say(
      cle,
      'Demande de devis effacée',
      'Elle n’a pas pu être envoyée depuis sept jours, et cet appareil ne la garde pas plus longtemps. <a href="/devis">Refaites-la</a>, ou appelez-nous.',
    );
  }
}

function look() {
  tellUntold();
  for (const cle of pendingKeys()) withLock(cle, () => settle(cle));
}

look();
addEventListener('online', look);
addEventListener('pageshow', ({ persisted }) => persisted && look());
