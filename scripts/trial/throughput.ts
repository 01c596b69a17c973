import { arrivedIn, missing } from './arrived.ts';
import { from, numberIn, type Trial, workers } from './trial.ts';
import { valid } from './valid.ts';

const senders = 50;
export const roomForAll = { settings: { REQUESTS_AN_HOUR: '1000000', REQUESTS_A_DAY: '1000000' } };

/** People, so many at a time, one request each, while the mail server refuses some of the mails. */
export async function throughput(trial: Trial, seconds: number, refusing: number) {
  const { mail, ask, delivered } = trial;
  mail.refuseWhen(() => Math.random() < refusing);
  const times: number[] = [];
  const wrong: string[] = [];
  const answered = new Set<string>();
  const end = Date.now() + seconds * 1000;
  let serial = 0;
  await workers(senders, async () => {
    while (Date.now() < end) {
      const index = ++serial;
      const started = performance.now();
      const person = { ...valid, email: `p${index}@personne.test`, besoins: `demande ${index}` };
      const answer = await ask(from(`172.${index >> 8}.${index & 255}.7`, person));
      times.push(performance.now() - started);
      if (answer.status === 200) answered.add(numberIn(answer));
      else wrong.push(`answered ${answer.status}: ${answer.text}`);
    }
  });
  await delivered();
  times.sort((one, other) => one - other);
  const at = (part: number) => `${Math.round(times[Math.floor(times.length * part)] ?? 0)} ms`;
  const { mails, broker, acknowledged, unreachable, tool } = arrivedIn(trial);
  if (answered.size + wrong.length !== serial) wrong.push(`${serial - wrong.length - answered.size} numbers were given twice`);
  return {
    wrong: [...wrong, ...(await missing(trial, answered))],
    seen: {
      'people answered 200': answered.size,
      'of so many': serial,
      'requests at the broker': broker.size,
      'at his tool': tool.size,
      acknowledgements: acknowledged.size,
      'told to call instead': unreachable.size,
      'mails in all': mails,
      'p50, p99': `${at(0.5)}, ${at(0.99)}`,
    },
  };
}
