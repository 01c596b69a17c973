-- Taken in time: the broker says by a link of a request's mail that he has it in hand. What nobody
-- took on after some working hours is told once to him and the operator (the errand RAPPEL), and
-- each month what became of all of them (BILAN).

-- The broker has this request in hand, since when and whether since now; nothing of one whose
-- answers are gone, but whether it was withdrawn. A reminder that has not left yet never does.
create function quote_outbox.take_on(p_number text, out is_first boolean, out is_withdrawn boolean, out since timestamptz)
language plpgsql security definer set search_path = '' as $$
begin
  update quote_outbox.requests r set taken_at = pg_catalog.clock_timestamp()
  where r.number = p_number and r.taken_at is null and r.ciphertext is not null;
  is_first := found;
  delete from quote_outbox.requests r where r.follows = p_number and r.number like 'RAPPEL-%' and r.state = 'waiting';
  select r.withdrawn_at is not null, case when r.ciphertext is not null then r.taken_at end into is_withdrawn, since
  from quote_outbox.requests r where r.number = p_number;
end
$$;

-- The requests of a month in Paris whose mail had the link, without those that were taken back or
-- that the operator erased (scripts/leads); and whether a mail of theirs came back.
create function quote_outbox.month(p_first text)
returns table (number text, received_at timestamptz, taken_at timestamptz, bounced boolean)
language sql stable security definer set search_path = '' as $$
  select r.number, r.received_at, r.taken_at,
    exists (select from quote_outbox.requests b where b.bounces > 0 and r.number in (b.number, b.follows))
  from quote_outbox.requests r, (select to_date(p_first, 'YYMMDD')::timestamp as day) first
  where r.remind_at is not null and r.withdrawn_at is null and r.cause is distinct from 'effacée à la demande'
    and r.received_at >= first.day at time zone 'Europe/Paris'
    and r.received_at < (first.day + interval '1 month') at time zone 'Europe/Paris'
  order by r.received_at
$$;

-- What is to be told by now: each request that nobody took on, and on the fifth or sixth of a
-- month, when the last working hours of the month before are over and none of its requests is
-- erased whole, that month, if it had any.
create function quote_outbox.remind(p_at timestamptz default pg_catalog.now()) returns void
language sql security definer set search_path = '' as $$
  with late as (
    update quote_outbox.requests r set told = array_append(r.told, 'late')
    where r.remind_at <= p_at and r.taken_at is null and r.state = 'sent' and r.ciphertext is not null
      and 'late' <> all (r.told)
    returning r.number
  )
  select quote_outbox.run_errand('RAPPEL-' || l.number, l.number, null, null, null) from late l;

  select quote_outbox.run_errand('BILAN-' || m.first || '-CEMOIS', null, null, null, null)
  from (select d.today, to_char(d.today - interval '1 month', 'YYMM01') as first
    from (select p_at at time zone 'Europe/Paris' as today) d) m
  where extract(day from m.today) in (5, 6) and exists (select from quote_outbox.month(m.first));
$$;

revoke execute on all functions in schema quote_outbox from public;
grant execute on function
  quote_outbox.take_on(text),
  quote_outbox.month(text),
  quote_outbox.remind(timestamptz)
to quote_function;
