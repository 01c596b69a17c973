import { getBuildDate } from '#src/config/build-date.ts';
import { checkContent, findBlanks, readContext } from '#src/content/check/index.ts';
import { describe } from '#src/content/check/problem.ts';
import { answersFile, answersText } from '#src/content/mail-prices.ts';
import { unpublishable } from '#src/content/publisher.ts';
import { Failure } from './failure.ts';
import { inRoot } from './paths.ts';
import { write } from './write.ts';

/** Checks content/. The report describes the problems and counts the mistakes. */
export function reportContent() {
  const { problems, getLine, context, fileCount } = checkContent(inRoot('content'), getBuildDate());
  const errors = problems.filter(({ severity }) => severity === 'erreur').length;
  const summary = errors === 0 ? 'rien à corriger' : `ÉCHEC, ${errors} à corriger`;
  const postponed = context
    ? ''
    : 'Les textes ne sont pas encore contrôlés : corrigez d’abord ces champs.\n';
  const described = problems.length > 0 ? `${describe(problems, getLine)}\n\n` : '';
  const report = `${described}${postponed}${fileCount} fichiers lus : ${summary}.`;
  return { problems, errors, report, context };
}

/**
 * Throws a Failure with all problems if content/ has a mistake, which stops the build. Otherwise
 * writes the prices of the broker's mail.
 */
export async function requireValidContent(): Promise<string> {
  const { problems, errors, report, context } = reportContent();
  if (errors > 0 || !context) throw new Failure(report);
  await write(inRoot(answersFile), answersText(context));
  if (problems.length > 0) process.stdout.write(`${report}\n`);
  return 'rien à corriger';
}

/**
 * Reads the identity of the publisher from content/site.yaml. `missing` lists the identities and
 * passages that writers must complete before publication.
 */
export function readPublisher() {
  const { files, entries } = readContext(inRoot('content'), getBuildDate());
  const site = entries.find(({ table }) => table === 'site')?.data as
    | {
        adresse?: string;
        editeur?: Record<string, unknown>;
        courtier?: { nom?: string };
        prestataires?: { outil?: string };
      }
    | undefined;
  const passages = files
    .flatMap(findBlanks)
    .map(({ file, line, message }) => `${file}:${line}, ${message}`);
  return {
    adresse: site?.adresse ?? '',
    broker: site?.courtier?.nom,
    tool: site?.prestataires?.outil,
    missing: [...unpublishable(site), ...passages],
  };
}
