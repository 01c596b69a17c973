import { writeFileSync } from 'node:fs';
import { main } from './lib/failure.ts';
import { floorFile, measureFloor } from './measure/floor.ts';

// The floor moves with Next: measured anew at each of its versions, and kept beside the bounds that rest on it.
await main(async () => {
  const floor = measureFloor();
  writeFileSync(floorFile, `${JSON.stringify(floor, null, 2)}\n`);
  process.stdout.write(
    `Next ${floor.next}: ${floor.bytes} bytes of JavaScript (brotli) in ${floor.files} files for an empty page\n`,
  );
  return 0;
});
