import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { drawsRows, isWide } from '../components.ts';
import type { Parsed } from '../mdx/parse.ts';
import { splitSections } from '../mdx/sections.ts';
import { isTag, readAttributes } from '../mdx/tags.ts';
import { Text } from '../mdx/text.ts';
import type { Context } from './context.ts';
import { checkElement, type TextPlace } from './elements.ts';
import { numberMessage, typedNumbers } from './numbers.ts';
import { error, type Problem } from './problem.ts';
import { linkProblem } from './references.ts';
import { owners } from './rule.ts';

const braces =
  'Les accolades { } sont du code : ce qu’elles contiennent disparaîtrait de la page. Écrivez ' +
  'le texte sans accolades';
const noReference =
  'Cette façon de renvoyer à une note ou à une image n’est pas montrée. Employez <Marge>, ' +
  '<Source /> ou ![texte](…).';
/** Syntax that a text may not use. */
const refused: Record<string, string> = {
  mdxjsEsm:
    'Une ligne qui commence par import ou export est du code. Les composants sont déjà ' +
    'disponibles : supprimez-la.',
  imageReference: noReference,
  footnoteReference: noReference,
  code:
    'Un bloc entre ``` est du code : il n’y en a pas sur ce site. Enlevez ces signes, ou ' +
    'employez <Encart>.',
};

export function checkMarkup(place: TextPlace, parsed: Parsed, context: Context): Problem[] {
  const at = (line: number, message: string) =>
    error({ file: place.file, line: place.line + line - 1 }, message);
  if (parsed.problem) return [at(parsed.problem.line, parsed.problem.message)];
  const problems: Problem[] = [];
  const getLine = (node: Nodes) => node.position?.start.line ?? 1;
  const add = (node: Nodes, message: string) => problems.push(at(getLine(node), message));
  let level = 1;

  visit(parsed.tree, (node, _index, parent) => {
    if (isTag(node)) {
      const isAlone = parent?.type === 'paragraph' && parent.children.length === 1;
      for (const message of checkElement(node, isAlone, place, context)) add(node, message);
      return node.name === 'Libre' ? SKIP : undefined;
    }
    switch (node.type) {
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        add(
          node,
          `${braces}${/^\s*\/\*/.test(node.value) ? ' ; une remarque pour vous n’a pas sa place dans la page' : ''}.`,
        );
        break;
      case 'heading': {
        if (!place.isBody)
          add(node, 'Un titre ne va pas dans un champ : il n’y a que des phrases ici.');
        else if (node.depth === 1)
          add(node, 'Le titre de la page est le champ « titre ». Dans le texte, commencez à ##.');
        else if (node.depth > level + 1)
          add(
            node,
            `Ce titre saute un niveau : après ${'#'.repeat(level)}, écrivez ` +
              `${'#'.repeat(level + 1)}.`,
          );
        else if (node.depth > 3) add(node, 'Deux niveaux de titres suffisent : ## et ###.');
        level = node.depth;
        break;
      }
      case 'image':
        if (!node.alt?.trim())
          add(
            node,
            'L’image n’a pas de texte de remplacement. Écrivez ce qu’elle montre : ![texte](…).',
          );
        if (!context.images.has(node.url))
          add(node, `L’image « ${node.url} » n’est pas dans public/.`);
        break;
      case 'definition':
      case 'link': {
        const message = linkProblem(node.url, place.route, context);
        if (message) add(node, message);
        break;
      }
      case 'text':
        for (const { index, text: typed } of typedNumbers(node.value)) {
          const within = node.value.slice(0, index).split('\n').length - 1;
          problems.push(at(getLine(node) + within, numberMessage(typed, context.figures)));
        }
        if (/["“”]/.test(node.value))
          add(node, 'Guillemets droits ou anglais dans le texte. En français : « … ».');
        if (/(?:^|\s)-{1,2}(?=\s)/.test(node.value))
          add(
            node,
            'Un trait d’union sert de tiret. Employez une virgule, deux-points ou des parenthèses.',
          );
        break;
      default:
        if (refused[node.type]) add(node, refused[node.type] ?? '');
    }
    return undefined;
  });
  const ownerOf = owners();
  for (const { id, words, line } of new Text(parsed.tree, context.values).headings())
    if (ownerOf(id, words) !== undefined) problems.push(at(line, sameHeading(words)));
  for (const { node, message } of place.isBody ? lostNotes(parsed.tree) : []) add(node, message);
  return problems;
}

const sameHeading = (words: string) =>
  `Deux titres de la page s’écrivent « ${words} ». Changez l’un des deux : leurs adresses ` +
  'seraient les mêmes.';

/** Reports notes in a section with a wide component. Such a section has no margin to show them. */
function lostNotes(tree: Root): { node: Nodes; message: string }[] {
  return splitSections(tree).flatMap((nodes) => {
    const elements = nodes.filter(isTag);
    const wide = elements.find(
      (element) => isWide(element.name) && !drawsRows(element.name, readAttributes(element)),
    );
    if (!wide) return [];
    const message =
      `Cette note disparaîtrait : <${wide.name}> prend toute la largeur, sa ` +
      `section n’a pas de marge. Mettez <${wide.name}> sous un titre à lui, ou la note dans ` +
      'une autre section.';
    return elements.filter(({ name }) => name === 'Marge').map((node) => ({ node, message }));
  });
}
