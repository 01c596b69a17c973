import { htmlMessage } from './html.ts';

type ErrorPlace = { line?: number; start?: { line: number } };

const messages: [RegExp, string | ((match: RegExpExecArray) => string)][] = [
  [
    /Expected a closing tag for `<(\w*)>`/,
    ([, name = '']) =>
      htmlMessage(name) ??
      `La balise <${name}> est ouverte et jamais fermée. Ajoutez </${name}>, ou fermez-la ` +
        `aussitôt : <${name} … />.`,
  ],
  [
    /Unexpected closing tag `<\/(\w+)>`, expected corresponding closing tag for `<(\w+)>`/,
    ([, found, open = '']) =>
      htmlMessage(open) ??
      `</${found}> ferme une balise alors que <${open}> est encore ouverte. Fermez d’abord ` +
        `<${open}>.`,
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
    ([, sign]) =>
      `Le signe ${sign} n’est pas à sa place dans la balise. Un attribut s’écrit nom="valeur".`,
  ],
  [
    /Unexpected end of file (?:before|in|after)/,
    'La balise commencée ici n’est pas finie : il manque >.',
  ],
  [
    /Expected the closing tag `<\/(\w+)>` (?:either )?(?:after|before) the (?:end|start) of `(\w+)`/,
    ([, name = '']) =>
      htmlMessage(name) ??
      `</${name}> ne se trouve pas dans le même paragraphe que <${name}>. Mettez les deux ` +
        'balises chacune sur sa ligne, ou dans la même phrase.',
  ],
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
  for (const [pattern, say] of messages) {
    const match = pattern.exec(reason);
    if (match) return { line: at, message: typeof say === 'string' ? say : say(match) };
  }
  return {
    line: at,
    message: 'Le texte ne se lit pas ici. Relisez les balises et les accolades de ce paragraphe.',
  };
}
