-- Requests that send-devis-email keeps, encrypted with a key that is not here, until the broker's mail server has taken
-- them. The database's clock alone decides when something is due; where it was set back, what would wait longer than it
-- ever has to is due at once.
create schema quote_outbox;
revoke all on schema quote_outbox from public;

create table quote_outbox.requests (
  number text primary key,
  -- SHA-256 of a random key that the browser draws for each attempt: who holds the key may ask what became of it.
  idempotency_hash text unique,
  -- Keyed hash of the answers, for ten minutes: the same again, without a key, is the same request.
  content text,
  key_id text,
  nonce bytea,
  ciphertext bytea,
  suspicious boolean not null,
  -- waiting: due at next_at; sending: leased until lease_until; sent: taken by the mail server; failed: like waiting, but
  -- somebody has to act (a lost key, a mail that came back), or nothing is left to send.
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed')),
  -- Of a suspicious request: the mail, by its Message-ID, that it is or was last sent in with others; and with how many at
  -- most it may go, once a mail was refused for what it said.
  digest text,
  digest_most int,
  -- The lease it is in; failures since it was queued; mails that came back; renvois asked for.
  lease_no int not null default 0,
  failures int not null default 0,
  bounces int not null default 0,
  resends int not null default 0,
  -- Its mails that came back, by name, so that the same word heard again is known for what it is.
  came_back text[] not null default '{}',
  cause text,
  -- The kinds of problem that somebody was told it has.
  told text[] not null default '{}',
  received_at timestamptz not null,
  queued_at timestamptz not null,
  next_at timestamptz not null,
  lease_until timestamptz,
  sent_at timestamptz,
  erased_at timestamptz
);
create index on quote_outbox.requests (suspicious, next_at, number) where state <> 'sent';
create index on quote_outbox.requests (content) where content is not null;
create index on quote_outbox.requests (digest) where digest is not null;
create index on quote_outbox.requests using gin (came_back);
create index on quote_outbox.requests (state) where suspicious and ciphertext is not null;

-- What somebody is being, or was last, alerted of. A row goes when there is nothing of its kind any more.
create table quote_outbox.incidents (
  kind text primary key,
  claimed_at timestamptz not null,
  told_at timestamptz
);

-- When something is due: at once, or at the next full hour, together with all else that looks suspicious.
create function quote_outbox.due(p_suspicious boolean) returns timestamptz language sql volatile set search_path = '' as $$
  select case
    when p_suspicious then date_trunc('hour', pg_catalog.clock_timestamp()) + interval '1 hour'
    else pg_catalog.clock_timestamp()
  end
$$;

-- Without a search path of its own, and so with every name in full: a query that asks it of thousands has it written into it.
create function quote_outbox.is_due(p_request quote_outbox.requests) returns boolean language sql volatile as $$
  select p_request.ciphertext is not null and case p_request.state
    when 'sent' then false
    when 'sending' then not p_request.lease_until between pg_catalog.clock_timestamp()
      and pg_catalog.clock_timestamp() + interval '2 minutes'
    else p_request.next_at <= pg_catalog.clock_timestamp()
      or p_request.next_at > pg_catalog.clock_timestamp() + interval '1 day'
  end
$$;

-- Keeps a request. « kept », and leased to the caller, who sends it at once, unless it looks suspicious; « known » with the
-- first number and its state, if this attempt (or, without a key, this content within ten minutes) is kept already;
-- « taken » if the number is another request's.
create function quote_outbox.keep(
  p_number text, p_idempotency_hash text, p_content text, p_key_id text, p_nonce text, p_ciphertext text, p_suspicious boolean
) returns table (verdict text, kept_number text, kept_state text)
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
begin
  perform pg_catalog.pg_advisory_xact_lock(2, pg_catalog.hashtext(coalesce(p_idempotency_hash, p_content)));
  moment := pg_catalog.clock_timestamp();
  return query select 'known', s.number, s.state from quote_outbox.state_of(p_idempotency_hash, p_content) s;
  if found then
    return;
  end if;
  insert into quote_outbox.requests (
    number, idempotency_hash, content, key_id, nonce, ciphertext, suspicious, state, lease_no, received_at, queued_at, next_at,
    lease_until
  ) values (
    p_number, p_idempotency_hash, p_content, p_key_id, pg_catalog.decode(p_nonce, 'hex'), pg_catalog.decode(p_ciphertext, 'hex'),
    p_suspicious, case when p_suspicious then 'waiting' else 'sending' end, case when p_suspicious then 0 else 1 end,
    moment, moment, quote_outbox.due(p_suspicious), case when not p_suspicious then moment + interval '2 minutes' end
  ) on conflict on constraint requests_pkey do nothing;
  return query select case when found then 'kept' else 'taken' end, p_number, 'sending';
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
  number text, key_id text, nonce text, ciphertext text, received_at timestamptz, digest text,
  lease_no int, failures int, bounces int, resends int
);

