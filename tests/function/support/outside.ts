/** What calls from the function to the outside reach, and what they are answered. */
export function startOutside() {
  const calls: { path: string; body: string; headers: Headers; at: string }[] = [];
  let answer: () => Response | Promise<Response> = () => new Response('');
  const server = Deno.serve(
    { port: 0, hostname: '127.0.0.1', onListen: () => {} },
    async (request) => {
      const { pathname: path } = new URL(request.url);
      calls.push({
        path,
        body: await request.text(),
        headers: request.headers,
        at: new Date().toISOString(),
      });
      return answer();
    },
  );
  return {
    calls,
    url: `http://127.0.0.1:${server.addr.port}`,
    answer: (next: typeof answer) => {
      answer = next;
    },
    to: (path: string) => calls.filter((call) => call.path === path),
    stop: () => server.shutdown(),
  };
}
