import { setTimeout } from 'node:timers/promises';
import { missing } from './arrived.ts';
import { from, numberIn, type Trial, workers } from './trial.ts';
import { valid } from './valid.ts';

const people = 100;
const networks = 8;
const attackersAtOnce = 50;
/** What leaves in an hour, and what of it is kept for the first request of a network, as it is deployed. */
const anHour = 60;

/** What a flood is made of: requests that look like any other, answers that are none, bodies too long to be read. */
const floodBody = (index: number) =>
  [{ ...valid, besoins: `crue ${index}` }, { ...valid, email: `x${index}` }, '{"nom":'.padEnd(20_000, '(')][index % 3] ?? '';

/** People, one request each, beside a flood from all addresses of few networks, the limits being those that are deployed. */
export async function besideFlood(trial: Trial, seconds: number) {
  const { ask, database, delivered } = trial;
  const end = Date.now() + seconds * 1000;
  const wrong: string[] = [];
  const times: number[] = [];
  const honest = new Set<string>();
  const answered = new Set<string>();
  const flood: Record<number, number> = {};
  const crowd = workers(1, async () => {
    for (let index = 0; index < people; index++) {
      const started = performance.now();
      const answer = await ask(
        from(`172.16.${index}.7`, { ...valid, email: `p${index}@personne.test`, besoins: `demande ${index}` }),
      );
      times.push(performance.now() - started);
      if (answer.status === 200) honest.add(numberIn(answer));
      else wrong.push(`of ${people} people one was answered ${answer.status}: ${answer.text}`);
      await setTimeout((seconds * 1000) / people / 2);
    }
  });
  let attempt = 0;
  const attack = workers(attackersAtOnce, async () => {
    while (Date.now() < end) {
      const index = ++attempt;
      const answer = await ask(from(`10.0.${index % networks}.${(index >> 3) & 255}`, floodBody(index)));
      flood[answer.status] = (flood[answer.status] ?? 0) + 1;
      if (answer.status === 200) answered.add(numberIn(answer));
    }
  });
  await Promise.all([crowd, attack]);
  const left = await database.sql('select number from quote_outbox.requests where follows is null and left_at is not null');
  const gone = left.filter(({ number }) => honest.has(String(number))).length;
  if (gone < anHour / 2 - networks) wrong.push(`only ${gone} of ${left.length} that left within the hour are people`);
  await delivered();
  times.sort((one, other) => one - other);
  return {
    wrong: [...wrong, ...(await missing(trial, answered.union(honest)))],
    seen: {
      'people answered 200': honest.size,
      'of so many': people,
      'the flood answered': JSON.stringify(flood),
      'left within the hour': `${gone} of people, ${left.length - gone} of the flood`,
      'median, worst of people': `${Math.round(times[people / 2] ?? 0)} ms, ${Math.round(times.at(-1) ?? 0)} ms`,
    },
  };
}
