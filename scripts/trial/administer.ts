import postgres from 'postgres';

const times = [
  'received_at',
  'queued_at',
  'next_at',
  'turn',
  'left_at',
  'lease_until',
  'sent_at',
  'erased_at',
  'remind_at',
  'taken_at',
];

/** The whole database, for what only a trial looks at or turns. */
export function administer(url: string) {
  const sql = postgres(url, { ssl: false, max: 1, fetch_types: false, onnotice: () => {} });
  return {
    sql: (text: string) => sql.unsafe(text),
    /** As if all of it had happened so much earlier; a negative time, as if the clock had been set back. */
    later: async (interval: string) => {
      await sql.unsafe(`update quote_outbox.requests set ${times.map((name) => `${name} = ${name} - interval '${interval}'`)}`);
      await sql.unsafe(
        `update quote_outbox.incidents set claimed_at = claimed_at - interval '${interval}', told_at = told_at - interval '${interval}'`,
      );
      for (const counted of ['quote_guard.claims', 'quote_outbox.departures', 'quote_outbox.operations']) {
        await sql.unsafe(`update ${counted} set at = at - interval '${interval}'`);
      }
    },
    /** As the migrations leave it. */
    empty: async () => {
      const tables = await sql.unsafe(
        "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('quote_guard', 'quote_outbox')",
      );
      await sql.unsafe(`truncate ${tables.map(({ name }) => name)}`);
    },
    row: async (number: string) => (await sql.unsafe(`select * from quote_outbox.requests where number = '${number}'`))[0] ?? {},
    /** How many requests the mail server has not taken. */
    waiting: async (): Promise<number> =>
      (await sql.unsafe("select count(*)::int as count from quote_outbox.requests where state <> 'sent'"))[0]?.['count'],
    end: () => sql.end(),
  };
}

export type Administration = ReturnType<typeof administer>;
