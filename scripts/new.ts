import { getBuildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { describe } from '#src/content/check/problem.ts';
import { type Kind, kindNames, kinds } from '#src/content/kinds.ts';
import { faqSkeleton, pageSkeleton } from '#src/content/skeleton.ts';
import { slugify } from '#src/lib/slug.ts';
import { addToContent } from './lib/add-to-content.ts';
import { Failure, main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';

// npm run new -- guide "Choisir un mot de passe". Without words it lists the kinds.

const choices: Record<string, { kind: Kind | 'faq'; label: string }> = {
  ...Object.fromEntries(
    kindNames.map((kind) => {
      const { name, description } = kinds[kind].newPage;
      return [name, { kind, label: description }];
    }),
  ),
  questions: { kind: 'faq', label: 'des questions, sur une page qui existe' },
};

const usage = `Rien n’est écrit. Relancez avec une sorte et un titre :
  npm run new -- guide "Choisir un mot de passe"
  npm run new -- questions "Les sauvegardes" /faq

Les sortes :
${Object.entries(choices)
  .map(([name, { label }]) => `  ${name.padEnd(11)} ${label}`)
  .join('\n')}`;

await main(async () => {
  const [name = '', title = '', page = ''] = process.argv.slice(2).map((word) => word.trim());
  const choice = choices[name.toLowerCase()] ?? choices[name.toLowerCase().replace(/s$/, '')];
  if (name && !choice)
    throw new Failure(
      'Il n’y a pas de page de cette sorte. ' +
        `Les sortes sont : ${Object.keys(choices).join(', ')}.`,
    );
  if (!choice || !title || (choice.kind === 'faq' && !page)) throw new Failure(usage);
  if (!slugify(title))
    throw new Failure('Ce titre n’a ni lettre ni chiffre : il ne peut pas donner une adresse.');
  const skeleton =
    choice.kind === 'faq'
      ? faqSkeleton(title, page)
      : pageSkeleton(choice.kind, title, getBuildDate());
  const files = await addToContent(inRoot('content'), skeleton);
  for (const file of files) process.stdout.write(`écrit  ${file}\n`);
  return report(choice.kind, title, files);
});

function report(kind: Kind | 'faq', title: string, written: string[]): number {
  const { problems, getLine } = checkContent(inRoot('content'), getBuildDate());
  const errors = problems.filter(({ severity }) => severity === 'erreur');
  const blanks = problems.filter(
    ({ file, severity }) => severity === 'avertissement' && written.includes(file),
  ).length;
  if (errors.length > 0) process.stdout.write(`\n${describe(errors, getLine)}\n`);
  const address =
    kind === 'faq'
      ? ''
      : `\nLa page est à l’adresse ${kinds[kind].route(slugify(title))} : npm run dev la montre.`;
  process.stdout.write(
    `${address}\nIl reste ${blanks} passages à écrire, marqués [à compléter] ; ` +
      'npm run content:check les montre.\n',
  );
  return errors.length > 0 ? 1 : 0;
}
