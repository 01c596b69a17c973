-- A fair queue: each request is a mail of its own, and has its turn.

-- When mails were let out, and whether as a network's first: counted for a day.
create table quote_outbox.departures (at timestamptz not null, is_first boolean not null);
create index on quote_outbox.departures (at);

-- What waits to be let out. The first request of its network in an hour goes before what is marked
-- or comes again.
create view quote_outbox.queue as
  select q.*, row_number() over (partition by q.goes_first order by q.suspicious, q.turn, q.number) as place
  from (
    select r.number, r.suspicious, r.turn, not r.suspicious and r.turn = r.received_at as goes_first
    from quote_outbox.requests r where r.left_at is null and r.state <> 'sent' and r.ciphertext is not null
  ) q;

-- Whether one more is taken, and how many its network, and so its address, sent before it within
-- the hour. « limited », for so many seconds, by what an address and a network may send in an hour;
-- « full » where more would wait than may leave in twelve hours, half of it kept for first
-- requests, or more would be here than there is room for. And whether its mailbox, if it may get
-- one, is acknowledged: one an hour to a mailbox and for a network, twenty in all, none for what is
-- marked or while anything waits.
create function quote_outbox.admit(
  p_number text, p_suspicious boolean, p_address text, p_network text, p_mailbox text,
  p_per_address int, p_per_network int, p_an_hour int, p_a_day int,
  out verdict text, out seconds int, out ahead int, out acknowledge boolean
) language plpgsql set search_path = '' as $$
declare
  moment timestamptz := pg_catalog.clock_timestamp();
  free timestamptz;
  room bigint;
begin
  -- The moment from which one more fits in: the oldest of the last so many is an hour old.
  select greatest(
    (select c.at from quote_guard.claims c where c.address = p_address order by c.at desc offset p_per_address - 1 limit 1),
    (select c.at from quote_guard.claims c where c.network = p_network order by c.at desc offset p_per_network - 1 limit 1)
  ) + interval '1 hour' into free;
  if free > moment then
    verdict := 'limited';
    seconds := ceil(extract(epoch from free - moment));
    return;
  end if;

  select count(*) into ahead from quote_guard.claims c where c.network = p_network and c.at > moment - interval '1 hour';
  select least(12::bigint * p_an_hour, p_a_day - count(*)) into room
    from quote_outbox.departures d where d.at between moment - interval '12 hours' and moment;
  select case
    when count(*) >= room or (p_suspicious or ahead > 0) and count(*) filter (where not q.goes_first) >= (room + 1) / 2
      or (select count(*) >= 40::bigint * p_a_day or sum(pg_catalog.octet_length(r.ciphertext)) >= 100000000
        from quote_outbox.requests r where r.ciphertext is not null)
    then 'full' else 'admitted' end into verdict from quote_outbox.queue q;
  if verdict = 'admitted' then
    acknowledge := p_mailbox is not null and not p_suspicious and not exists (select from quote_outbox.queue)
      and (select count(*) < 20 and coalesce(bool_and(c.mailbox <> p_mailbox and c.network <> p_network), true)
        from quote_guard.claims c where c.mailbox is not null and c.at > moment - interval '1 hour');
    insert into quote_guard.claims (address, network, number, at, mailbox)
      values (p_address, p_network, p_number, moment, case when acknowledge then p_mailbox end);
  end if;
end
$$;

-- Keeps a request: « kept », its turn ten minutes later for each before it; « known » with the
-- first number, its state and what was sealed, if this attempt (or, without a key, this content
-- within ten minutes) is kept already; « taken » if the number is another request's; or why it is
-- not admitted. One that we made up has no address, and counts for nobody.
create function quote_outbox.keep(
  p_number text, p_idempotency_hash text, p_content text, p_key_id text, p_nonce text, p_ciphertext text, p_suspicious boolean,
  p_address text, p_network text, p_mailbox text, p_per_address int, p_per_network int, p_an_hour int, p_a_day int
) returns table (verdict text, number text, state text, seconds int, key_id text, nonce text, ciphertext text)
language plpgsql security definer set search_path = '' as $$
declare
  admitted record;
begin
  perform pg_catalog.pg_advisory_xact_lock(3, 0);
  return query select 'known', r.number, r.state, 0, r.key_id, pg_catalog.encode(r.nonce, 'hex'), pg_catalog.encode(r.ciphertext, 'hex')
    from quote_outbox.state_of(p_idempotency_hash, p_content) s join quote_outbox.requests r on r.number = s.number;
  if found then
    return;
  end if;
  if exists (select from quote_outbox.requests r where r.number = p_number) then
    verdict := 'taken';
    return next;
    return;
  end if;
  select * into admitted from quote_outbox.admit(
    p_number, p_suspicious, p_address, p_network, p_mailbox, p_per_address, p_per_network, p_an_hour, p_a_day
  ) where p_address is not null;
  verdict := case when admitted.verdict in ('limited', 'full') then admitted.verdict else 'kept' end;
  seconds := admitted.seconds;
  if verdict = 'kept' then
    insert into quote_outbox.requests (
      number, idempotency_hash, content, key_id, nonce, ciphertext, suspicious, state, received_at, queued_at, next_at, turn, left_at,
      acknowledge
    ) select p_number, p_idempotency_hash, p_content, p_key_id, pg_catalog.decode(p_nonce, 'hex'),
      pg_catalog.decode(p_ciphertext, 'hex'), p_suspicious, 'waiting', m, m, m,
      m + coalesce(admitted.ahead, 0) * interval '10 minutes',
      case when p_address is null then timestamptz '-infinity' end, coalesce(admitted.acknowledge, false)
      from pg_catalog.clock_timestamp() m;
    perform quote_outbox.let_out(p_an_hour, p_a_day);
  end if;
  number := p_number;
  state := 'waiting';
  return next;
