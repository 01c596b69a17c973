import { main } from './lib/failure.ts';
import { buildSite } from './lib/site.ts';

await main(buildSite);
