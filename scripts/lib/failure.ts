import { root } from './paths.ts';

/**
 * What went wrong in the user's terms, cause and remedy in one sentence: printed alone, without a
 * stack.
 */
export class Failure extends Error {}

const notWritable = (error: unknown) =>
  ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException)?.code ?? '');

/**
 * Runs a program, which may give its exit code; a Failure prints its sentence, anything else its
 * stack. Both exit 1.
 */
export async function main(program: () => Promise<unknown>): Promise<void> {
  try {
    process.exitCode = Number((await program()) ?? 0);
  } catch (error) {
    if (error instanceof Failure) console.error(error.message);
    else if (notWritable(error)) {
      console.error(
        `Le dossier ${root} n'est pas inscriptible : donnez-vous le droit d'y écrire, puis relancez.`,
      );
    } else console.error(error);
    process.exitCode = 1;
  }
}
