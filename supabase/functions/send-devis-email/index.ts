// Entry point: stores a request for a quote and mails it to the broker.
import { readEnvironment } from './environment.ts';
import { createHandler } from './handler.ts';
import { ignoreLateWrites } from './store.ts';

ignoreLateWrites();
Deno.serve(createHandler(readEnvironment(Deno.env.toObject())).handle);
