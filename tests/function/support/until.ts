/** Waits up to 30 s until a condition is true. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = 600; left > 0; left--) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It never came to this: ${what}`);
}
