import { run } from '../lib/children.ts';
import { Failure } from '../lib/failure.ts';
import { inRoot } from '../lib/paths.ts';

/**
 * One step of a publication: what it is for, how it would be typed or told, what it needs of the
 * world, what it does.
 */
export type Step = { what: string; shown: string; needs?: string; run: () => Promise<void> };

/** A step that is a command. */
export const command = (what: string, typed: string[], needs?: string): Step => ({
  what,
  shown: typed.join(' '),
  ...(needs && { needs }),
  run: async () => {
    const [program = '', ...args] = typed;
    const code = await run(program, args, { cwd: inRoot(), env: process.env });
    if (code !== 0) throw new Failure(`${program} s’est arrêté avec le code ${code}.`);
  },
});

export function tell(steps: Step[]): void {
  for (const [index, { what, shown, needs }] of steps.entries()) {
    const lines = [
      `${index + 1}. ${what}`,
      shown.replaceAll(inRoot(), '.'),
      ...(needs ? [`il lui faut : ${needs}`] : []),
    ];
    process.stdout.write(`${lines.join('\n   ')}\n`);
  }
}

export async function perform(steps: Step[]): Promise<void> {
  for (const [index, { what, run }] of steps.entries()) {
    process.stdout.write(`${index + 1}/${steps.length} ${what}\n`);
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const again =
        'Une fois la cause levée, relancez la même commande : ce qui est fait se refait sans dommage.';
      throw new Failure(`Arrêt à l’étape ${index + 1}, ${what} : ${error.message}\n${again}`);
    }
  }
}
