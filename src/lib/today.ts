/**
 * Returns today's date in the visitor's time zone. Does not use Intl, because its first use takes
 * as long as starting React on a slow phone.
 */
export function getToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
