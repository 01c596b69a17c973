// Cloudflare's, and asked only where no file answers. `_headers` speaks of addresses whatever the
// answer is: by it alone a browser would keep for a year that a script was missing, and this is
// what a deployment does for a moment.
type Assets = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

export default {
  async fetch(request: Request, { ASSETS }: Assets): Promise<Response> {
    if (!['GET', 'HEAD'].includes(request.method)) return ASSETS.fetch(request);
    const { body, headers } = await ASSETS.fetch(
      new Request(new URL('/404', request.url), { method: request.method }),
    );
    return new Response(body, { status: 404, headers });
  },
};
