import type { Nodes, Root } from 'mdast';
import { type Figures, figureComponents, figureText, resolveLine } from '../figures.ts';
import { type Path, walk } from '../walk.ts';
import type { Entry } from './context.ts';
import { isElement } from './elements.ts';
import { parseWriting } from './writing.ts';

/** A paragraph, a heading, a cell or a line as a visitor reads it: no markup, figures written out. */
export type Passage = {
  file: string;
  line: number;
  /** The page that shows it; none for the tables, which many pages share. */
  route: string | undefined;
  /** « moteurs »: what search engines show, and the page does not. */
  form: 'paragraphe' | 'titre' | 'cellule' | 'ligne' | 'moteurs';
  words: string;
  /** The same without what <Libre> sets apart. */
  checked: string;
};

const hole = '\uFFFC';
const forEngines = ['titreSeo', 'description'];

/** Every text of a file that visitors read, from its first to its last. Sources keep the titles that others gave them. */
export function passagesOf({ file, schema, located, page, table }: Entry, figures: Figures | undefined): Passage[] {
  if (table === 'sources') return [];
  const found: Passage[] = [];
  const route = page?.route ?? (table ? undefined : String((located.data as { page?: string } | null)?.page));
  const line = (text: string, path: Path): Passage => {
    const words = resolved(text, figures);
    const form = page && forEngines.includes(String(path[0])) ? 'moteurs' : 'ligne';
    return { file, line: located.lineOf(path), route, form, words, checked: words };
  };
  const add = (text: string, first: number) => {
    const { tree } = parseWriting(text);
    if (tree) for (const each of textPassages(tree, figures)) found.push({ ...each, file, route, line: first + each.line - 1 });
  };
  walk(schema, located.data, (value, { redaction }, path) => {
    if (typeof value === 'string' && redaction === 'ligne') found.push(line(value, path));
    if (typeof value === 'string' && redaction === 'texte') add(value, located.textLine(path).line);
    return value;
  });
  if (page) add(page.body, page.bodyLine);
  return found;
}

/** A line with its figures; a tag that has a mistake says nothing. */
function resolved(line: string, figures: Figures | undefined): string {
  const words = (text: string) => text.replace(/<[^>]*>/g, '').replaceAll('==', '');
  try {
    return words(figures ? resolveLine(line, figures) : line);
  } catch {
    return words(line);
  }
}

const forms = { paragraph: 'paragraphe', heading: 'titre', tableCell: 'cellule' } as const;
const spoken = ['titre', 'nom', 'objet', 'texte'];

function textPassages(root: Root, figures: Figures | undefined): Pick<Passage, 'line' | 'form' | 'words' | 'checked'>[] {
  const found: ReturnType<typeof textPassages> = [];
  const visit = (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (isElement(node) && node.name !== 'Emplacement') {
      for (const each of node.attributes) {
        if (each.type === 'mdxJsxAttribute' && typeof each.value === 'string' && spoken.includes(each.name)) {
          const words = resolved(each.value, figures);
          found.push({ line, form: 'ligne', words, checked: words });
        }
      }
    }
    const form = forms[node.type as keyof typeof forms];
    if (form) found.push({ line, form, words: wordsOf(node, figures, false), checked: wordsOf(node, figures, true) });
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
}

function wordsOf(node: Nodes, figures: Figures | undefined, checked: boolean): string {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (isElement(node)) {
    const table = figureComponents[node.name ?? ''];
    const id = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id')?.value;
    const figure = table && figures?.[table][String(id)];
    if (figure) return figureText(figure);
    if (node.name === 'Site' || (checked && node.name === 'Libre')) return hole;
  }
  return 'children' in node ? node.children.map((child) => wordsOf(child, figures, checked)).join('') : '';
}
