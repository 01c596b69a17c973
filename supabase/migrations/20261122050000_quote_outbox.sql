-- Requests that send-devis-email keeps, encrypted with a key that is not here, until the broker's
-- mail server has taken them. The database's clock alone decides when something is due; where it
-- was set back, what would wait longer than it ever has to is due at once.
create schema quote_outbox;
revoke all on schema quote_outbox from public;

create table quote_outbox.requests (
  number text primary key,
  -- SHA-256 of a random key that the browser draws for each attempt: who holds the key may ask what
  -- became of it.
  idempotency_hash text unique,
  -- Keyed hash of the answers, for ten minutes: the same again, without a key, is the same request.
  content text,
  key_id text,
  nonce bytea,
  ciphertext bytea,
  suspicious boolean not null,
  -- waiting: due at next_at; sending: leased until lease_until; sent: taken by the mail server;
  -- failed: like waiting, but somebody has to act (a lost key, a mail that came back), or nothing
  -- is left to send.
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed')),
  -- The lease it is in; failures since it was queued; mails that came back; renvois asked for.
  lease_no int not null default 0,
  failures int not null default 0,
  bounces int not null default 0,
  resends int not null default 0,
  cause text,
  -- The kinds of problem that somebody was told it has.
  told text[] not null default '{}',
  received_at timestamptz not null,
  queued_at timestamptz not null,
  next_at timestamptz not null,
  lease_until timestamptz,
  sent_at timestamptz,
  erased_at timestamptz,
  -- When it is its turn, if more wait than may leave; when it was let out. What we send ourselves
  -- was let out always.
  turn timestamptz not null default pg_catalog.clock_timestamp(),
  left_at timestamptz,
  -- Whether the person gets an acknowledgement once the broker's mail was taken; when the person
  -- took the request back.
  acknowledge boolean not null default false,
  withdrawn_at timestamptz,
  -- The request that this one is an errand of.
  follows text references quote_outbox.requests (number) on delete cascade,
  -- The end of the working hours that the broker has to take it on, where his mail had the link;
  -- when he did.
  remind_at timestamptz,
  taken_at timestamptz
);
create index on quote_outbox.requests (next_at) where state <> 'sent';
create index on quote_outbox.requests (content) where content is not null;
create index on quote_outbox.requests (follows) where follows is not null;
create index on quote_outbox.requests (suspicious, turn) where left_at is null and state <> 'sent' and ciphertext is not null;

-- What somebody is being, or was last, alerted of. A row goes when there is nothing of its kind any
-- more.
create table quote_outbox.incidents (
  kind text primary key,
  claimed_at timestamptz not null,
  told_at timestamptz
);

-- Without a search path of its own, and so with every name in full: a query that asks it of
-- thousands has it written into it.
create function quote_outbox.is_due(p_request quote_outbox.requests) returns boolean language sql volatile as $$
  select p_request.ciphertext is not null and case p_request.state
    when 'sent' then false
    when 'sending' then not p_request.lease_until between pg_catalog.clock_timestamp()
      and pg_catalog.clock_timestamp() + interval '2 minutes'
    else p_request.next_at <= pg_catalog.clock_timestamp()
      or p_request.next_at > pg_catalog.clock_timestamp() + interval '1 day'
  end
$$;

-- What became of an attempt; without a key, of this content within ten minutes.
create function quote_outbox.state_of(p_idempotency_hash text, p_content text) returns table (number text, state text)
language sql stable security definer set search_path = '' as $$
  select r.number, r.state from quote_outbox.requests r
  where case
    when p_idempotency_hash is not null then r.idempotency_hash = p_idempotency_hash
    else r.content = p_content and r.received_at > pg_catalog.clock_timestamp() - interval '10 minutes'
  end
  order by r.received_at desc limit 1
$$;

create type quote_outbox.leased as (
  number text, key_id text, nonce text, ciphertext text, received_at timestamptz,
  lease_no int, failures int, bounces int, resends int
);

