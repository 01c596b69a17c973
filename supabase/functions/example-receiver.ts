// A receiver of requests, to begin with: checks who sends and when, takes each request once, and
// prints it. LEADS_WEBHOOK_SECRET is the function's own; PORT is where it listens.
import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';

const oldest = 5 * 60;
const secret = (Deno.env.get('LEADS_WEBHOOK_SECRET') ?? '').replace('whsec_', '');
const taken = new Set<string>();

Deno.serve({ port: Number(Deno.env.get('PORT') ?? 8080) }, async (request) => {
  const id = request.headers.get('webhook-id') ?? '';
  const timestamp = request.headers.get('webhook-timestamp') ?? '';
  const body = await request.text();
  const signed = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest();
  const isOurs = (request.headers.get('webhook-signature') ?? '').split(' ').some((each) => {
    const given = Buffer.from(each.replace(/^v1,/, ''), 'base64');
    return given.length === signed.length && timingSafeEqual(given, signed);
  });
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < oldest;
  if (!isOurs || !isRecent) return new Response('not ours, or too old\n', { status: 401 });
  if (!taken.has(id)) console.log(JSON.stringify(JSON.parse(body).data));
  taken.add(id);
  return new Response(null, { status: 204 });
});
