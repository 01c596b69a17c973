const live = process.stdout.isTTY;

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;

/** One line a step: its name, what it did, its time; while it lasts, on a terminal, what it is doing. */
export async function step<T>(
  name: string,
  work: (progress: (text: string) => void) => Promise<T>,
  summary: (result: T) => string = () => '',
): Promise<T> {
  const started = performance.now();
  let doing = '';
  const draw = () => {
    if (live) process.stdout.write(`\r\x1b[K${name.padEnd(14)} ${seconds(performance.now() - started)}  ${doing}`);
  };
  const timer = live ? setInterval(draw, 200) : undefined;
  try {
    const result = await work((text) => {
      doing = text.split('\n')[0]?.slice(0, 60) ?? '';
      draw();
    });
    const line = `${name.padEnd(14)} ${seconds(performance.now() - started).padStart(7)}  ${summary(result)}`;
    process.stdout.write(`${live ? '\r\x1b[K' : ''}${line.trimEnd()}\n`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

export const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.round(bytes / 1000)} ko` : `${(bytes / 1e6).toFixed(1).replace('.', ',')} Mo`;
