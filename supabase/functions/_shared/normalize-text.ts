const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

// Matches control characters, lone surrogates and invisible characters (zero-width joiners,
// direction marks). The first group matches emoji sequences, so that they keep their joiners.
const emoji = '\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?';
const emojiOrInvisible = new RegExp(
  `(${emoji}(?:\\u200D${emoji})*)|[^\\P{Cc}\\n]|\\p{Cs}|\\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/**
 * Removes invisible characters instead of refusing the text, because a visitor could not find them.
 */
export const normalizeText = (text: string, keepsLines: boolean) =>
  text
    .replace(lineEnds, keepsLines ? '\n' : ' ')
    .replaceAll('\t', ' ')
    .replace(emojiOrInvisible, '$1')
    .normalize('NFC')
    .trim();
