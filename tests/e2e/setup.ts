import { ports } from '../../scripts/lib/ports.ts';
import { startBackend } from '../../scripts/services/backend.ts';
import { startSite } from '../../scripts/services/site.ts';

/** Starts what `npm start` starts; returns how to stop it. */
export default async function setup() {
  const backend = await startBackend();
  const site = await startSite(ports.site).catch(async (error) => {
    await backend.stop();
    throw error;
  });
  return async () => {
    await site.stop();
    await backend.stop();
  };
}
