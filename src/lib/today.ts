/**
 * Returns the local date. Does not use Intl, because its start takes a slow phone as long as the
 * start of React.
 */
export function getToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
