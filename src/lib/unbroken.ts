/**
 * Words that must not break at their hyphen: a verb with its pronoun (« faut-il », « dites-le »),
 * « au-dessus », « e-mail », words with « cyber- », and the number of an article.
 */
const unbroken =
  /\p{L}+(?:-t)?-(?:ils?|elles?|on|je|tu|nous|vous|ce|les?|la|y|en|moi|leur)(?!\p{L})|au-(?:delà|dessus|dessous)|cyber-\p{L}+|e-mails?|[LRD]?\d+-\d+(?:-\d+)*/giu;

/**
 * Splits a text before and after the words that must not break. In the result, every second piece
 * (index 1, 3, …) is such a word.
 */
export function splitUnbroken(text: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(unbroken)) {
    pieces.push(text.slice(end, index), word);
    end = index + word.length;
  }
  return [...pieces, text.slice(end)];
}