-- Makes what is still due of these the caller's alone for two minutes, to the same instant. Mails take less than that.
create function quote_outbox.take(p_numbers text[], p_digest text) returns setof quote_outbox.leased
language sql set search_path = '' as $$
  update quote_outbox.requests r
  set state = 'sending', lease_no = r.lease_no + 1, lease_until = pg_catalog.now() + interval '2 minutes', digest = p_digest
  where r.number = any (p_numbers) and quote_outbox.is_due(r)
  returning r.number, r.key_id, pg_catalog.encode(r.nonce, 'hex'), pg_catalog.encode(r.ciphertext, 'hex'), r.received_at,
    r.digest, r.lease_no, r.failures, r.bounces, r.resends
$$;

-- What is due and not suspicious; of one request only, if its number is given.
create function quote_outbox.lease(p_limit int, p_number text) returns setof quote_outbox.leased
language sql security definer set search_path = '' as $$
  select * from quote_outbox.take(array(
    select r.number from quote_outbox.requests r
    where (p_number is null or r.number = p_number) and not r.suspicious and r.state <> 'sent' and quote_outbox.is_due(r)
    order by r.next_at limit p_limit for update skip locked
  ), null)
$$;

-- The suspicious requests of the next mail, at most so many. Whether a mail was taken may be unknown; then it is sent again
-- as it was: all its requests are due to the same instant, and no other joins them.
create function quote_outbox.lease_digest(p_limit int, p_digest text) returns setof quote_outbox.leased
language plpgsql security definer set search_path = '' as $$
declare
  foremost quote_outbox.requests;
begin
  perform pg_catalog.pg_advisory_xact_lock(3, 0);
  select * into foremost from quote_outbox.requests r
    where r.suspicious and r.state <> 'sent' and quote_outbox.is_due(r) order by r.next_at, r.number limit 1;
  return query select * from quote_outbox.take(array(
    select r.number from quote_outbox.requests r
    where r.suspicious and r.state <> 'sent' and quote_outbox.is_due(r)
      and r.digest is not distinct from foremost.digest and r.digest_most is not distinct from foremost.digest_most
    order by r.next_at, r.number limit coalesce(foremost.digest_most, p_limit)
  ), coalesce(foremost.digest, p_digest));
end
$$;

-- How the leases of one mail ended: « sent », « unreadable », « unwanted » for what it says, or any other failure. A mail that
-- was taken is sent, whoever holds the lease by now; one that was not is tried again after 1, 2, 4, 8, then 15 minutes, and
-- changes nothing if another call has taken the request over or somebody asked for it anew. What cannot be read needs
-- somebody. What was unwanted among others is tried again in halves, until what is wanted has arrived.
create function quote_outbox.settle(
  p_numbers text[], p_lease_nos int[], p_resends int[], p_outcome text, p_cause text
) returns void language sql security definer set search_path = '' as $$
  update quote_outbox.requests r set state = 'sent', sent_at = pg_catalog.now(), lease_until = null, cause = null
  from unnest(p_numbers, p_resends) l (number, resends)
  where p_outcome = 'sent' and r.number = l.number and r.resends = l.resends;

  update quote_outbox.requests r set
    state = case p_outcome when 'unreadable' then 'failed' else 'waiting' end,
    failures = mail.failures + 1,
    next_at = pg_catalog.now() + least(power(2, least(mail.failures, 10)), 15) * interval '1 minute',
    lease_until = null,
    cause = p_cause,
    digest = case when p_outcome in ('unreadable', 'unwanted') then null else r.digest end,
    digest_most = case p_outcome when 'unwanted' then greatest(cardinality(p_numbers) / 2, 1) else r.digest_most end
  from unnest(p_numbers, p_lease_nos, p_resends) l (number, lease_no, resends),
    (select max(m.failures) as failures from quote_outbox.requests m where m.number = any (p_numbers)) mail
  where p_outcome <> 'sent' and r.number = l.number and r.state = 'sending' and r.lease_no = l.lease_no and r.resends = l.resends;
