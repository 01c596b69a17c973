import { Failure, main } from './lib/failure.ts';
import { costlyCases } from './trial/costly-cases.ts';
import { type FuzzCase, fuzzCases } from './trial/fuzz-cases.ts';
import { processorTimes } from './trial/processor-time.ts';
import { type Answer, siteHeaders, type Trial, withTrial, workers } from './trial/trial.ts';

const count = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const atOnce = 8;
const longestProcessorTime = 20;
const allowedHeaders = ['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'];

// Thousands of generated bodies and headers against the function as it is deployed: no 5xx, no mail for what is
// invalid, exactly one for what is valid, and a memory that stays flat. Then what is made to be slow, one after the other:
// none takes the processor longer than its bound.
await main(async () => {
  const wrong: string[] = [];
  await withTrial(async (trial) => {
    const { numbers, seen, memory } = await run(trial, wrong);
    await trial.delivered();
    checkMails(trial, numbers, wrong);
    // What was sent is known for ten minutes, some hundred bytes each.
    const [early = 0, ...rest] = memory;
    if (Math.max(...rest) > early + 10) wrong.push(`memory grew: ${memory.join(', ')} MB`);
    for (const [what, times] of [...seen].sort()) process.stdout.write(`${String(times).padStart(6)}  ${what}\n`);
    process.stdout.write(`\nseed ${seed}: ${count} requests, ${numbers.length} valid, ${trial.mail.mails.length} mails\n`);
    process.stdout.write(`what the function's memory holds, every tenth: ${memory.join(', ')} MB\n`);
    const costs = await processorTimes(trial, costlyCases);
    for (const { kind, milliseconds } of costs.filter(({ milliseconds }) => milliseconds > longestProcessorTime)) {
      wrong.push(`${milliseconds.toFixed(1)} ms of the processor: ${kind}`);
    }
    process.stdout.write(
      `what ${costs.length} slow ones cost the processor at most, ${longestProcessorTime} ms being the bound:\n`,
    );
    for (const { kind, milliseconds } of costs.slice(0, 5))
      process.stdout.write(`${milliseconds.toFixed(1).padStart(6)} ms  ${kind}\n`);
  });
  if (wrong.length > 0) throw new Failure(`\n${wrong.slice(0, 20).join('\n')}\n\n${wrong.length} wrong.`);
  return 0;
});

async function run({ ask, heap }: Trial, wrong: string[]) {
  const cases = fuzzCases(count, seed);
  const numbers: string[] = [];
  const seen = new Map<string, number>();
  const memory: number[] = [];
  let done = 0;
  await workers(atOnce, async () => {
    for (const each of { [Symbol.iterator]: () => ({ next: () => cases.next() }) }) {
      const answer = await ask(each).catch((error: Error) => error);
      const outcome = `${each.kind}: ${answer instanceof Error ? answer.message : answer.status}`;
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      const problem = problemOf(each, answer);
      if (problem) wrong.push(`${outcome}: ${problem}: ${String(each.body).slice(0, 200)}`);
      if (!(answer instanceof Error) && answer.status === 200) numbers.push(JSON.parse(answer.text).data.numero);
      if (++done % Math.ceil(count / 10) === 0) memory.push(await heap());
    }
  });
  return { numbers, seen, memory };
}

function problemOf({ expected, headers = siteHeaders }: FuzzCase, answer: Answer | Error): string | undefined {
  if (answer instanceof Error) return 'no answer';
  if (!expected.includes(answer.status)) return `not ${expected.join(' or ')}`;
  const { location, 'content-type': type } = answer.headers;
  if (answer.status === 303 && location !== `${siteHeaders.origin}/demande-a-corriger`) return `to ${location}`;
  if (answer.status !== 303 && !String(type).startsWith('application/json')) return 'not JSON';
  const allowed = answer.headers['access-control-allow-origin'];
  if (allowed !== (headers['origin'] === siteHeaders.origin ? siteHeaders.origin : undefined)) return `origin ${allowed}`;
  if (/\bat \/|\.ts|node_modules|Error/.test(answer.text)) return `tells of the inside: ${answer.text}`;
  return undefined;
}

function checkMails({ mail }: Trial, numbers: string[], wrong: string[]) {
  const received = mail.mails.map(({ subject }) => /^Devis cyber (\S+) :/.exec(subject ?? '')?.[1] ?? `? ${subject}`);
  const twice = received.filter((number, index) => received.indexOf(number) !== index);
  const answered = new Set(numbers);
  if (twice.length > 0) wrong.push(`${twice.length} mails twice: ${twice[0]}`);
  for (const number of received) if (!answered.has(number)) wrong.push(`a mail nobody asked for: ${number}`);
  for (const number of answered) if (!received.includes(number)) wrong.push(`answered, but no mail: ${number}`);
  for (const { headers, to, cc, bcc } of mail.mails) {
    const odd = headers.map(({ key }) => key).filter((key) => !allowedHeaders.includes(key));
    if (odd.length > 0) wrong.push(`a header of their own: ${odd}`);
    if (cc || bcc || to?.length !== 1 || to[0]?.address !== 'demandes@courtier.test') wrong.push('another recipient');
  }
}
