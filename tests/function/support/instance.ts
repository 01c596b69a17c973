import { readEnvironment } from '../../../supabase/functions/send-devis-email/environment.ts';
import { createHandler } from '../../../supabase/functions/send-devis-email/handler.ts';
import { ignoreLateWrites } from '../../../supabase/functions/send-devis-email/store.ts';

type Thread = {
  onmessage: (event: MessageEvent) => void;
  postMessage: (message: string) => void;
};
const thread = globalThis as unknown as Thread;

thread.onmessage = ({ data: { environment, port } }) => {
  console.log = () => {};
  ignoreLateWrites();
  const timeouts = { stage: 3_000, total: 6_000 };
  const { handle } = createHandler(readEnvironment(environment), timeouts);
  Deno.serve({ port, hostname: '127.0.0.1', onListen: () => thread.postMessage('ready') }, handle);
};
