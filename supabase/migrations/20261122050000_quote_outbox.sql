-- Requests that send-devis-email keeps, encrypted with a key that is not here, until the broker's mail server has taken
-- them. The database's clock alone decides when something is due; where it was set back, what would wait longer than it
-- ever has to is due at once.
create schema quote_outbox;
revoke all on schema quote_outbox from public;

create table quote_outbox.requests (
  number text primary key,
  -- SHA-256 of a random key that the browser draws for each attempt: who holds the key may ask what became of it.
  attempt text unique,
  -- Keyed hash of the answers, for ten minutes: the same again, without a key, is the same request.
  content text,
  key_id text,
  nonce bytea,
  ciphertext bytea,
  suspicious boolean not null,
  -- waiting: due at next_at; sending: leased until lease_until; sent: taken by the mail server; failed: like waiting, but
  -- somebody has to act (a lost key, a mail that came back), or nothing is left to send.
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed')),
  -- How often it was leased, which names a lease; failures since it was queued; mails that came back; renvois asked for.
  attempts int not null default 0,
  failures int not null default 0,
  bounces int not null default 0,
  resends int not null default 0,
  cause text,
  received_at timestamptz not null,
  queued_at timestamptz not null,
  next_at timestamptz not null,
  lease_until timestamptz,
  sent_at timestamptz,
  erased_at timestamptz
);
create index on quote_outbox.requests (next_at) where state <> 'sent';
create index on quote_outbox.requests (content) where content is not null;

-- What somebody was, or is to be, alerted of. A row goes when there is nothing of its kind any more.
create table quote_outbox.incidents (
  kind text primary key,
  claimed_at timestamptz not null,
  told boolean not null default false
);

-- When something is due: at once, or at the next full hour, together with all else that looks suspicious.
create function quote_outbox.due(p_suspicious boolean) returns timestamptz language sql volatile set search_path = '' as $$
  select case
    when p_suspicious then date_trunc('hour', pg_catalog.clock_timestamp()) + interval '1 hour'
    else pg_catalog.clock_timestamp()
  end
$$;

-- Keeps a request. « kept », and leased to the caller, who sends it at once, unless it looks suspicious; « known » with the
-- first number and its state, if this attempt (or, without a key, this content within ten minutes) is kept already;
-- « taken » if the number is another request's.
create function quote_outbox.keep(
  p_number text, p_attempt text, p_content text, p_key_id text, p_nonce text, p_ciphertext text, p_suspicious boolean
) returns table (verdict text, kept_number text, kept_state text)
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
begin
  perform pg_catalog.pg_advisory_xact_lock(3, pg_catalog.hashtext(coalesce(p_attempt, p_content)));
  moment := pg_catalog.clock_timestamp();
  return query select 'known', s.number, s.state from quote_outbox.state_of(p_attempt, p_content) s;
  if found then
    return;
  end if;
  insert into quote_outbox.requests
    (number, attempt, content, key_id, nonce, ciphertext, suspicious, state, attempts, received_at, queued_at, next_at, lease_until)
  values (
    p_number, p_attempt, p_content, p_key_id, pg_catalog.decode(p_nonce, 'hex'), pg_catalog.decode(p_ciphertext, 'hex'),
    p_suspicious, case when p_suspicious then 'waiting' else 'sending' end, case when p_suspicious then 0 else 1 end,
    moment, moment, quote_outbox.due(p_suspicious), case when not p_suspicious then moment + interval '2 minutes' end
  ) on conflict on constraint requests_pkey do nothing;
  return query select case when found then 'kept' else 'taken' end, p_number, 'sending';
end
$$;

-- What became of an attempt; without a key, of this content within ten minutes.
create function quote_outbox.state_of(p_attempt text, p_content text) returns table (number text, state text)
language sql stable security definer set search_path = '' as $$
  select r.number, r.state from quote_outbox.requests r
  where case
    when p_attempt is not null then r.attempt = p_attempt
    else r.content = p_content and r.received_at > pg_catalog.clock_timestamp() - interval '10 minutes'
  end
  order by r.received_at desc limit 1
$$;

