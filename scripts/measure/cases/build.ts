import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDate } from '#src/config/build-date.ts';
import { kindNames } from '#src/content/kinds.ts';
import { type LineTagData, parseLine } from '#src/content/text/line.ts';
import { start } from '../../lib/children.ts';
import { Failure } from '../../lib/failure.ts';
import { inRoot } from '../../lib/paths.ts';
import { copyProject } from '../../lib/project-copy.ts';
import { nextEnvironment } from '../../lib/site.ts';
import { seconds, size } from '../../lib/steps.ts';
import { type Bench, startTable } from '../bench.ts';

// What the build of a larger site costs: the real one, and pages made of its guides beside it, in a folder of its own.
// A guide is twice as long as the site's mean page; these have that page's length.
// npm run bench -- build 40 400 for some sizes only.

const folder = inRoot('.contentlayer/bench');
const words = 1500;
const vocabulary = `
  abeille agneau aile alouette arbre argile aube balcon banc barque berge blé bois bouleau branche brise brume campagne
  canard caillou cascade cerise chaise chemin cheval chêne ciel clairière colline coquelicot dune écorce érable étang
  fenêtre feuille fleur fontaine forêt fougère galet grange grenouille herbe hirondelle île jardin lac lavande lune
  maison mare mer mésange moulin mousse neige noisette nuage oiseau ombre orage osier pierre pluie pomme pont prairie
  quai racine renard rivière roche rosée sable sapin sentier soleil source terre tilleul vague vallée verger village`
  .trim()
  .split(/\s+/);

/** What `npm run build` does, each part a program of its own, so that its memory is seen too. */
const programs = {
  // What it says of such a text is of no interest: a page that could not be built is missed below.
  check: `
    import { checkContent } from '#src/content/check/index.ts';
    import { writeChecked } from './scripts/lib/checked.ts';
    await writeChecked(checkContent('content', '${buildDate()}').files);`,
  finish: `
    import { finish } from './scripts/finish/index.ts';
    import { linkAllTerms } from './scripts/glossary/index.ts';
    import { out } from './scripts/lib/paths.ts';
    await finish(out);
    linkAllTerms(out);`,
};

export const bench: Bench = async (args, atEnd) => {
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const wanted = args.map(Number).filter(Boolean);
  const parts = ['contrôle', 'contenu', 'next', 'finition'];
  const row = startTable('pages', ...parts, 'en tout', 'par page', 'processeur', 'mémoire', 'taille');
  for (const pages of wanted.length > 0 ? wanted : [40, 400, 1600]) {
    await prepare(pages);
    // A second time: its texts parsed and compiled by the first.
    for (const name of [String(pages), 'encore']) row(name, ...(await measure(pages)));
  }
};

/** A project like this one, with as many pages as wanted. */
async function prepare(pages: number): Promise<void> {
  await copyProject(folder);
  const guides = (await readdir(inRoot('content/guides'))).filter((file) => file.endsWith('.mdx'));
  const real = globSync(`{${kindNames.join(',')}}/*.mdx`, { cwd: inRoot('content') }).length;
  for (let number = 1; number <= pages - real; number += 1) {
    const text = await readFile(inRoot('content/guides', guides[number % guides.length] ?? ''), 'utf8');
    await writeFile(join(folder, `content/guides/essai-${number}.mdx`), numbered(shortened(text), number));
  }
}

/** As many of its sections as make a page of the wanted length; one more than too few. */
function shortened(text: string): string {
  const count = (part: string) => part.match(/[\p{L}\d][\p{L}\d’-]*/gu)?.length ?? 0;
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  const kept = [head];
  for (const section of sections) if (count(kept.join('')) < words) kept.push(section);
  return kept.join('');
}

/** A text with its words changed, its tags as they are. */
function piecesOf(text: string, change: (words: string) => string): string {
  return parseLine(text)
    .children.map((node) => (node.type === 'text' ? change(node.value) : (node.data as LineTagData).source))
    .join('');
}

