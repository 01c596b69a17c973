/** What `pg_cron` does on the platform: each minute it asks the function to send what waits. */
export function startWorkerTimer(port: number, secret: string) {
  const timer = setInterval(() => {
    const headers = { authorization: `Bearer ${secret}` };
    // A call that fails is no matter: the next is a minute away.
    fetch(`http://127.0.0.1:${port}/send-devis-email/envois`, { method: 'POST', headers }).catch(
      () => {},
    );
  }, 60_000);
  return { stop: () => Promise.resolve(clearInterval(timer)) };
}
