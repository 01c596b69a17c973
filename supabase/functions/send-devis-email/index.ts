import { readEnvironment } from './environment.ts';
import { wire } from './wiring.ts';

Deno.serve(wire(readEnvironment(Deno.env.toObject())));
