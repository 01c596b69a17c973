/**
 * Error whose message explains the cause and the remedy to the user. main() prints it without a
 * stack trace.
 */
export class Failure extends Error {}

/**
 * Runs the main function of a script. The exit code is the number that it returns, or 1 after an
 * error.
 */
export async function main(program: () => Promise<unknown>): Promise<void> {
  try {
    process.exitCode = Number((await program()) ?? 0);
  } catch (error) {
    if (error instanceof Failure) console.error(error.message);
    else console.error(error);
    process.exitCode = 1;
  }
}
