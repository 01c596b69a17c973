import { startBackend } from '../../scripts/dev/backend.ts';
import { startExport } from '../../scripts/dev/site.ts';
import { ports } from './ports.ts';

/** Starts what `npm start` starts; returns how to stop it. */
export default async function setup() {
  const backend = await startBackend(ports);
  const site = await startExport(ports).catch(async (error) => {
    await backend.stop();
    throw error;
  });
  return async () => {
    await site.stop();
    await backend.stop();
  };
}