-- What is due, of the suspicious or of all others, for two minutes the caller's alone; of one request only, if its number
-- is given. Mails take less than that.
create function quote_outbox.lease(p_limit int, p_number text, p_suspicious boolean) returns table (
  number text, key_id text, nonce text, ciphertext text, suspicious boolean, received_at timestamptz,
  attempts int, failures int, bounces int, resends int
) language sql security definer set search_path = '' as $$
  with due as materialized (
    select w.number from quote_outbox.requests w
    where (p_number is null or w.number = p_number) and w.suspicious = p_suspicious and w.ciphertext is not null and case w.state
      when 'sent' then false
      when 'sending' then not w.lease_until between pg_catalog.clock_timestamp()
        and pg_catalog.clock_timestamp() + interval '2 minutes'
      else not w.next_at between pg_catalog.clock_timestamp() and pg_catalog.clock_timestamp() + interval '1 day'
    end
    order by w.next_at limit p_limit for update skip locked
  )
  update quote_outbox.requests r
  set state = 'sending', attempts = r.attempts + 1, lease_until = pg_catalog.clock_timestamp() + interval '2 minutes'
  from due where r.number = due.number
  returning r.number, r.key_id, pg_catalog.encode(r.nonce, 'hex'), pg_catalog.encode(r.ciphertext, 'hex'), r.suspicious,
    r.received_at, r.attempts, r.failures, r.bounces, r.resends
$$;

-- How a lease ended. A mail that was taken is sent, whoever holds the lease by now; one that was not is tried again after
-- 1, 2, 4, 8, then 15 minutes, and changes nothing if another call has taken the request over or somebody asked for it
-- anew. What cannot be read needs somebody.
create function quote_outbox.settle(
  p_number text, p_attempts int, p_resends int, p_sent boolean, p_unreadable boolean, p_cause text
) returns void language sql security definer set search_path = '' as $$
  update quote_outbox.requests r set state = 'sent', sent_at = pg_catalog.clock_timestamp(), lease_until = null, cause = null
  where p_sent and r.number = p_number and r.resends = p_resends;

  update quote_outbox.requests r set
    state = case when p_unreadable then 'failed' else 'waiting' end,
    failures = r.failures + 1,
    next_at = pg_catalog.clock_timestamp() + least(power(2, least(r.failures, 10)), 15) * interval '1 minute',
    lease_until = null,
    cause = p_cause
  where not p_sent and r.number = p_number and r.state = 'sending' and r.attempts = p_attempts and r.resends = p_resends;
$$;

-- Sends a request once more, under another Message-ID, because somebody who holds the attempt's key asks for it.
create function quote_outbox.resend(p_attempt text) returns table (verdict text, number text)
language plpgsql security definer set search_path = '' as $$
declare
  known quote_outbox.requests;
begin
  select * into known from quote_outbox.requests r where r.attempt = p_attempt for update;
  verdict := case
    when known.number is null then 'unknown'
    when known.ciphertext is null then 'erased'
    when known.resends >= 3 then 'limited'
    else 'queued'
  end;
  number := known.number;
  if verdict = 'queued' then
    update quote_outbox.requests r set state = 'waiting', resends = r.resends + 1, failures = 0, lease_until = null,
      queued_at = pg_catalog.clock_timestamp(), next_at = quote_outbox.due(r.suspicious)
    where r.number = known.number;
  end if;
  return next;
end
$$;

-- A mail that was taken came back. It is tried again after hours, since each try may come back too. What was not sent, or
-- came back already, does not count twice.
create function quote_outbox.bounced(p_number text) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update quote_outbox.requests r set state = 'failed', cause = 'retour', bounces = r.bounces + 1,
    queued_at = pg_catalog.clock_timestamp(),
    next_at = pg_catalog.clock_timestamp() + least(power(2, least(r.bounces + 1, 10)), 24) * interval '1 hour'
  where r.number = p_number and r.state = 'sent';
  return found;
end
$$;

-- Erases: the hash of the answers after ten minutes; the answers seven days after the mail server took them, and thirty
-- days after receipt in any case; what is left of a request thirty days later.
create function quote_outbox.erase() returns void language sql security definer set search_path = '' as $$
  update quote_outbox.requests set content = null
  where content is not null and received_at < pg_catalog.clock_timestamp() - interval '10 minutes';

  update quote_outbox.requests set key_id = null, nonce = null, ciphertext = null, erased_at = pg_catalog.clock_timestamp(),
    -- Nobody can ask for what was never sent any more; the same attempt is a new request.
    attempt = case when state = 'sent' then attempt end,
    cause = case when state = 'sent' then cause else 'effacée sans être remise' end,
    state = case when state = 'sent' then state else 'failed' end
  where ciphertext is not null and (
    state = 'sent' and sent_at < pg_catalog.clock_timestamp() - interval '7 days'
    or received_at < pg_catalog.clock_timestamp() - interval '30 days'
  );

  delete from quote_outbox.requests where erased_at < pg_catalog.clock_timestamp() - interval '30 days';
