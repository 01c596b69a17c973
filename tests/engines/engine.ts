/** What the journeys need of a browser; real pointer, real keys. */
export type Engine = {
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page. */
  evaluate: <T>(expression: string) => Promise<T>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** As wide as a phone, or as a desk's screen. */
  resize: (width: number, height: number) => Promise<void>;
  /** What the browser itself has noted since the last time, where it tells. */
  consoleMessages: () => string[];
  stop: () => Promise<void>;
};

export const literal = (value: unknown) => JSON.stringify(value);

/** In the middle of the window, clear of header and banner. */
export const shown = (selector: string) =>
  `(() => { const found = document.querySelector(${literal(selector)}); if (!found) return null; ` +
  `found.scrollIntoView({ block: 'center', behavior: 'instant' }); return found; })()`;

/**
 * Resolves once the expression holds in the page; until then it acts, again and again. A page that
 * is just being left may not answer.
 */
export async function until(
  engine: Engine,
  expression: string,
  act = async () => {},
): Promise<void> {
  const end = Date.now() + 10_000;
  let last: unknown;
  while (Date.now() < end) {
    last = await engine.evaluate(`Boolean(${expression})`).catch((error) => error);
    if (last === true) return;
    await act();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const page = await engine.evaluate<string>('location.href').catch(String);
  throw new Error(
    `Never on ${page}: ${expression}${last instanceof Error ? `\n${last.message}` : ''}`,
  );
}
