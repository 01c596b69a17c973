/** Local date without Intl, because Intl takes a slow phone as long as React takes to start. */
export function getToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
