import { verifyAuth } from '@supabase/server/core';
import { readEnvironment } from './environment.ts';
import { createHandler } from './handler.ts';
import { smtp } from './transport.ts';

const environment = readEnvironment(Deno.env.toObject());

Deno.serve(
  createHandler({
    authenticate: async (request) => !(await verifyAuth(request, { auth: 'publishable' })).error,
    send: smtp(environment),
    now: () => new Date(),
    log: (entry) => console.log(JSON.stringify(entry)),
    origins: environment.origins,
  }),
);
