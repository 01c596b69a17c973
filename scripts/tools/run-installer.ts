import { run } from '../lib/children.ts';
import { Failure } from '../lib/failure.ts';

/** Runs what installs something: its last line is shown meanwhile, its last lines if it fails. */
export async function runInstaller(
  typed: string[],
  progress: (text: string) => void,
  environment: Record<string, string> = {},
): Promise<void> {
  const [command = '', ...args] = typed;
  let output = '';
  const onOutput = (text: string) => {
    output = `${output}${text}`.slice(-4000);
    progress(text.trim().split('\n').at(-1) ?? '');
  };
  const code = await run(command, args, { env: { ...process.env, ...environment }, onOutput });
  if (code === 0) return;
  const lastLines = output.trim().split('\n').slice(-15).join('\n');
  throw new Failure(`« ${typed.slice(0, 3).join(' ')} » s’est arrêté avec le code ${code} :\n${lastLines}`);
}
