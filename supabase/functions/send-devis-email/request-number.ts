/** The date in Paris and six signs without those mistaken for one another: short enough to be read out on the phone. */
export function requestNumber(now: Date): string {
  const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const random = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => signs[byte % signs.length]).join('');
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now);
  return `${date.slice(2).replaceAll('-', '')}-${random}`;
}
