const live = process.stdout.isTTY;

export const seconds = (milliseconds: number) =>
  `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`;

/** What is under way, and what each is doing: on a terminal one line, drawn again and again. */
const underWay = new Map<string, { started: number; doing: string }>();
let timer: NodeJS.Timeout | undefined;

function draw() {
  const each = [...underWay].map(
    ([name, { started, doing }]) => `${name} ${seconds(performance.now() - started)} ${doing}`,
  );
  process.stdout.write(`\r\x1b[K${each.join(' · ').slice(0, (process.stdout.columns ?? 80) - 1)}`);
}

/** One line a step: its name, what it did, its time. Several may run side by side. */
export async function step<T>(
  name: string,
  work: (progress: (text: string) => void) => Promise<T>,
  summary: (result: T) => string = () => '',
): Promise<T> {
  const started = performance.now();
  const state = { started, doing: '' };
  underWay.set(name, state);
  if (live) timer ??= setInterval(draw, 200);
  try {
    const result = await work((text) => {
      state.doing = text.split('\n')[0]?.slice(0, 60) ?? '';
    });
    const line = `${name.padEnd(14)} ${seconds(performance.now() - started).padStart(7)}  ${summary(result)}`;
    process.stdout.write(`${live ? '\r\x1b[K' : ''}${line.trimEnd()}\n`);
    return result;
  } finally {
    underWay.delete(name);
    if (underWay.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }
}
