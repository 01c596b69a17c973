/**
 * The visitor's own day, by hand: what a language writes costs a slow phone the time of React
 * itself.
 */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
