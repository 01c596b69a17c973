const formatSeconds = (milliseconds: number) =>
  `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;

const show = (text: string) => process.stdout.isTTY && process.stdout.write(`\r\x1b[K${text}`);

/**
 * Runs a step and prints one line: name, time, summary. A terminal shows the name while the step
 * runs.
 */
export async function runStep<T>(
  name: string,
  work: () => Promise<T>,
  summary: (result: T) => string = () => '',
): Promise<T> {
  const started = performance.now();
  show(`${name} …`);
  const result = await work().finally(() => show(''));
  const time = formatSeconds(performance.now() - started).padStart(7);
  process.stdout.write(`${`${name.padEnd(14)} ${time}  ${summary(result)}`.trimEnd()}\n`);
  return result;
}
