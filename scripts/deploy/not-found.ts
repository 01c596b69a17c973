// Cloudflare Worker that answers requests for missing files with the 404 page. Without it, the
// response would have the headers of `_headers` for this path, and a browser would cache for a year
// that a script is missing. Scripts are missing for a moment during a deployment.
type Assets = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

export default {
  async fetch(request: Request, { ASSETS }: Assets): Promise<Response> {
    if (!['GET', 'HEAD'].includes(request.method)) return ASSETS.fetch(request);
    const notFound = new Request(new URL('/404', request.url), { method: request.method });
    const { body, headers } = await ASSETS.fetch(notFound);
    return new Response(body, { status: 404, headers });
  },
};