$$;

-- Sends a request once more, under another Message-ID, because somebody who holds the attempt's key asks for it; if too much
-- is asked for, as suspicious.
create function quote_outbox.resend(p_idempotency_hash text, p_suspicious boolean) returns table (verdict text, number text)
language plpgsql security definer set search_path = '' as $$
declare
  known quote_outbox.requests;
begin
  select * into known from quote_outbox.requests r where r.idempotency_hash = p_idempotency_hash for update;
  verdict := case
    when known.number is null then 'unknown'
    when known.ciphertext is null then 'erased'
    when known.resends >= 3 then 'limited'
    else 'queued'
  end;
  number := known.number;
  if verdict = 'queued' then
    update quote_outbox.requests r set state = 'waiting', suspicious = r.suspicious or p_suspicious, digest = null,
      resends = r.resends + 1, failures = 0, told = '{}', lease_until = null, queued_at = pg_catalog.clock_timestamp(),
      next_at = quote_outbox.due(r.suspicious or p_suspicious)
    where r.number = known.number;
  end if;
  return next;
end
$$;

-- A mail that was taken came back, of one request or of many; says of how many, and nothing of a mail that carried none. They
-- are tried again after hours, since each try may come back too, those of one mail in halves. What was not sent, or came back
-- already, does not count twice.
create function quote_outbox.bounced(p_mail text) returns int language plpgsql security definer set search_path = '' as $$
declare
  counted int;
begin
  update quote_outbox.requests r set state = 'failed', cause = 'retour', bounces = r.bounces + 1,
    told = array_remove(r.told, 'bounced'), digest = null, came_back = r.came_back || p_mail,
    digest_most = greatest((select count(*) from quote_outbox.requests d where d.digest = p_mail) / 2, 1),
    queued_at = pg_catalog.now(), next_at = pg_catalog.now() + least(power(2, least(r.bounces + 1, 10)), 24) * interval '1 hour'
  where (r.number = p_mail or r.digest = p_mail) and r.state = 'sent';
  get diagnostics counted = row_count;
  if counted > 0 or exists (
    select from quote_outbox.requests r where r.number = p_mail or r.digest = p_mail or r.came_back @> array[p_mail]
  ) then
    return counted;
  end if;
  return null;
end
$$;

-- How many suspicious requests wait, and how many are here with their answers.
create function quote_outbox.suspects(out waiting int, out stored int)
language sql stable security definer set search_path = '' as $$
  select count(*) filter (where r.state <> 'sent')::int, count(*)::int
  from quote_outbox.requests r where r.suspicious and r.ciphertext is not null
$$;

-- Erases: the hash of the answers after ten minutes; the answers seven days after the mail server took them, and thirty
-- days after receipt in any case; what is left of a request thirty days later; and what the guard counted, after an hour.
create function quote_outbox.erase() returns void language sql security definer set search_path = '' as $$
  update quote_outbox.requests set content = null
  where content is not null and received_at < pg_catalog.clock_timestamp() - interval '10 minutes';

  update quote_outbox.requests set key_id = null, nonce = null, ciphertext = null, erased_at = pg_catalog.clock_timestamp(),
    -- Nobody can ask for what was never sent any more; the same attempt is a new request.
    idempotency_hash = case when state = 'sent' then idempotency_hash end,
    cause = case when state = 'sent' then cause else 'effacée sans être remise' end,
    state = case when state = 'sent' then state else 'failed' end
  where ciphertext is not null and (
    state = 'sent' and sent_at < pg_catalog.clock_timestamp() - interval '7 days'
    or received_at < pg_catalog.clock_timestamp() - interval '30 days'
  );

  delete from quote_outbox.requests where erased_at < pg_catalog.clock_timestamp() - interval '30 days';

  delete from quote_guard.claims where at < pg_catalog.clock_timestamp() - interval '1 hour';
$$;

