// send-devis-email/: takes a request for a quote and mails it to the broker; here, started by
// Supabase.
import { readEnvironment } from './environment.ts';
import { wire } from './wiring.ts';

Deno.serve(wire(readEnvironment(Deno.env.toObject())));
