import { createInterface } from 'node:readline/promises';
import { getBuildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { describe } from '#src/content/check/problem.ts';
import { type Kind, kindNames, kinds } from '#src/content/kinds.ts';
import { faqSkeleton, pageSkeleton } from '#src/content/skeleton.ts';
import { slugify } from '#src/lib/slug.ts';
import { addToContent } from './lib/add-to-content.ts';
import { Failure, main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';

// npm run new asks for kind and title; npm run new -- guide "Choisir un mot de passe" does not.

const choices: Record<string, { kind: Kind | 'faq'; label: string }> = {
  ...Object.fromEntries(
    kindNames.map((kind) => {
      const { name, description } = kinds[kind].newPage;
      return [name, { kind, label: description }];
    }),
  ),
  questions: { kind: 'faq', label: 'des questions, sur une page qui existe' },
};

await main(async () => {
  const [kindArgument, titleArgument, pageArgument] = process.argv.slice(2);
  const prompt =
    process.stdin.isTTY && !titleArgument
      ? createInterface({ input: process.stdin, output: process.stdout })
      : undefined;
  const answer = async (given: string | undefined, question: string) => {
    const text = given ?? (await prompt?.question(question));
    if (!text?.trim())
      throw new Failure(
        'Rien n’est écrit. Relancez avec deux mots : ' +
          'npm run new -- guide "Choisir un mot de passe".',
      );
    return text.trim();
  };
  try {
    if (prompt && !kindArgument) {
      for (const [name, { label }] of Object.entries(choices))
        process.stdout.write(`  ${name.padEnd(11)} ${label}\n`);
    }
    const name = (await answer(kindArgument, 'Que voulez-vous ajouter ? ')).toLowerCase();
    const kind = choices[name] ?? choices[name.replace(/s$/, '')];
    if (!kind)
      throw new Failure(
        'Il n’y a pas de page de cette sorte. ' +
          `Les sortes sont : ${Object.keys(choices).join(', ')}.`,
      );
    const title = await answer(
      titleArgument,
      kind.kind === 'faq' ? 'Le thème des questions ? ' : 'Son titre ? ',
    );
    if (!slugify(title))
      throw new Failure('Ce titre n’a ni lettre ni chiffre : il ne peut pas donner une adresse.');
    const page =
      kind.kind === 'faq'
        ? await answer(pageArgument, 'Sur quelle page (par exemple /faq) ? ')
        : '';
    const skeleton =
      kind.kind === 'faq'
        ? faqSkeleton(title, page)
        : pageSkeleton(kind.kind, title, getBuildDate());
    const files = await addToContent(inRoot('content'), skeleton);
    for (const file of files) process.stdout.write(`écrit  ${file}\n`);
    return report(kind.kind, title, files);
  } finally {
    prompt?.close();
  }
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
