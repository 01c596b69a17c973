/** What went wrong in the user's terms, cause and remedy in one sentence: printed alone, without a stack. */
export class Failure extends Error {}

/** Runs a program; a Failure prints its sentence, anything else its stack. Both exit 1. */
export async function main(program: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await program()) ?? 0;
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