/** The same guide under another name; titles and descriptions are each page's own, and so is the text: no passage may stand twice. */
function numbered(text: string, number: number): string {
  const summary = `Essai ${number} : une page qui ne sert qu’à mesurer le temps.`.padEnd(150, '.');
  let place = 0;
  const drawn = () => {
    place += 1;
    return vocabulary[createHash('sha256').update(`${number} ${place}`).digest().readUInt32LE() % vocabulary.length] ?? '';
  };
  // Headings, tags and addresses stay, and what follows a number, which it may be counting.
  const mixWords = (words: string) =>
    words
      .split(/(\]\([^)]*\))/)
      .map((part, index) =>
        index % 2 > 0 ? part : part.replace(/(?<![\p{L}\d.@/’-]|\d )\p{L}{3,}(?![\p{L}\d@/’-]|\.\p{L})/gu, drawn),
      )
      .join('');
  const mixed = (prose: string) =>
    prose
      .split(/(^#.*$)/m)
      .map((part, index) => (index % 2 > 0 ? part : piecesOf(part, mixWords)))
      .join('');
  const body = text.indexOf('\n---\n');
  const head = text
    .slice(0, body)
    .replace(/^ordre: .*\n/m, '')
    .replace(/(?<=: "?|^ +- |^ +)[A-ZÀ-Ü<«].* .*$/gm, mixed)
    .replace(/^(titreSeo|menu): .*$/gm, (_line, field) => `${field}: "Essai ${number}"`)
    .replace(/^description: .*$/m, `description: "${summary}"`);
  return head + mixed(text.slice(body));
}

async function measure(pages: number): Promise<string[]> {
  const used: Used[] = [];
  const tool = async (command: string, args: string[]) => used.push(await peak(command, args));
  const program = (text: string) => tool('node', ['--input-type=module', '--eval', text]);
  await program(programs.check);
  await tool('contentlayer2', ['build']);
  await tool('next', ['build']);
  await program(programs.finish);
  const out = join(folder, 'out');
  const exported = globSync('**/*.html', { cwd: out }).length;
  if (exported < pages) throw new Failure(`${exported} pages pour ${pages} voulues.`);
  const sum = (of: 'wall' | 'processor') => used.reduce((total, each) => total + each[of], 0);
  const memory = Math.max(...used.map((each) => each.memory));
  return [
    ...used.map(({ wall }) => seconds(wall)),
    seconds(sum('wall')),
    `${Math.round(sum('wall') / pages)} ms`,
    seconds(sum('processor')),
    size(memory),
    size(await weigh(out)),
  ];
}

type Used = { wall: number; memory: number; processor: number };

/** Runs a tool to its end: the most memory that it and those it starts held at once, and the processor's time, which a busy machine does not change. */
async function peak(command: string, args: string[]): Promise<Used> {
  const started = performance.now();
  const child = start(join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { ...process.env, ...nextEnvironment, PWD: folder },
  });
  const most = { memory: 0, processor: 0 };
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    const now = await usedBy(child.process.pid ?? 0);
    most.memory = Math.max(most.memory, now.memory);
    most.processor = Math.max(most.processor, now.processor);
    looking = false;
  };
  const timer = setInterval(look, 250);
  const code = await new Promise<number>((resolve) => {
    child.process.on('close', (exit) => resolve(exit ?? 1));
  });
  clearInterval(timer);
  if (code !== 0) throw new Failure(child.output());
  return { ...most, wall: performance.now() - started };
}

/** The memory of a group of processes, what they share counted once. */
async function usedBy(group: number): Promise<Omit<Used, 'wall'>> {
  const held = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (id) => {
        const state = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
        const fields = state
          .slice(state.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number);
        if (fields[2] !== group) return { memory: 0, processor: 0 };
        const shared = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
        // Its own time and that of the children it has seen end, in hundredths of a second.
        const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
        return { memory: Number(/^Pss:\s+(\d+)/m.exec(shared)?.[1] ?? 0) * 1024, processor: ticks * 10 };
      }),
  );
  return held.reduce((sum, each) => ({ memory: sum.memory + each.memory, processor: sum.processor + each.processor }));
}

async function weigh(directory: string): Promise<number> {
  const files = globSync('**/*', { cwd: directory, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
