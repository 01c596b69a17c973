import { asksIn, hasNumber, rhythm } from '../rhythm.ts';
import { error, type Problem } from './problem.ts';
import { isTitle, type Passage } from './prose.ts';

/** On each page one title with a number, and few questions that are left to the reader. */
export function checkRhythm(passages: Passage[]): Problem[] {
  const pages = Map.groupBy(passages, ({ route }) => route);
  return [...pages].flatMap(([route, own]) => (route === undefined ? [] : [...numberTitles(own), ...asks(route, own)]));
}

export const titlesWithNumber = (own: Passage[]) => own.filter((passage) => isTitle(passage) && hasNumber(passage.checked));

function numberTitles(own: Passage[]): Problem[] {
  const found = titlesWithNumber(own);
  return found.slice(rhythm.numberTitles).map((passage) => {
    const message = `« ${passage.words} » : un titre avec un nombre, et la page en a déjà un, « ${found[0]?.words} ». Dites ce que contient la section, en mots que l’on chercherait. Un nombre fixé avec le produit se met entre <Libre raison="…">…</Libre>.`;
    return error(passage, message);
  });
}

function asks(route: string, own: Passage[]): Problem[] {
  const asking = own.flatMap((passage) => Array<Passage>(asksIn(passage.checked)).fill(passage));
  const message = `${asking.length} « Demandez » sur la page ${route}, questions comprises ; ${rhythm.asks} au plus, réunis en une liste. Avant de faire demander, cherchez, et écrivez ce que vous avez trouvé.`;
  return asking.slice(rhythm.asks, rhythm.asks + 1).map((beyond) => error(beyond, message));
}
