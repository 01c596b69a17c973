// Page of the tools: the picture of the questionnaire shows the stored answers. The other tools
// store nothing (their values are in their address), so their pictures show examples.

import { defineElement } from '#src/lib/element.ts';
import { pluralise } from '#src/lib/numbers.ts';
import { readJson } from '#src/lib/storage.ts';

type Sheet = { date: string; lignes: { question: string; reponse: string }[] };

defineElement('last-answers', (element) => {
  // The answers may have changed since the page entered the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  const sheet =
    readJson<Sheet>('questionnaire', 'sessionStorage') ?? readJson<Sheet>('questionnaire');
  const answeredIds = new Set(
    sheet?.lignes?.flatMap(({ question, reponse }) => (reponse ? [question] : [])),
  );
  const squaresPath = element.querySelector<SVGPathElement>('[data-questions]');
  const questionIds = squaresPath?.dataset.questions?.split(' ') ?? [];
  const squares = squaresPath?.getAttribute('d')?.split(/(?<=Z)/) ?? [];
  const answeredSquares = squares.filter((_, at) => answeredIds.has(questionIds[at] ?? ''));
  if (!sheet?.date || answeredSquares.length === 0) return;
  const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' }).format(
    Date.parse(sheet.date),
  );
  const words = {
    b: `${pluralise(answeredSquares.length, 'réponse')} sur ${questionIds.length}`,
    span: `les vôtres, le ${day}`,
  };
  const answeredPath = squaresPath?.cloneNode() as SVGPathElement;
  answeredPath.setAttribute('class', 'full');
  answeredPath.setAttribute('d', answeredSquares.join(''));
  squaresPath?.after(answeredPath);
  const row = squaresPath?.closest('li');
  for (const [part, text] of Object.entries(words))
    row?.querySelector(`.tool-picture ${part}`)?.replaceChildren(text);
  row?.querySelector('a')?.firstChild?.replaceWith('Reprendre vos réponses ');
});
