// What is typed, pasted or filled in by a browser, without what nobody sees: the form and the
// function read the same.

const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

// An emoji may be several, held together by signs that nobody sees; such a sign anywhere else goes,
// like a control character, a mark that turns the direction of text, and half a sign, left where a
// text was cut.
const emojiOrUnseen =
  /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*)|[^\P{Cc}\n]|\p{Cs}|\p{Default_Ignorable_Code_Point}/gu;

/** The same text, repaired rather than refused; its lines are kept where the field has several. */
export const repair = (text: string, keepsLines: boolean) =>
  text
    .replace(lineEnds, keepsLines ? '\n' : ' ')
    .replaceAll('\t', ' ')
    .replace(emojiOrUnseen, '$1')
    .normalize('NFC')
    .trim();
