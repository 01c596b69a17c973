import type { Nodes } from 'mdast';
import type { TextPlace } from './context.ts';
import { checkLink } from './links.ts';

const refusedReference =
  'Cette façon de renvoyer à une note ou à une image n’est pas montrée. Employez <Marge>, ' +
  '<Source /> ou ![texte](…).';
const refusedBraces =
  'Les accolades { } sont du code : ce qu’elles contiennent, remarque comprise, disparaîtrait ' +
  'de la page. Écrivez le texte sans accolades.';
/** Kinds of syntax that a text must not contain, each with the message for the writer. */
const refused: Record<string, string> = {
  mdxFlowExpression: refusedBraces,
  mdxTextExpression: refusedBraces,
  mdxjsEsm:
    'Une ligne qui commence par import ou export est du code. Les composants sont déjà ' +
    'disponibles : supprimez-la.',
  imageReference: refusedReference,
  footnoteReference: refusedReference,
  code:
    'Un bloc entre ``` est du code : il n’y en a pas sur ce site. Enlevez ces signes, ou ' +
    'employez <Encart>.',
};

/** Checks a node that is neither words nor a component. */
export function* checkSyntax(node: Nodes, { route, context }: TextPlace): Iterable<string> {
  const message = refused[node.type];
  if (message) yield message;
  if (node.type === 'link' || node.type === 'definition') {
    const wrongLink = checkLink(node.url, route, context);
    if (wrongLink) yield wrongLink;
  }
  if (node.type !== 'image') return;
  if (!node.alt?.trim())
    yield 'L’image n’a pas de texte de remplacement. Écrivez ce qu’elle montre : ![texte](…).';
  if (!context.images.has(node.url)) yield `L’image « ${node.url} » n’est pas dans public/.`;
}
