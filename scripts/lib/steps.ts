const live = process.stdout.isTTY;

export const formatSeconds = (milliseconds: number) =>
  `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;

/** Running steps. A terminal shows their progress on one line. */
const running = new Map<string, { started: number; doing: string }>();
let timer: NodeJS.Timeout | undefined;

function draw() {
  const each = [...running].map(
    ([name, { started, doing }]) =>
      `${name} ${formatSeconds(performance.now() - started)} ${doing}`,
  );
  process.stdout.write(`\r\x1b[K${each.join(' · ').slice(0, (process.stdout.columns ?? 80) - 1)}`);
}

/** Prints one line per step: name, time, summary. Steps may run in parallel. */
export async function runStep<T>(
  name: string,
  work: (progress: (text: string) => void) => Promise<T>,
  summary: (result: T) => string = () => '',
): Promise<T> {
  const started = performance.now();
  const state = { started, doing: '' };
  running.set(name, state);
  if (live) timer ??= setInterval(draw, 200);
  try {
    const result = await work((text) => {
      state.doing = text.split('\n')[0]?.slice(0, 60) ?? '';
    });
    const time = formatSeconds(performance.now() - started).padStart(7);
    const line = `${name.padEnd(14)} ${time}  ${summary(result)}`;
    process.stdout.write(`${live ? '\r\x1b[K' : ''}${line.trimEnd()}\n`);
    return result;
  } finally {
    running.delete(name);
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }
}
