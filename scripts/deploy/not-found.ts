// Worker that answers requests for missing files. Cloudflare applies `_headers` by path and ignores
// the status. Without this Worker, a browser would cache for a year that a script is missing, which
// happens for a moment during a deployment.
type Assets = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

export default {
  async fetch(request: Request, { ASSETS }: Assets): Promise<Response> {
    if (!['GET', 'HEAD'].includes(request.method)) return ASSETS.fetch(request);
    const notFound = new Request(new URL('/404', request.url), { method: request.method });
    const { body, headers } = await ASSETS.fetch(notFound);
    return new Response(body, { status: 404, headers });
  },
};
