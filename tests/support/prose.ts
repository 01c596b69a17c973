import { countWords } from '#src/content/check/sentences.ts';

// As many words as a page must have: sentences of a shop, never twice the same.

const parts = [
  [
    'Le comptable',
    'La gérante',
    'Un voisin',
    'Le garagiste',
    'La fleuriste',
    'Un fournisseur',
    'Le notaire',
    'La libraire',
  ],
  [
    'relit',
    'range',
    'vérifie',
    'recopie',
    'classe',
    'signe',
    'compare',
    'cherche',
    'imprime',
    'corrige',
    'emporte',
  ],
  [
    'la facture',
    'le contrat',
    'le registre',
    'la copie du disque',
    'le devis',
    'la liste des postes',
    'le carnet de commandes',
  ],
  [
    'avant midi',
    'chaque lundi',
    'en fin de mois',
    'après la fermeture',
    'pendant la pause',
    'à la rentrée',
    'le soir',
  ],
  [
    'dans l’atelier',
    'au comptoir',
    'près de la caisse',
    'au premier étage',
    'dans la réserve',
    'sur le quai',
    'à la cave',
  ],
  [
    'pour le banquier',
    'faute de stagiaire',
    'malgré la pluie',
    'sans prévenir',
    'avec un collègue',
    'par habitude',
    'de mémoire',
  ],
];
const all = parts.reduce((product, { length }) => product * length, 1);
let next = 0;

/**
 * Far from the one before, so that no two share a run of words; each once, since the step shares no
 * factor with their number.
 */
function sentence(): string {
  next = (next + 104_729) % all;
  let rest = next;
  const words = parts.map((choices) => {
    const word = choices[rest % choices.length];
    rest = Math.floor(rest / choices.length);
    return word;
  });
  return `${words.slice(0, 4).join(' ')}, ${words.slice(4).join(', ')}.`;
}

/** A paragraph of at least so many words. */
export function prose(words: number): string {
  let text = sentence();
  while (countWords(text) < words) text += ` ${sentence()}`;
  return text;
}
