import { asksIn, hasNumber, rhythm } from '../rhythm.ts';
import { error, type Problems } from './problem.ts';
import { isTitle, type Passage } from './prose.ts';

/** On each page one title with a number, and few questions that are left to the reader. */
export function* checkRhythm(passages: Passage[]): Problems {
  for (const [route, own] of Map.groupBy(passages, (passage) => passage.route)) {
    if (route === undefined) continue;
    const titles = titlesWithNumber(own);
    for (const passage of titles.slice(rhythm.numberTitles)) {
      const message = `« ${passage.words} » : un titre avec un nombre, et la page en a déjà un, « ${titles[0]?.words} ». Dites ce que contient la section, en mots que l’on chercherait. Un nombre fixé avec le produit se met entre <Libre raison="…">…</Libre>.`;
      yield error(passage, message);
    }
    const asking = own.flatMap((passage) => Array<Passage>(asksIn(passage.checked)).fill(passage));
    const beyond = asking[rhythm.asks];
    const message = `${asking.length} « Demandez » sur la page ${route}, questions comprises ; ${rhythm.asks} au plus, réunis en une liste. Avant de faire demander, cherchez, et écrivez ce que vous avez trouvé.`;
    if (beyond) yield error(beyond, message);
  }
}

export const titlesWithNumber = (own: Passage[]) =>
  own.filter((passage) => isTitle(passage) && hasNumber(passage.checked));
