import { arrivedIn, missing } from '../../trial/arrived.ts';
import { costlyCases } from '../../trial/costly-cases.ts';
import { type FuzzCase, fuzzCases } from '../../trial/fuzz-cases.ts';
import { processorTimes } from '../../trial/processor-time.ts';
import {
  type Answer,
  numberIn,
  siteHeaders,
  type Trial,
  withTrial,
  workers,
} from '../../trial/trial.ts';
import { type Bench, startTable } from '../bench.ts';

const atOnce = 8;
const longestProcessorTime = 20;
const allowedHeaders = [
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
];
/** Of what goes to a person, to whose word nobody has to reply. */
const automatic = [...allowedHeaders, 'auto-submitted'];
const broker = 'demandes@courtier.test';

// Thousands of generated bodies and headers against the function with acknowledgement and webhook
// on: no 5xx, no mail and no call for what is invalid, exactly one of each for what is valid, and a
// memory that stays flat. Then what is made to be slow, one after the other: none takes the
// processor longer than its bound. npm run bench -- fuzz 10000 42: so many, by this seed.
export const bench: Bench = async ([howMany = '10000', start = String(Date.now() % 1_000_000)]) => {
  const [count, seed] = [Number(howMany), Number(start)];
  const wrong: string[] = [];
  await withTrial(async (trial) => {
    const { numbers, seen, memory } = await run(trial, count, seed, wrong);
    await trial.delivered();
    await checkMails(trial, numbers, wrong);
    // What was sent is known for ten minutes, some hundred bytes each.
    const [early = 0, ...rest] = memory;
    if (Math.max(...rest) > early + 10) wrong.push(`memory grew: ${memory.join(', ')} MB`);
    const outcome = startTable(`seed ${seed}`, 'requests');
    for (const [what, times] of [...seen].sort()) outcome(what, times);
    const { mails, broker, tool, acknowledged, unreachable } = arrivedIn(trial);
    const row = startTable('valid', 'broker', 'tool', 'acknowledged', 'told to call', 'mails');
    row(
      numbers.length,
      ...[broker, tool, acknowledged, unreachable].map(({ size }) => size),
      mails,
    );
    startTable("the function's memory, every tenth, MB", ...memory);
  });
  // By themselves: what follows a request once it has left is the same for all.
  await withTrial((trial) => slowOnes(trial, wrong), {
    settings: { ACKNOWLEDGE_FROM: '', LEADS_WEBHOOK: '', LEADS_WEBHOOK_SECRET: '' },
  });
  return wrong;
};

async function slowOnes(trial: Trial, wrong: string[]) {
  const costs = (await processorTimes(trial, costlyCases)).map(
    ({ kind, milliseconds }) => [kind, milliseconds] as const,
  );
  for (const [kind, milliseconds] of costs)
    if (milliseconds > longestProcessorTime)
      wrong.push(`${milliseconds.toFixed(1)} ms of the processor: ${kind}`);
  const row = startTable(`slowest of ${costs.length}, processor`, `≤ ${longestProcessorTime} ms`);
  for (const [kind, milliseconds] of costs.slice(0, 5)) row(kind, milliseconds.toFixed(1));
}

async function run({ ask, heap }: Trial, count: number, seed: number, wrong: string[]) {
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

function problemOf(
  { expected, headers = siteHeaders }: FuzzCase,
  answer: Answer | Error,
): string | undefined {
  if (answer instanceof Error) return 'no answer';
  if (!expected.includes(answer.status)) return `not ${expected.join(' or ')}`;
  const { location, 'content-type': type } = answer.headers;
  if (answer.status === 303 && location !== `${siteHeaders.origin}/demande-a-corriger`)
    return `to ${location}`;
  if (answer.status !== 303 && !String(type).startsWith('application/json')) return 'not JSON';
  const allowed = answer.headers['access-control-allow-origin'];
  if (allowed !== (headers['origin'] === siteHeaders.origin ? siteHeaders.origin : undefined))
    return `origin ${allowed}`;
  if (/\bat \/|\.ts|node_modules|Error/.test(answer.text))
    return `tells of the inside: ${answer.text}`;
  return undefined;
}

async function checkMails(trial: Trial, numbers: string[], wrong: string[]) {
  wrong.push(...(await missing(trial, new Set(numbers))));
  for (const { headers, messageId, to, cc, bcc } of trial.mail.mails) {
    const isAutomatic = /^<[A-Z]/.test(messageId ?? '');
    const odd = headers
      .map(({ key }) => key)
      .filter((key) => !(isAutomatic ? automatic : allowedHeaders).includes(key));
    if (odd.length > 0) wrong.push(`a header of their own: ${odd}`);
    const isToPerson = /^<ACCUSE-/.test(messageId ?? '');
    if (cc || bcc || to?.length !== 1 || (to[0]?.address === broker) === isToPerson)
      wrong.push('another recipient');
  }
}
