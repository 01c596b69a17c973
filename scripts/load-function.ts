import { Failure, main } from './lib/failure.ts';
import { manyNetworks, oneNetwork, strangers } from './trial/crowds.ts';
import { besideFlood } from './trial/flood.ts';
import { roomForAll, throughput } from './trial/throughput.ts';
import { deployed, type Trial, withTrial } from './trial/trial.ts';

const seconds = Number(process.argv[2] ?? 30);

type Case = {
  name: string;
  settings?: Record<string, string>;
  run: (trial: Trial) => Promise<{ seen: Record<string, string | number>; wrong: string[] }>;
};

// With acknowledgement and webhook on: every success answered is one mail of the broker's and one call of his tool, whoever sends
// how much, whatever the mail server refuses. Fifty people at a time, with room for all; then crowds, with the room that is
// deployed: beside a flood from few networks, from one network alone, from thousands, for thousands of addresses.
const cases: Case[] = [
  { name: 'all mails taken', ...roomForAll, run: (trial) => throughput(trial, seconds, 0) },
  { name: 'one mail in five refused', ...roomForAll, run: (trial) => throughput(trial, seconds, 0.2) },
  { name: 'beside a flood from 8 networks', run: (trial) => besideFlood(trial, seconds) },
  { name: 'acknowledgements for 1,000 strangers', ...roomForAll, run: (trial) => strangers(trial, 1_000) },
  { name: '20,000 requests from one network', run: (trial) => oneNetwork(trial, 20_000) },
  { name: 'from 2,000 networks', settings: { ALERT_MAIL: 'alerte@site.test' }, run: (trial) => manyNetworks(trial, 2_000) },
];

await main(async () => {
  const problems: string[] = [];
  for (const { name, settings = {}, run } of cases.filter(({ name }) => name.includes(process.argv[3] ?? ''))) {
    await withTrial(
      async (trial) => {
        const { seen, wrong } = await run(trial);
        const rows = Object.entries(seen).map(([what, value]) => `  ${what.padEnd(36)}${value}\n`);
        process.stdout.write(`${name}\n${rows.join('')}${wrong.length > 0 ? `  wrong: ${wrong.length}\n` : ''}`);
        problems.push(...wrong.map((each) => `${name}: ${each}`));
      },
      { entry: deployed, settings },
    );
  }
  if (problems.length > 0) throw new Failure(`\n${problems.slice(0, 20).join('\n')}\n\n${problems.length} wrong.`);
  return 0;
});
