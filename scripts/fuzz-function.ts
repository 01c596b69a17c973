import { Failure, main } from './lib/failure.ts';
import { arrivedIn, missing } from './trial/arrived.ts';
import { costlyCases } from './trial/costly-cases.ts';
import { type FuzzCase, fuzzCases } from './trial/fuzz-cases.ts';
import { processorTimes } from './trial/processor-time.ts';
import { type Answer, numberIn, siteHeaders, type Trial, withTrial, workers } from './trial/trial.ts';

const count = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const atOnce = 8;
const longestProcessorTime = 20;
const allowedHeaders = ['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'];
/** Of what goes to a person, to whose word nobody has to reply. */
const automatic = [...allowedHeaders, 'auto-submitted'];
const broker = 'demandes@courtier.test';

// Thousands of generated bodies and headers against the function with acknowledgement and webhook on: no 5xx, no mail and no call
// for what is invalid, exactly one of each for what is valid, and a memory that stays flat. Then what is made to be slow, one after the other:
// none takes the processor longer than its bound.
await main(async () => {
  const wrong: string[] = [];
  await withTrial(async (trial) => {
    const { numbers, seen, memory } = await run(trial, wrong);
    await trial.delivered();
    await checkMails(trial, numbers, wrong);
    // What was sent is known for ten minutes, some hundred bytes each.
    const [early = 0, ...rest] = memory;
    if (Math.max(...rest) > early + 10) wrong.push(`memory grew: ${memory.join(', ')} MB`);
    for (const [what, times] of [...seen].sort()) process.stdout.write(`${String(times).padStart(6)}  ${what}\n`);
    const { mails, broker, tool, acknowledged, unreachable } = arrivedIn(trial);
    process.stdout.write(
      `\nseed ${seed}: ${count} requests, ${numbers.length} valid, ${broker.size} at the broker, ${tool.size} at his tool, ` +
        `${acknowledged.size} acknowledged, ${unreachable.size} without an answer, ${mails} mails in all\n`,
    );
    process.stdout.write(`what the function's memory holds, every tenth: ${memory.join(', ')} MB\n`);
  });
  // By themselves: what follows a request once it has left is the same for all.
  await withTrial((trial) => slowOnes(trial, wrong), {
    settings: { ACKNOWLEDGE_FROM: '', LEADS_WEBHOOK: '', LEADS_WEBHOOK_SECRET: '' },
  });
  if (wrong.length > 0) throw new Failure(`\n${wrong.slice(0, 20).join('\n')}\n\n${wrong.length} wrong.`);
  return 0;
});

async function slowOnes(trial: Trial, wrong: string[]) {
  const costs = await processorTimes(trial, costlyCases);
  for (const { kind, milliseconds } of costs.filter(({ milliseconds }) => milliseconds > longestProcessorTime)) {
    wrong.push(`${milliseconds.toFixed(1)} ms of the processor: ${kind}`);
  }
  process.stdout.write(
    `what ${costs.length} slow ones cost the processor at most, ${longestProcessorTime} ms being the bound:\n`,
  );
  for (const { kind, milliseconds } of costs.slice(0, 5))
    process.stdout.write(`${milliseconds.toFixed(1).padStart(6)} ms  ${kind}\n`);
}

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
      if (!(answer instanceof Error) && answer.status === 200) numbers.push(numberIn(answer));
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

async function checkMails(trial: Trial, numbers: string[], wrong: string[]) {
  wrong.push(...(await missing(trial, new Set(numbers))));
  for (const { headers, messageId, to, cc, bcc } of trial.mail.mails) {
    const isAutomatic = /^<[A-Z]/.test(messageId ?? '');
    const odd = headers.map(({ key }) => key).filter((key) => !(isAutomatic ? automatic : allowedHeaders).includes(key));
    if (odd.length > 0) wrong.push(`a header of their own: ${odd}`);
    const isToPerson = /^<ACCUSE-/.test(messageId ?? '');
    if (cc || bcc || to?.length !== 1 || (to[0]?.address === broker) === isToPerson) wrong.push('another recipient');
  }
}