-- Makes what is still due of these the caller's alone for two minutes, to the same instant. Mails
-- take less than that.
create function quote_outbox.take(p_numbers text[]) returns setof quote_outbox.leased
language sql set search_path = '' as $$
  update quote_outbox.requests r
  set state = 'sending', lease_no = r.lease_no + 1, lease_until = pg_catalog.now() + interval '2 minutes'
  where r.number = any (p_numbers) and quote_outbox.is_due(r)
  returning r.number, r.key_id, pg_catalog.encode(r.nonce, 'hex'), pg_catalog.encode(r.ciphertext, 'hex'), r.received_at,
    r.lease_no, r.failures, r.bounces, r.resends
$$;

-- A lease whose mail was not taken: « unreadable », which needs somebody, or any other failure,
-- tried again after 1, 2, 4, 8, then 15 minutes. It changes nothing if another call has taken the
-- request over or somebody asked for it anew.
create function quote_outbox.settle(p_number text, p_lease_no int, p_resends int, p_outcome text, p_cause text)
returns void language sql security definer set search_path = '' as $$
  update quote_outbox.requests r set
    state = case p_outcome when 'unreadable' then 'failed' else 'waiting' end,
    failures = r.failures + 1,
    next_at = pg_catalog.now() + least(power(2, least(r.failures, 10)), 15) * interval '1 minute',
    lease_until = null,
    cause = p_cause
  where r.number = p_number and r.state = 'sending' and r.lease_no = p_lease_no and r.resends = p_resends
$$;

-- A mail that was taken came back. It is tried again after hours, since each try may come back too.
-- What was not sent, or came back already, does not count twice.
create function quote_outbox.bounced(p_number text) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update quote_outbox.requests r set state = 'failed', cause = 'retour', bounces = r.bounces + 1,
    told = array_remove(r.told, 'bounced'), queued_at = pg_catalog.now(),
    next_at = pg_catalog.now() + least(power(2, least(r.bounces + 1, 10)), 24) * interval '1 hour'
  where r.number = p_number and r.state = 'sent';
  return found;
end
$$;

-- What somebody has to know, as of a moment: requests that were let out and wait too long, that
-- wait their turn, that cannot be read, whose mail came back, or whose answers are about to be
-- erased unsent; and whether somebody was told. The broker's tool that is « gone » says so itself;
-- an acknowledgement that does not leave is the page's to tell.
create function quote_outbox.problems(p_at timestamptz)
returns table (kind text, number text, queued_at timestamptz, cause text, told boolean)
language sql stable set search_path = '' as $$
  select k.kind, r.number, r.queued_at, r.cause, k.kind = any (r.told)
  from quote_outbox.requests r cross join lateral (values
    ('waiting', r.state in ('waiting', 'sending') and (r.left_at is not null or r.lease_no > 0)
      and greatest(r.queued_at, r.left_at) < p_at - interval '15 minutes'),
    ('queued', r.state = 'waiting' and r.left_at is null and r.queued_at < p_at - interval '15 minutes'),
    ('unreadable', r.state = 'failed' and r.bounces = 0 and r.cause is distinct from 'HTTP 410'),
    ('gone', r.state = 'failed' and r.cause = 'HTTP 410'),
    ('bounced', r.state = 'failed' and r.bounces > 0),
    ('expiring', r.received_at < p_at - interval '29 days')
  ) k (kind, holds)
  where r.state <> 'sent' and r.ciphertext is not null and k.holds and r.number not like 'ACCUSE-%'
$$;