end
$$;

-- Lets out whose turn it is: so many in an hour and in a day, half of both kept for first requests.
-- What was let out is tried until it is taken, whatever the hour holds.
create function quote_outbox.let_out(p_an_hour int, p_a_day int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  room bigint;
  others bigint;
begin
  perform pg_catalog.pg_advisory_xact_lock(3, 0);
  moment := pg_catalog.clock_timestamp();
  delete from quote_outbox.departures d where d.at < moment - interval '1 day';
  select least(p_an_hour - count(*) filter (where d.at > moment - interval '1 hour'), p_a_day - count(*)),
    least((p_an_hour + 1) / 2 - count(*) filter (where d.at > moment - interval '1 hour' and not d.is_first),
      (p_a_day + 1) / 2 - count(*) filter (where not d.is_first))
    into room, others from quote_outbox.departures d where d.at <= moment;
  with gone as (
    update quote_outbox.requests r set left_at = moment from (
      select q.number, q.goes_first from quote_outbox.queue q where q.goes_first or q.place <= others
      order by q.suspicious, q.turn, q.number limit greatest(room, 0)
    ) n where r.number = n.number returning n.goes_first
  )
  insert into quote_outbox.departures select moment, g.goes_first from gone g;
end
$$;

-- What is let out and due, of all requests or of one with its errands.
create function quote_outbox.lease(p_limit int, p_number text, p_an_hour int, p_a_day int) returns setof quote_outbox.leased
language plpgsql security definer set search_path = '' as $$
begin
  perform quote_outbox.let_out(p_an_hour, p_a_day);
  return query select * from quote_outbox.take(array(
    select r.number from quote_outbox.requests r
    where (p_number is null or p_number in (r.number, r.follows)) and r.left_at is not null and r.state <> 'sent' and quote_outbox.is_due(r)
    order by r.follows is not null, r.suspicious, r.turn limit p_limit for update skip locked
  ));
end
$$;

-- Sends a request once more, under another Message-ID, because somebody who holds the attempt's key
-- asks for it: three times, each counted and waiting its turn like a request that comes again.
create function quote_outbox.resend(
  p_idempotency_hash text, p_address text, p_network text, p_per_address int, p_per_network int, p_an_hour int, p_a_day int
) returns table (verdict text, number text, seconds int) language plpgsql security definer set search_path = '' as $$
declare
  known quote_outbox.requests;
  admitted record;
begin
  perform pg_catalog.pg_advisory_xact_lock(3, 0);
  select * into known from quote_outbox.requests r where r.idempotency_hash = p_idempotency_hash for update;
  number := known.number;
  verdict := case
    when known.number is null then 'unknown' when known.ciphertext is null then 'erased' when known.resends >= 3 then 'spent'
  end;
  if verdict is null then
    select * into admitted from quote_outbox.admit(
      known.number, true, p_address, p_network, null, p_per_address, p_per_network, p_an_hour, p_a_day
    );
    verdict := admitted.verdict;
    seconds := admitted.seconds;
  end if;
  if verdict = 'admitted' then
    update quote_outbox.requests r set state = 'waiting', left_at = null, resends = r.resends + 1, failures = 0, told = '{}',
      lease_until = null, queued_at = m, next_at = m, turn = m + admitted.ahead * interval '10 minutes'
    from pg_catalog.clock_timestamp() m where r.number = known.number;
    perform quote_outbox.let_out(p_an_hour, p_a_day);
  end if;
  return next;
end
$$;

-- Whether the caller is the one to tell, this hour, that requests are refused; with how many wait.
create function quote_outbox.claim_full() returns table (requests int) language sql security definer set search_path = '' as $$
  with claimed as (
    insert into quote_outbox.incidents (kind, claimed_at) values ('full', pg_catalog.now()) on conflict (kind) do nothing
    returning kind
  )
  select (select count(*) from quote_outbox.queue)::int from claimed
$$;

revoke execute on all functions in schema quote_outbox from public;
grant execute on function
  quote_outbox.keep(text, text, text, text, text, text, boolean, text, text, text, int, int, int, int),
  quote_outbox.let_out(int, int),
  quote_outbox.lease(int, text, int, int),
  quote_outbox.resend(text, text, text, int, int, int, int),
  quote_outbox.claim_full()
to quote_function;
