-- Moves the requests of an earlier release (schemas quote_guard and quote_outbox) to quote.requests
-- and quote.jobs, and drops the old schemas. A new project has no data to move. Before this
-- migration runs, remove the migrations that it replaces from the history of an earlier project:
-- supabase migration repair --status reverted 20261121090000 20261122050000 20261123180000
-- 20261123190000 20261123200000 20261123210000
do $$
begin
  if to_regclass('quote_outbox.requests') is null then
    return;
  end if;

  insert into quote.requests (
    number, key_hash, address_hash, network_hash, network_rank, is_marked, key_id, ciphertext,
    state, resends, received_at, sent_at, erased_at
  )
  select r.number, r.idempotency_hash, c.address, c.network,
    -- Calculates the rank from the delay: the earlier release delayed a request by ten minutes for
    -- each previous request of its network.
    1 + greatest(0, round(extract(epoch from r.turn - r.received_at) / 600))::int,
    r.suspicious, r.key_id, r.nonce || r.ciphertext,
    case
      when r.withdrawn_at is not null then 'withdrawn'
      when r.state = 'sent' then 'sent'
      when r.ciphertext is null then 'expired'
      else 'waiting'
    end,
    r.resends, r.received_at,
    -- Omits the sending time of a mail that bounced, because the broker has not received it.
    case when r.state = 'sent' or r.withdrawn_at is not null then r.sent_at end,
    r.erased_at
  from quote_outbox.requests r
  left join quote_guard.claims c on c.number = r.number
  where r.follows is null and r.number not like 'BILAN-%';

  -- Copies the jobs that are not done; the next run tries all of them again.
  insert into quote.jobs (number, kind, attempts, created_at, cause)
  select coalesce(r.follows, r.number), k.kind, r.failures, r.queued_at, r.cause
  from quote_outbox.requests r
  cross join lateral (select case
    when r.number like 'CANARI-%' then 'canary'
    when r.number like 'ACCUSE-%' then 'acknowledgement'
    when r.number like 'OUTIL-%' then 'webhook'
    when r.number like 'RETRAIT-%' or r.follows is null then 'broker'
  end) k (kind)
  where r.state <> 'sent' and r.ciphertext is not null and r.number not like 'BILAN-%'
    and k.kind is not null;

  if to_regclass('cron.job') is not null then
    perform cron.unschedule(j.jobid) from cron.job j
    where j.jobname like 'quote-outbox-%' or j.jobname = 'cron-forget';
  end if;
  drop schema quote_outbox cascade;
  drop schema quote_guard cascade;
end
$$;
