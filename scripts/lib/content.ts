import { getBuildDate } from '#src/config/build-date.ts';
import type { Context } from '#src/content/check/context.ts';
import { checkContent, findBlanks, readContext } from '#src/content/check/index.ts';
import { describe } from '#src/content/check/problem.ts';
import { unpublishable } from '#src/content/publisher.ts';
import { Failure } from './failure.ts';
import { inRoot } from './paths.ts';

/**
 * Names the checks that are postponed until the tables can be read, because they would report false
 * mistakes.
 */
export const describePostponedChecks = ({ areValuesKnown }: Pick<Context, 'areValuesKnown'>) =>
  areValuesKnown
    ? ''
    : 'Longueurs, répétitions et ancres : vérifiées quand ces fichiers se lisent.\n';

/** Checks content/. Throws a Failure with all mistakes, which stops the build. */
export async function requireValidContent(): Promise<string> {
  const { problems, getLine, entries, context } = checkContent(inRoot('content'), getBuildDate());
  const errors = problems.filter(({ severity }) => severity === 'erreur');
  if (errors.length > 0)
    throw new Failure(
      `${describe(errors, getLine)}\n\n${describePostponedChecks(context)}` +
        `ÉCHEC, ${errors.length} à corriger.`,
    );
  const aged = problems.length;
  if (aged > 0) process.stdout.write(`${describe(problems, getLine)}\n\n`);
  return `${entries.length} fichiers, rien à corriger${aged > 0 ? `, ${aged} à relire` : ''}`;
}

/**
 * Reads the identity of the publisher from content/site.yaml. `missing` lists the identities and
 * passages that writers must complete before publication.
 */
export function readPublisher() {
  const { files, entries } = readContext(inRoot('content'), getBuildDate());
  const site = entries.find(({ table }) => table === 'site')?.located.data as
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
