import { htmlMessage } from './html.ts';

type ErrorPlace = { line?: number; start?: { line: number } };

/**
 * French messages by the English message of the parser. Each « $1 » is a group of the pattern. If
 * the group `tag` is an HTML element, the message about HTML replaces the message.
 */
const messages: [RegExp, string][] = [
  [
    /Expected a closing tag for `<(?<tag>\w*)>`/,
    'La balise <$1> est ouverte et jamais fermée. Ajoutez </$1>, ou fermez-la aussitôt : <$1 … />.',
  ],
  [
    /Unexpected closing tag `<\/(\w+)>`, expected corresponding closing tag for `<(?<tag>\w+)>`/,
    '</$1> ferme une balise alors que <$2> est encore ouverte. Fermez d’abord <$2>.',
  ],
  [
    /Unexpected closing slash `\/` in tag, expected an open tag first/,
    'Une balise est fermée ici sans avoir été ouverte.',
  ],
  [
    /Could not parse expression|Unexpected end of file in expression|Unexpected lazy line in expression|Could not parse import/,
    'Une accolade { fait lire ce qui suit comme du code. Supprimez-la.',
  ],
  [
    /Unexpected character `!` \(U\+0021\) before name/,
    'Les remarques <!-- … --> ne s’écrivent pas ici. Supprimez la remarque.',
  ],
  [
    /Unexpected character `(.)` \(U\+[0-9A-F]+\) before name/,
    'Le signe < commence une balise. Pour « plus petit que », écrivez « moins de ».',
  ],
  [
    /Unexpected character `(.)` \(U\+[0-9A-F]+\) (?:in attribute name|before attribute value|after attribute name|in name|after self-closing slash|before attribute)/,
    'Le signe $1 n’est pas à sa place dans la balise. Un attribut s’écrit nom="valeur".',
  ],
  [
    /Unexpected end of file (?:before|in|after)/,
    'La balise commencée ici n’est pas finie : il manque >.',
  ],
  [
    /Expected the closing tag `<\/(?<tag>\w+)>` (?:either )?(?:after|before) the (?:end|start) of `(\w+)`/,
    '</$1> ne se trouve pas dans le même paragraphe que <$1>. Mettez les deux balises chacune ' +
      'sur sa ligne, ou dans la même phrase.',
  ],
  [/.*/, 'Le texte ne se lit pas ici. Relisez les balises et les accolades de ce paragraphe.'],
];

/** Translates an error of the MDX parser to French. */
export function syntaxMessage(thrown: unknown, text: string): { line: number; message: string } {
  const {
    reason = String(thrown),
    place,
    line,
  } = thrown as { reason?: string; place?: ErrorPlace; line?: number };
  // For a tag that is never closed, only the parser's message contains the right position.
  const opened = /\((\d+):\d+-\d+:\d+\)/.exec(reason)?.[1];
  const at = Math.min(
    Number(opened ?? place?.start?.line ?? place?.line ?? line ?? 1),
    text.split('\n').length,
  );
  const found = messages.flatMap(([pattern, message]) => {
    const match = pattern.exec(reason);
    return match
      ? [htmlMessage(match.groups?.['tag'] ?? '') ?? match[0].replace(pattern, message)]
      : [];
  });
  return { line: at, message: found[0] ?? '' };
}
