import postgres from 'postgres';

/** Of each table, all its times earlier. */
const earlier = (interval: string) => `
  select format('update %I.%I set %s', t.schemaname, t.tablename,
    string_agg(format('%1$I = %1$I - interval %2$L', c.column_name, '${interval}'), ', ')) as update
  from pg_tables t join information_schema.columns c on (c.table_schema, c.table_name) = (t.schemaname, t.tablename)
  where t.schemaname in ('quote_guard', 'quote_outbox') and c.data_type = 'timestamp with time zone'
  group by t.schemaname, t.tablename`;

/** The whole database, for what only a trial looks at or turns. */
export function administer(url: string) {
  const sql = postgres(url, { ssl: false, max: 1, fetch_types: false, onnotice: () => {} });
  return {
    sql: (text: string) => sql.unsafe(text),
    /**
     * As if all of it had happened so much earlier; a negative time, as if the clock had been set
     * back.
     */
    later: async (interval: string) => {
      for (const { update } of await sql.unsafe(earlier(interval))) await sql.unsafe(update);
    },
    /** As the migrations leave it. */
    empty: async () => {
      const tables = await sql.unsafe(
        "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('quote_guard', 'quote_outbox')",
      );
      await sql.unsafe(`truncate ${tables.map(({ name }) => name)}`);
    },
    row: async (number: string) =>
      (await sql.unsafe(`select * from quote_outbox.requests where number = '${number}'`))[0] ?? {},
    /** How many requests the mail server has not taken. */
    waiting: async (): Promise<number> =>
      (
        await sql.unsafe(
          "select count(*)::int as count from quote_outbox.requests where state <> 'sent'",
        )
      )[0]?.['count'],
    end: () => sql.end(),
  };
}

export type Administration = ReturnType<typeof administer>;
