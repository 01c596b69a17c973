/** Replaces pg_cron: calls the worker each minute. */
export function startWorkerTimer(port: number, secret: string) {
  const timer = setInterval(() => {
    const headers = { authorization: `Bearer ${secret}` };
    // Ignores a failed call, because the next one follows in a minute.
    fetch(`http://127.0.0.1:${port}/send-devis-email/envois`, { method: 'POST', headers }).catch(
      () => {},
    );
  }, 60_000);
  return { stop: () => Promise.resolve(clearInterval(timer)) };
}
