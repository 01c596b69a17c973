import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Failure } from '../lib/failure.ts';

type Terminal = Readable & { isTTY?: boolean };

/** Nobody is asked where nobody can answer. */
export function requireTerminal(input: Terminal = process.stdin): void {
  if (!input.isTTY)
    throw new Failure('Rien n’a été effacé : sans terminal pour répondre, ajoutez --yes.');
}

/** Whether « oui » is answered; anything else, and the end of the input, is no. */
export async function agreed(
  question: string,
  input: Terminal = process.stdin,
  output: Writable = process.stdout,
): Promise<boolean> {
  const asked = createInterface({ input, output, prompt: `${question} (oui / non) ` });
  const text = await new Promise<string>((resolve) => {
    asked.once('line', resolve).once('close', () => resolve(''));
    asked.prompt();
  });
  asked.close();
  return text.trim().toLowerCase() === 'oui';
}