$$;

-- What somebody has to know: requests that wait too long, that cannot be read, whose mail came back, or whose answers are
-- about to be erased unsent.
create function quote_outbox.problems() returns table (kind text, requests int, minutes int, cause text)
language sql stable set search_path = '' as $$
  select k.kind, count(*)::int, floor(extract(epoch from pg_catalog.clock_timestamp() - min(r.queued_at)) / 60)::int, max(r.cause)
  from quote_outbox.requests r cross join lateral (values
    ('waiting', r.state in ('waiting', 'sending')
      and r.queued_at < pg_catalog.clock_timestamp() - case when r.suspicious then interval '75 minutes' else interval '15 minutes' end),
    ('unreadable', r.state = 'failed' and r.bounces = 0),
    ('bounced', r.state = 'failed' and r.bounces > 0),
    ('expiring', r.received_at < pg_catalog.clock_timestamp() - interval '29 days')
  ) k (kind, holds)
  where r.state <> 'sent' and r.ciphertext is not null and k.holds
  group by k.kind
$$;

-- The problems that nobody was told of yet, for the caller to tell; again after five minutes, if no word comes that it was.
create function quote_outbox.watch() returns table (kind text, requests int, minutes int, cause text)
language sql security definer set search_path = '' as $$
  delete from quote_outbox.incidents i where i.kind not in (select p.kind from quote_outbox.problems() p);

  with claimed as (
    insert into quote_outbox.incidents as i (kind, claimed_at)
    select p.kind, pg_catalog.clock_timestamp() from quote_outbox.problems() p
    on conflict (kind) do update set claimed_at = excluded.claimed_at
    where not i.told and not i.claimed_at between excluded.claimed_at - interval '5 minutes' and excluded.claimed_at
    returning i.kind
  )
  select p.kind, p.requests, p.minutes, p.cause from quote_outbox.problems() p join claimed c on c.kind = p.kind;
$$;

create function quote_outbox.told(p_kind text) returns void language sql security definer set search_path = '' as $$
  update quote_outbox.incidents set told = true where kind = p_kind;
$$;

-- Calls one of the function's addresses. Where it is and its secret are in the Vault, under these names.
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

-- The function's own role: it calls these functions and the guard's, and reads and writes nothing by itself. It gets its
-- password from the operator (supabase/functions/.env.example), never from a migration. A function of the guard that comes
-- later has to be « security definer » too.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'quote_function') then
    create role quote_function nologin;
  end if;
end
$$;
grant quote_function to current_user;
revoke execute on all functions in schema quote_guard, quote_outbox from public;
grant usage on schema quote_guard, quote_outbox to quote_function;
alter function quote_guard.admit(text, text, text, text, int, int) security definer;
alter function quote_guard.settle(text, text, boolean) security definer;
grant execute on function
  quote_guard.admit(text, text, text, text, int, int),
  quote_guard.settle(text, text, boolean),
  quote_outbox.keep(text, text, text, text, text, text, boolean),
  quote_outbox.state_of(text, text),
  quote_outbox.lease(int, text, boolean),
  quote_outbox.settle(text, int, int, boolean, boolean, text),
  quote_outbox.resend(text),
  quote_outbox.bounced(text),
  quote_outbox.erase(),
  quote_outbox.watch(),
  quote_outbox.told(text)
to quote_function;

-- Where the platform has a scheduler; elsewhere a clock beside the function makes the same call (scripts/services).
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('quote-outbox-erase', '*/10 * * * *', 'select quote_outbox.erase()');
    -- Each run of each job leaves a row, and nothing else removes it.
    perform cron.schedule(
      'cron-forget', '7 * * * *', $job$delete from cron.job_run_details where end_time < now() - interval '1 day'$job$
    );
  end if;
exception when others then
  raise notice 'no schedule: old content is erased by the calls from outside only (%)', sqlerrm;
end
$$;
do $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) = 3 then
    create extension if not exists pg_net;
    create extension if not exists supabase_vault;
    perform cron.schedule('quote-outbox-send', '* * * * *', $job$select quote_outbox.call('/envois')$job$);
    perform cron.schedule('quote-outbox-canary', '23 5 * * *', $job$select quote_outbox.call('/canari')$job$);
  end if;
exception when others then
  raise notice 'no schedule: nothing is sent again but by a call from outside (%)', sqlerrm;
end
$$;
