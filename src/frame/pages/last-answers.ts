// On the page of the tools: the questionnaire's picture shows the answers of this visit, or those
// that the browser keeps. The other tools keep nothing: their values stand in their own address,
// and their pictures are examples.
import { pluralise } from '#src/lib/numbers.ts';
import { define } from '../element.ts';
import { readJson } from '../storage.ts';

type Sheet = { date: string; lignes: { question: string; reponse: string }[] };

define('last-answers', (element) => {
  // Kept whole by the browser and shown again: there may be more answers by now, or none.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  const sheet =
    readJson<Sheet>('questionnaire', 'sessionStorage') ?? readJson<Sheet>('questionnaire');
  const answered = new Set(
    sheet?.lignes?.flatMap(({ question, reponse }) => (reponse ? [question] : [])),
  );
  const drawn = element.querySelector<SVGPathElement>('[data-questions]');
  const asked = drawn?.dataset.questions?.split(' ') ?? [];
  const squares = drawn?.getAttribute('d')?.split(/(?<=Z)/) ?? [];
  const full = squares.filter((_, at) => answered.has(asked[at] ?? ''));
  if (!sheet?.date || full.length === 0) return;
  const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' }).format(
    Date.parse(sheet.date),
  );
  const words = {
    b: `${pluralise(full.length, 'réponse')} sur ${asked.length}`,
    span: `les vôtres, le ${day}`,
  };
  const filled = drawn?.cloneNode() as SVGPathElement;
  filled.setAttribute('class', 'full');
  filled.setAttribute('d', full.join(''));
  drawn?.after(filled);
  const row = drawn?.closest('li');
  for (const [part, text] of Object.entries(words))
    row?.querySelector(`.tool-picture ${part}`)?.replaceChildren(text);
  row?.querySelector('a')?.firstChild?.replaceWith('Reprendre vos réponses ');
});