-- What somebody has to know, as of a moment: requests that wait too long, that cannot be read, whose mail came back, or whose
-- answers are about to be erased unsent; and whether somebody was told.
create function quote_outbox.problems(p_at timestamptz)
returns table (kind text, number text, queued_at timestamptz, cause text, told boolean)
language sql stable set search_path = '' as $$
  select k.kind, r.number, r.queued_at, r.cause, k.kind = any (r.told)
  from quote_outbox.requests r cross join lateral (values
    ('waiting', r.state in ('waiting', 'sending')
      and r.queued_at < p_at - case when r.suspicious then interval '75 minutes' else interval '15 minutes' end
      -- Behind a flood they go in their turn, as long as one mail follows the other.
      and not (r.suspicious and r.failures = 0 and exists (
        select from quote_outbox.requests d where d.suspicious and d.sent_at > p_at - interval '15 minutes'
      ))),
    ('unreadable', r.state = 'failed' and r.bounces = 0),
    ('bounced', r.state = 'failed' and r.bounces > 0),
    ('expiring', r.received_at < p_at - interval '29 days')
  ) k (kind, holds)
  where r.state <> 'sent' and r.ciphertext is not null and k.holds
$$;

-- The kinds that a request has come into which nobody was told of, for the caller to tell; one kind once an hour at most, and
-- again after five minutes if no word comes that it was told.
create function quote_outbox.watch() returns table (kind text, requests int, minutes int, cause text)
language sql security definer set search_path = '' as $$
  delete from quote_outbox.incidents i where i.kind not in (select p.kind from quote_outbox.problems(pg_catalog.now()) p);

  with claimed as (
    insert into quote_outbox.incidents as i (kind, claimed_at)
    select distinct p.kind, pg_catalog.now() from quote_outbox.problems(pg_catalog.now()) p where not p.told
    on conflict (kind) do update set claimed_at = excluded.claimed_at
    where not i.claimed_at between excluded.claimed_at - interval '5 minutes' and excluded.claimed_at
      and (i.told_at between excluded.claimed_at - interval '1 hour' and excluded.claimed_at) is not true
    returning i.kind
  )
  select p.kind, count(*)::int, floor(extract(epoch from pg_catalog.now() - min(p.queued_at)) / 60)::int, max(p.cause)
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

create function quote_outbox.put_in_vault(p_name text, p_value text) returns void language plpgsql set search_path = '' as $$
begin
  perform vault.update_secret(s.id, p_value) from vault.secrets s where s.name = p_name;
  if not found then
    perform vault.create_secret(p_value, p_name);
  end if;
end
$$;

-- Sets the platform's scheduler to work; each deployment calls it, whose error an error here is. Elsewhere a clock beside the
-- function makes the same calls (scripts/services).
create function quote_outbox.schedule(p_address text, p_secret text) returns void language plpgsql set search_path = '' as $$
begin
  perform quote_outbox.put_in_vault('quote_function_url', p_address);
  perform quote_outbox.put_in_vault('quote_outbox_secret', p_secret);
  perform cron.schedule('quote-outbox-send', '* * * * *', $job$select quote_outbox.call('/envois')$job$);
  perform cron.schedule('quote-outbox-canary', '23 5 * * *', $job$select quote_outbox.call('/canari')$job$);
  -- On time even if the function is away.
  perform cron.schedule('quote-outbox-erase', '*/10 * * * *', 'select quote_outbox.erase()');
  -- Each run of each job leaves a row, and nothing else removes it.
  perform cron.schedule(
    'cron-forget', '7 * * * *', $job$delete from cron.job_run_details where end_time < now() - interval '1 day'$job$
  );
end
$$;

grant usage on schema quote_outbox to quote_function;
revoke execute on all functions in schema quote_outbox from public;
grant execute on function
  quote_outbox.keep(text, text, text, text, text, text, boolean),
  quote_outbox.state_of(text, text),
  quote_outbox.lease(int, text),
  quote_outbox.lease_digest(int, text),
  quote_outbox.settle(text[], int[], int[], text, text),
  quote_outbox.resend(text, boolean),
  quote_outbox.bounced(text),
  quote_outbox.suspects(),
  quote_outbox.erase(),
  quote_outbox.watch(),
  quote_outbox.told(text)
to quote_function;
