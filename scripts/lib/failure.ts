import { root } from './paths.ts';

/**
 * An error whose message has a cause and a remedy for the user. main() prints it without a stack.
 */
export class Failure extends Error {}

const isNotWritable = (error: unknown) =>
  ['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException)?.code ?? '');

/** Runs a program, which may return its exit code. After an error the exit code is 1. */
export async function main(program: () => Promise<unknown>): Promise<void> {
  try {
    process.exitCode = Number((await program()) ?? 0);
  } catch (error) {
    if (error instanceof Failure) console.error(error.message);
    else if (isNotWritable(error)) {
      console.error(
        `Le dossier ${root} n'est pas inscriptible : ` +
          "donnez-vous le droit d'y écrire, puis relancez.",
      );
    } else console.error(error);
    process.exitCode = 1;
  }
}
