// docs/: what editors and writers are told of the schemas.
import { type ComponentName, type WritingComponent, writingComponents } from '../components.ts';
import { countNames } from '../counts.ts';
import { faqFiles, tableNames, tables } from '../files.ts';
import { kindNames, kinds } from '../kinds.ts';
import { type BlockName, blockNames, blocks } from '../schemas/blocks.ts';
import { fieldsOf, type WrittenField } from './field-list.ts';

// The parts of content/README.md that follow the schemas and the registry. What stands outside the
// marks is written by hand.

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n');

/** carte › contents */
const fieldLabel = ({ path }: Pick<WrittenField, 'path'>) => `\`${path.join(' › ')}\``;

export const fieldRow = (field: WrittenField) => [
  fieldLabel(field),
  field.required ? 'oui' : 'non',
  field.form,
  field.description,
];

const fieldTable = (fields: WrittenField[], of = 'Champ') =>
  table([of, 'Obligatoire', 'Ce qu’on y écrit', 'À quoi il sert'], fields.map(fieldRow));

/** A block has a table of its own: in the page that may hold it, only its name. */
const ownFields = (fields: WrittenField[]) =>
  fields.filter(({ path: [first = '', second] }) => !(first in blocks && second));

const blockFields = (name: BlockName) => fieldsOf(blocks[name], [name]);

const pages = () =>
  kindNames
    .map((kind) => `#### ${kind}\n\n${fieldTable(ownFields(fieldsOf(kinds[kind].schema)))}`)
    .join('\n\n');

const blockList = () =>
  blockNames
    .map(
      (name) =>
        `#### ${name}\n\n${blocks[name].meta()?.description ?? ''}\n\n${fieldTable(blockFields(name))}`,
    )
    .join('\n\n');

const tableList = () =>
  [
    `#### ${faqFiles.folder}/*.yaml\n\n${fieldTable(fieldsOf(faqFiles.schema))}`,
    ...tableNames.map(
      (name) => `#### ${tables[name].file}\n\n${fieldTable(fieldsOf(tables[name].schema))}`,
    ),
  ].join('\n\n');

function componentText(name: ComponentName): string {
  const component: WritingComponent = writingComponents[name];
  const props = fieldsOf(component.props);
  return [
    `#### \`<${name}>\``,
    `${component.aide}${component.large ? ' Prend toute la largeur : sa section n’a pas de marge.' : ''}`,
    ...(props.length > 0 ? [fieldTable(props, 'Attribut')] : []),
    `\`\`\`mdx\n${component.exemple}\n\`\`\``,
  ].join('\n\n');
}

const componentList = (wanted: (component: WritingComponent) => boolean) =>
  (Object.keys(writingComponents) as ComponentName[])
    .filter((name) => wanted(writingComponents[name]))
    .map(componentText)
    .join('\n\n');

const counted = () => Object.entries(countNames).map(([name, what]) => [`\`${name}\``, what]);

/** The generated parts, by the name that stands in their marks. */
const parts: Record<string, () => string> = {
  'composants de phrase': () => componentList(({ place }) => place === 'phrase'),
  'composants entre paragraphes': () =>
    componentList(({ place, champ }) => place === 'bloc' && !champ),
  'composants de champs': () => componentList(({ champ }) => champ !== undefined),
  comptes: () => table(['Nom', 'Ce qu’il compte'], counted()),
  'champs des pages': pages,
  'champs des blocs': blockList,
  'champs des tables': tableList,
};

/** The guide with its generated parts as the schemas are now. */
export function renewReadme(readme: string): string {
  return Object.entries(parts).reduce((text, [name, write]) => {
    const begin = `<!-- début : ${name} (écrit par npm run content:docs) -->`;
    const end = `<!-- fin : ${name} -->`;
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from)
      throw new Error(`content/README.md : la partie « ${name} » a perdu ses repères.`);
    return `${text.slice(0, from + begin.length)}\n\n${write()}\n\n${text.slice(to)}`;
  }, readme);
}