-- The kinds that a request has come into which nobody was told of, for the caller to tell, with the
-- first numbers; one kind once an hour at most, and again after five minutes if no word comes that
-- it was told. That requests are refused (« full ») is no request's: the function claims it by
-- itself.
create function quote_outbox.alerts() returns table (kind text, requests int, minutes int, cause text, numbers text)
language sql security definer set search_path = '' as $$
  delete from quote_outbox.incidents i where case i.kind
    when 'full' then i.claimed_at < pg_catalog.now() - interval '1 hour'
    else i.kind not in (select p.kind from quote_outbox.problems(pg_catalog.now()) p)
  end;

  with claimed as (
    insert into quote_outbox.incidents as i (kind, claimed_at)
    select distinct p.kind, pg_catalog.now() from quote_outbox.problems(pg_catalog.now()) p where not p.told
    on conflict (kind) do update set claimed_at = excluded.claimed_at
    where not i.claimed_at between excluded.claimed_at - interval '5 minutes' and excluded.claimed_at
      and (i.told_at between excluded.claimed_at - interval '1 hour' and excluded.claimed_at) is not true
    returning i.kind
  )
  select p.kind, count(*)::int, floor(extract(epoch from pg_catalog.now() - min(p.queued_at)) / 60)::int, max(p.cause),
    array_to_string((array_agg(p.number order by p.queued_at, p.number))[1:20], ', ')
  from quote_outbox.problems(pg_catalog.now()) p join claimed c on c.kind = p.kind
  group by p.kind;
$$;

-- What was claimed of this kind has been told.
create function quote_outbox.told(p_kind text) returns void language sql security definer set search_path = '' as $$
  update quote_outbox.requests r set told = r.told || p_kind
  from quote_outbox.incidents i cross join lateral quote_outbox.problems(i.claimed_at) p
  where i.kind = p_kind and p.kind = p_kind and not p.told and r.number = p.number;

  update quote_outbox.incidents set told_at = pg_catalog.now() where kind = p_kind;
$$;

-- Calls one of the function's addresses. Where it is and its secret are in the Vault, under these
-- names.
create function quote_outbox.call(p_path text) returns bigint language plpgsql set search_path = '' as $$
declare
  address text;
  secret text;
begin
  select decrypted_secret into address from vault.decrypted_secrets where name = 'quote_function_url';
  select decrypted_secret into secret from vault.decrypted_secrets where name = 'quote_outbox_secret';
  if address is null or secret is null then
    raise exception 'the Vault lacks quote_function_url or quote_outbox_secret: nothing is called';
  end if;
  return net.http_post(
    url := address || p_path,
    body := '{}'::jsonb,
    headers := pg_catalog.jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || secret),
    timeout_milliseconds := 60000
  );
end
$$;

create function quote_outbox.put_in_vault(p_name text, p_value text) returns void language plpgsql set search_path = '' as $$
begin
  perform vault.update_secret(s.id, p_value) from vault.secrets s where s.name = p_name;
  if not found then
    perform vault.create_secret(p_value, p_name);
  end if;
end
$$;

-- Sets the platform's scheduler to work; each deployment calls it, whose error an error here is.
-- Elsewhere a clock beside the function makes the same calls (scripts/services).
create function quote_outbox.schedule(p_address text, p_secret text) returns void
language plpgsql set search_path = '' as $$
begin
  perform quote_outbox.put_in_vault('quote_function_url', p_address);
  perform quote_outbox.put_in_vault('quote_outbox_secret', p_secret);
  perform cron.schedule('quote-outbox-send', '* * * * *', $job$select quote_outbox.call('/envois')$job$);
  perform cron.schedule('quote-outbox-canary', '23 5 * * *', $job$select quote_outbox.call('/canari')$job$);
  -- On time even if the function is away.
  perform cron.schedule('quote-outbox-erase', '*/10 * * * *', 'select quote_outbox.erase()');
  -- Each run of each job leaves a row, and nothing else removes it.
  perform cron.schedule('cron-forget', '7 * * * *', $job$delete from cron.job_run_details d using cron.job j
    where j.jobid = d.jobid and (j.jobname like 'quote-outbox-%' or j.jobname = 'cron-forget')
      and d.end_time < now() - interval '1 day'$job$);
end
$$;

grant usage on schema quote_outbox to quote_function;
revoke execute on all functions in schema quote_outbox from public;
grant execute on function
  quote_outbox.state_of(text, text),
  quote_outbox.settle(text, int, int, text, text),
  quote_outbox.bounced(text),
  quote_outbox.alerts(),
  quote_outbox.told(text)
to quote_function;
