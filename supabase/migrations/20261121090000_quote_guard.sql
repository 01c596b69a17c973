-- What send-devis-email counts: who asks how often. Only keyed hashes, request numbers and times
-- are kept, for an hour; nothing of a request's content. Out of reach of the public API, which
-- exposes the schema « public » only.
create schema quote_guard;
revoke all on schema quote_guard from public;

create table quote_guard.claims (
  address text not null,
  network text not null,
  number text not null,
  at timestamptz not null,
  -- Whose acknowledgement counts within the hour, where one was meant to get it.
  mailbox text
);
create index on quote_guard.claims (address, at);
create index on quote_guard.claims (network, at);
create index on quote_guard.claims (at);

-- The function's own role: it calls what it is granted here and in the outbox, and reads and writes
-- nothing by itself. It gets its password from the operator (supabase/functions/.env.example),
-- never from a migration.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'quote_function') then
    create role quote_function nologin;
  end if;
end
$$;
grant quote_function to current_user;
grant usage on schema quote_guard to quote_function;
