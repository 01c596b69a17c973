-- Creates the tables for the requests of send-devis-email, with encrypted answers, and for their
-- jobs: mails and other calls that remain to be sent. The tables are in their own schema, because
-- the public API exposes the schema « public » only.
create schema quote;
revoke all on schema quote from public;

create table quote.requests (
  number text primary key,
  -- SHA-256 of the idempotency key. The page that sent the key can also ask for the state with it.
  key_hash text unique,
  -- HMACs of the answers, the address and the network of the caller, kept for one hour.
  content_hash text,
  address_hash text,
  network_hash text,
  -- Rank of the request among the requests of its network within the hour. Lower ranks are mailed
  -- first, so that a network with many requests does not delay the others.
  network_rank int not null default 1,
  is_marked boolean not null default false,
  -- Name of the encryption key. The ciphertext contains nonce, AES-GCM ciphertext and tag. It
  -- decrypts only with the number of its request.
  key_id text,
  ciphertext bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'withdrawn', 'expired')),
  -- Number of times the mail was sent again; a part of the Message-ID.
  resends int not null default 0,
  received_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  erased_at timestamptz,
  alerted_at timestamptz
);
create index on quote.requests (address_hash) where address_hash is not null;
create index on quote.requests (network_hash) where network_hash is not null;
create index on quote.requests (content_hash) where content_hash is not null;

create table quote.jobs (
  number text not null references quote.requests on delete cascade,
  kind text not null check (kind in ('broker', 'acknowledgement', 'webhook', 'canary')),
  attempts int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  -- Time from which a worker may take the job. A worker that takes it moves this time into the
  -- future, so that the job becomes due again if the worker crashes.
  due_at timestamptz not null default clock_timestamp(),
  lease uuid,
  cause text,
  primary key (number, kind)
);
create index on quote.jobs (due_at);

-- Erases data at the end of its retention: hashes after one hour, answers 7 days after delivery and
-- at most 30 days after receipt, the rest of a request 30 days after its answers.
create function quote.erase() returns void language sql security definer set search_path = '' as $$
  update quote.requests set content_hash = null, address_hash = null, network_hash = null
  where received_at < now() - interval '1 hour'
    and (content_hash is not null or address_hash is not null or network_hash is not null);

  update quote.requests set key_id = null, ciphertext = null, erased_at = now(),
    -- Removes the idempotency key of a request that was never sent, so that the visitor can send it
    -- again.
    key_hash = case state when 'waiting' then null else key_hash end,
    state = case state when 'waiting' then 'expired' else state end
  where ciphertext is not null
    and (sent_at < now() - interval '7 days' or received_at < now() - interval '30 days');

  -- Deletes jobs whose answers are erased, except for withdrawals, whose mail contains no answers.
  delete from quote.jobs j using quote.requests r
  where r.number = j.number and r.ciphertext is null and r.state <> 'withdrawn';

  delete from quote.requests where erased_at < now() - interval '30 days';
$$;

-- Creates the role of the function. The deployment sets its password, so that no migration contains
-- it.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'quote_function') then
    create role quote_function nologin;
  end if;
end
$$;
grant quote_function to current_user;
grant usage on schema quote to quote_function;
grant select, insert, update, delete on quote.requests, quote.jobs to quote_function;
revoke execute on all functions in schema quote from public;
grant execute on function quote.erase() to quote_function;

-- Calls a route of the function with the address and the secret from the Vault.
create function quote.call(path text) returns bigint language plpgsql set search_path = '' as $$
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
    url := address || path,
    body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || secret),
    timeout_milliseconds := 60000
  );
end
$$;

create function quote.put_in_vault(secret_name text, value text) returns void
language plpgsql set search_path = '' as $$
begin
  perform vault.update_secret(s.id, value) from vault.secrets s where s.name = secret_name;
  if not found then
    perform vault.create_secret(value, secret_name);
  end if;
end
$$;

-- Makes pg_cron call the Edge Function and erase old data at fixed times; each deployment runs
-- quote.schedule(). On a machine without pg_cron, a timer of scripts/dev/backend.ts calls the Edge
-- Function instead.
create function quote.schedule(address text, secret text) returns void
language plpgsql set search_path = '' as $$
begin
  perform quote.put_in_vault('quote_function_url', address);
  perform quote.put_in_vault('quote_outbox_secret', secret);
  perform cron.schedule('quote-worker', '* * * * *', $job$select quote.call('/envois')$job$);
  perform cron.schedule('quote-canary', '23 5 * * *', $job$select quote.call('/canari')$job$);
  -- Erases answers on time even while the function is down.
  perform cron.schedule('quote-erase', '*/10 * * * *', 'select quote.erase()');
  -- Deletes the history of these runs after a day, because pg_cron keeps it forever.
  perform cron.schedule('quote-cron-history', '7 * * * *', $job$delete from cron.job_run_details d
    using cron.job j where j.jobid = d.jobid and j.jobname like 'quote-%'
    and d.end_time < now() - interval '1 day'$job$);
end
$$;

revoke execute on function
  quote.call(text), quote.put_in_vault(text, text), quote.schedule(text, text)
from public;
