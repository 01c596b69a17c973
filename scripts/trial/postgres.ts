// Postgres in a process of its own, so that it can be killed like one: the port is the only
// argument.
import { startDatabase } from '../services/database.ts';

await startDatabase(Number(process.argv[2]));
