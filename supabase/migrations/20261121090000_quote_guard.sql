-- What send-devis-email counts: who asks how often. Only keyed hashes, request numbers and times are kept, for an hour;
-- nothing of a request's content. Out of reach of the public API, which exposes the schema « public » only.
create schema quote_guard;
revoke all on schema quote_guard from public;

create table quote_guard.claims (
  address text not null,
  network text not null,
  number text not null,
  at timestamptz not null
);
create index on quote_guard.claims (address, at);
create index on quote_guard.claims (network, at);
create index on quote_guard.claims (at);

-- Whether a request goes to the broker by itself: « admitted »; « crowded », admitted too, where so many were within ten
-- minutes, whoever they are; « limited » for so many seconds, by what this address may in ten minutes or this network in an
-- hour. The same attempt, come again under its key, counts once. Calls of the same network take turns.
create function quote_guard.admit(
  p_address text, p_network text, p_number text, p_per_address int, p_per_network int, p_overall int,
  out verdict text, out seconds int
) language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  free timestamptz;
  is_crowded boolean;
begin
  perform pg_catalog.pg_advisory_xact_lock(1, pg_catalog.hashtext(p_network));
  moment := pg_catalog.clock_timestamp();
  if exists (select from quote_guard.claims c where c.network = p_network and c.number = p_number) then
    verdict := 'admitted';
    return;
  end if;

  -- The moment from which one more fits in: the oldest of the last so many has left the window.
  select greatest(
    (select c.at + interval '10 minutes' from quote_guard.claims c
      where c.address = p_address order by c.at desc offset p_per_address - 1 limit 1),
    (select c.at + interval '1 hour' from quote_guard.claims c
      where c.network = p_network order by c.at desc offset p_per_network - 1 limit 1)
  ) into free;
  if free > moment then
    verdict := 'limited';
    seconds := ceil(extract(epoch from free - moment));
    return;
  end if;

  is_crowded := exists (
    select from quote_guard.claims c where c.at > moment - interval '10 minutes' order by c.at desc offset p_overall - 1
  );
  insert into quote_guard.claims (address, network, number, at) values (p_address, p_network, p_number, moment);
  verdict := case when is_crowded then 'crowded' else 'admitted' end;
end
$$;

-- The function's own role: it calls what it is granted here and in the outbox, and reads and writes nothing by itself. It
-- gets its password from the operator (supabase/functions/.env.example), never from a migration.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'quote_function') then
    create role quote_function nologin;
  end if;
end
$$;
grant quote_function to current_user;
grant usage on schema quote_guard to quote_function;
revoke execute on all functions in schema quote_guard from public;
grant execute on function quote_guard.admit(text, text, text, int, int, int) to quote_function;
