import { Failure, main } from './lib/failure.ts';
import { besideFlood } from './trial/flood.ts';
import { deployed, type Trial, withTrial, workers } from './trial/trial.ts';
import { valid } from './trial/valid.ts';

const senders = 50;
const seconds = Number(process.argv[2] ?? 30);

// Fifty people who send one request after the other: every success answered is one mail, and none comes twice. Then
// again while the mail server refuses one mail in five, which is no matter to them; and again, each time somebody else,
// beside a flood from a thousand addresses, which is none either.
await main(async () => {
  const wrong: string[] = [];
  for (const refusing of [0, 0.2]) await withTrial((trial) => round(trial, refusing, wrong));
  await withTrial((trial) => flooded(trial, wrong), deployed);
  if (wrong.length > 0) throw new Failure(`\n${wrong.join('\n')}`);
  return 0;
});

async function round({ mail, ask, delivered }: Trial, refusing: number, wrong: string[]) {
  mail.refuseWhen(() => Math.random() < refusing);
  const times: number[] = [];
  const answers: Record<number, number> = {};
  const numbers = new Set<string>();
  const end = Date.now() + seconds * 1000;
  let serial = 0;
  await workers(senders, async () => {
    while (Date.now() < end) {
      const body = JSON.stringify({ ...valid, besoins: `demande ${++serial}` });
      const started = performance.now();
      const { status, text } = await ask({ body });
      times.push(performance.now() - started);
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === 200) numbers.add(JSON.parse(text).data.numero);
      else wrong.push(`answered ${status}: ${text}`);
    }
  });
  await delivered();
  times.sort((a, b) => a - b);
  const at = (part: number) => `${Math.round(times[Math.floor(times.length * part)] ?? 0)} ms`;
  const successes = answers[200] ?? 0;
  const different = new Set(mail.mails.map(({ text }) => /demande \d+/.exec(text ?? '')?.[0])).size;
  process.stdout.write(
    `${refusing ? 'one mail in five refused' : 'all mails taken'}: ${senders} senders, ${seconds} s, answers ${JSON.stringify(answers)}, ` +
      `mails ${mail.mails.length}, different ${different}, p50 ${at(0.5)}, p99 ${at(0.99)}\n`,
  );
  if (mail.mails.length !== successes) wrong.push(`${successes} successes, ${mail.mails.length} mails`);
  if (different !== mail.mails.length) wrong.push(`${mail.mails.length - different} mails came twice`);
  if (numbers.size !== successes) wrong.push(`${successes - numbers.size} numbers were given twice`);
}

async function flooded(trial: Trial, wrong: string[]) {
  const { people, refused, lost, median, worst, mails, flood } = await besideFlood(trial, seconds);
  process.stdout.write(
    `beside a flood, answered ${JSON.stringify(flood)}: ${people} people in ${seconds} s, refused ${refused}, lost ${lost}, ` +
      `mails ${mails}, median ${Math.round(median)} ms, worst ${Math.round(worst)} ms\n`,
  );
  if (refused > 0) wrong.push(`${refused} of ${people} people refused beside a flood`);
  if (lost > 0) wrong.push(`${lost} of ${people} requests were acknowledged and did not arrive`);
}
