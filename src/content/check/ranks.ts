import { wordsOf } from '../text/plain-words.ts';
import type { Entry } from './context.ts';
import { error, type Problem } from './problem.ts';
import { blocksOf, nothing } from './study-years.ts';

const typed =
  /(?<!\p{L})(?:premi(?:er|ère)|[\p{L}-]+ième|plus (?:haute?|basse?|grande?|petite?|élevée?)) (prix|note|capacité)(?: de départ)? (?:des|du comparatif)/giu;

/** « le quatrième prix des sept »: typed, it would stay when the table moves on. */
export const checkRanks = ({ file, authored }: Entry): Problem[] =>
  authored.flatMap((each) =>
    blocksOf(each).flatMap((block) =>
      [...wordsOf(block, nothing, (tag) => (tag === 'Libre' ? '' : undefined)).matchAll(typed)].map(([found, of = '']) =>
        error(
          file,
          each.lineOf(block),
          `« ${found} » : un rang tapé resterait si le tableau changeait. Écrivez <Compte de="rang-${of.toLowerCase().replace('é', 'e')}-…" />, qui le suit, ou <Libre raison="…">…</Libre> si la phrase parle d’autre chose.`,
        ),
      ),
    ),
  );
