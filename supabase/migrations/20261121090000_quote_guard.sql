-- What send-devis-email counts: who asks how often, and what was sent a moment ago. Only keyed hashes and request
-- numbers are kept, for an hour and for ten minutes; nothing of a request's content. Out of reach of the public API,
-- which exposes the schema « public » only.
create schema quote_guard;
revoke all on schema quote_guard from public;

create table quote_guard.attempts (
  address text not null,
  network text not null,
  at timestamptz not null
);
create index on quote_guard.attempts (address, at);
create index on quote_guard.attempts (network, at);
create index on quote_guard.attempts (at);

create table quote_guard.requests (
  content text primary key,
  number text not null,
  sent boolean not null,
  at timestamptz not null
);
create index on quote_guard.requests (at);

-- Removes what is too old to count. Rows that another call is removing are left to it.
create function quote_guard.forget() returns void language sql set search_path = '' as $$
  delete from quote_guard.attempts where ctid in (
    select ctid from quote_guard.attempts where at < pg_catalog.clock_timestamp() - interval '1 hour'
    for update skip locked
  );
  delete from quote_guard.requests where content in (
    select content from quote_guard.requests where at < pg_catalog.clock_timestamp() - interval '10 minutes'
    for update skip locked
  );
$$;

-- Whether a request may be sent: « admitted »; « sent » with its number if the same content left within ten minutes;
-- « busy » while another call is sending it; « limited » for so many seconds. A claim older than twenty seconds belongs
-- to an instance that died. Calls for the same content, and calls of the same network, take turns.
create function quote_guard.admit(
  p_address text, p_network text, p_content text, p_number text, p_per_address int, p_per_network int,
  out verdict text, out number text, out seconds int
) language plpgsql set search_path = '' as $$
declare
  moment timestamptz;
  known quote_guard.requests;
  free timestamptz;
begin
  perform pg_catalog.pg_advisory_xact_lock(1, pg_catalog.hashtext(p_content));
  perform pg_catalog.pg_advisory_xact_lock(2, pg_catalog.hashtext(p_network));
  moment := pg_catalog.clock_timestamp();
  perform quote_guard.forget();

  select * into known from quote_guard.requests r where r.content = p_content;
  if known.sent and known.at > moment - interval '10 minutes' then
    verdict := 'sent';
    number := known.number;
    return;
  elsif not known.sent and known.at > moment - interval '20 seconds' then
    verdict := 'busy';
    return;
  end if;

  -- The moment from which one more attempt fits in: the oldest of the last so many has left the window.
  select greatest(
    (select a.at + interval '10 minutes' from quote_guard.attempts a
      where a.address = p_address order by a.at desc offset p_per_address - 1 limit 1),
    (select a.at + interval '1 hour' from quote_guard.attempts a
      where a.network = p_network order by a.at desc offset p_per_network - 1 limit 1)
  ) into free;
  if free > moment then
    verdict := 'limited';
    seconds := ceil(extract(epoch from free - moment));
    return;
  end if;

  insert into quote_guard.attempts (address, network, at) values (p_address, p_network, moment);
  insert into quote_guard.requests (content, number, sent, at) values (p_content, p_number, false, moment)
    on conflict (content) do update set number = excluded.number, sent = false, at = excluded.at;
  verdict := 'admitted';
end
$$;

-- How the sending of an admitted request ended. One that failed may be tried again.
create function quote_guard.settle(p_content text, p_number text, p_sent boolean) returns void
language plpgsql set search_path = '' as $$
begin
  if p_sent then
    update quote_guard.requests r set sent = true, at = pg_catalog.clock_timestamp()
      where r.content = p_content and r.number = p_number;
  else
    delete from quote_guard.requests r where r.content = p_content and r.number = p_number and not r.sent;
  end if;
end
$$;

-- Where the platform has a scheduler, old rows go on time even if nobody asks for a quote any more.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('quote-guard-forget', '* * * * *', 'select quote_guard.forget()');
  end if;
exception when others then
  raise notice 'no schedule: old rows are removed at each request only (%)', sqlerrm;
end
$$;
