import type { Paragraph, Root, RootContent, Text } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import { figureComponents, figureText } from '#src/content/figures.ts';
import { figures } from '#src/content/tables.ts';
import { typography } from '#src/domain/typography.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
export const isElement = (node: { type: string }): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const attributeOf = (element: Element, name: string): string | undefined => {
  const found = element.attributes.find((each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
};

/** A claim of the site on itself that is not proved is never shown without saying so. */
const proof = (preuve: string | undefined) => (preuve === 'illustratif' ? ' (scénario illustratif)' : '');

/** Writes figures out as text, drops what only the margin shows, and sets the words as French does. */
export function resolveWriting() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node) || index === undefined || !parent) return undefined;
      const table = figureComponents[node.name ?? ''];
      const siblings = parent.children as RootContent[];
      if (table) {
        const figure = figures[table][attributeOf(node, 'id') ?? ''];
        const value = figure ? `${figureText(figure)}${proof(figure.preuve)}` : '';
        siblings.splice(index, 1, inline(value, node));
        return [SKIP, index + 1];
      }
      if (node.name === 'Source') {
        siblings.splice(index, 1);
        return [SKIP, index];
      }
      if (node.name === 'Libre') {
        siblings.splice(index, 1, ...(node.children as RootContent[]));
        return [SKIP, index];
      }
      for (const each of node.attributes) {
        if (
          each.type === 'mdxJsxAttribute' &&
          typeof each.value === 'string' &&
          ['titre', 'chiffre', 'nom'].includes(each.name)
        ) {
          each.value = typography(resolveInAttribute(each.value));
        }
      }
      return undefined;
    });
    mergeTexts(tree);
    visit(tree, 'text', (node, index = 0, parent) => {
      node.value = setWords(node.value, index > 0, index < (parent?.children.length ?? 0) - 1);
    });
  };
}

/** A space between a link and « ! », or between « and bold type, belongs to a sign that stands in another text. */
function setWords(text: string, follows: boolean, goesOn: boolean): string {
  const before = follows && /^\s/.test(text) ? 'x' : '';
  const after = goesOn && /\s$/.test(text) ? 'x' : '';
  return typography(before + text + after).slice(before.length, after ? -1 : undefined);
}

const inline = (value: string, node: Element): RootContent => {
  const text: Text = { type: 'text', value };
  const paragraph: Paragraph = { type: 'paragraph', children: [text] };
  return node.type === 'mdxJsxTextElement' ? text : paragraph;
};

const resolveInAttribute = (value: string) =>
  value.replace(/<(\w+)\s+id=['"]([\w-]+)['"]\s*\/>/g, (tag, name: string, id: string) => {
    const table = figureComponents[name];
    const figure = table && figures[table][id];
    return figure ? figureText(figure) : tag;
  });

/** Typography looks at what stands before and after a sign: texts that touch are one text. */
function mergeTexts(tree: Root) {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    const children = node.children as RootContent[];
    for (let index = children.length - 1; index > 0; index -= 1) {
      const [before, after] = [children[index - 1], children[index]];
      if (before?.type === 'text' && after?.type === 'text') {
        before.value += after.value;
        children.splice(index, 1);
      }
    }
  });
}
