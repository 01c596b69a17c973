import { type Answer, type Ask, siteHeaders, type Trial, workers } from './trial.ts';
import { valid } from './valid.ts';

const senders = 50;
const addresses = 1_000;
const attackersAtOnce = 50;

type Sent = { status: number; number: string; milliseconds: number };

const from = (address: string, body: object | string): Ask => ({
  headers: { ...siteHeaders, 'cf-connecting-ip': address },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** What a flood is made of: requests that look like any other, answers that are none, bodies too long to be read. */
const floodBody = (index: number) =>
  [{ ...valid, besoins: `crue ${index}` }, { ...valid, email: `x${index}` }, '{"nom":'.padEnd(20_000, '(')][index % 3] ?? '';

/**
 * People who send one request each, so many at a time, beside a flood from a thousand addresses, the function's limits being
 * those that are deployed. What became of the people's requests, and how the flood was answered.
 */
export async function besideFlood({ ask, mail, delivered }: Trial, seconds: number) {
  const end = Date.now() + seconds * 1000;
  const people: Sent[] = [];
  const flood: Record<number, number> = {};
  let serial = 0;
  let attempt = 0;
  const honest = workers(senders, async () => {
    while (Date.now() < end) {
      const index = ++serial;
      const started = performance.now();
      const answer = await ask(from(`172.${index >> 8}.${index & 255}.7`, { ...valid, besoins: `demande ${index}` }));
      people.push({ status: answer.status, number: numberIn(answer), milliseconds: performance.now() - started });
    }
  });
  const attack = workers(attackersAtOnce, async () => {
    while (Date.now() < end) {
      const index = ++attempt;
      const { status } = await ask(from(`10.${(index % addresses) >> 8}.${(index % addresses) & 255}.7`, floodBody(index)));
      flood[status] = (flood[status] ?? 0) + 1;
    }
  });
  await Promise.all([honest, attack]);
  await delivered();
  const arrived = new Set(mail.mails.flatMap(({ text }) => text?.match(/(?<=^Demande )\d{6}-\w{6}/gm) ?? []));
  const times = people.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return {
    people: people.length,
    refused: people.filter(({ status }) => status !== 200).length,
    lost: people.filter(({ status, number }) => status === 200 && !arrived.has(number)).length,
    median: times[Math.floor(times.length / 2)] ?? 0,
    worst: times.at(-1) ?? 0,
    mails: mail.mails.length,
    flood,
  };
}

const numberIn = ({ status, text }: Answer): string => (status === 200 ? JSON.parse(text).data.numero : '');
