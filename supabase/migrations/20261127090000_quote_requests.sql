-- Requests that send-devis-email keeps, encrypted with a key that is not here, and the messages
-- that are still to be sent for them. Out of reach of the public API, which exposes the schema
-- « public » only.
create schema quote;
revoke all on schema quote from public;

create table quote.requests (
  number text primary key,
  -- SHA-256 of the random key of an attempt: the page that holds the key may ask for the state.
  key_hash text unique,
  -- Keyed hashes, for one hour: answers that came without a key, caller, network around the caller.
  content_hash text,
  address_hash text,
  network_hash text,
  -- How many requests its network had sent within the hour, this one included: the fair order.
  network_rank int not null default 1,
  is_marked boolean not null default false,
  -- Nonce and AES-GCM of the answers, bound to the number; the name of the key that opens it.
  key_id text,
  ciphertext bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'withdrawn', 'expired')),
  -- Each one has a Message-ID of its own.
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
  -- A lease moves it into the future: a worker that dies gives the job back by doing nothing.
  due_at timestamptz not null default clock_timestamp(),
  lease uuid,
  cause text,
  primary key (number, kind)
);
create index on quote.jobs (due_at);

-- Erases what its time has come for: hashes after an hour, answers 7 days after the mail server
-- took them and 30 days after receipt in any case, what is left of a request 30 days later.
create function quote.erase() returns void language sql security definer set search_path = '' as $$
  update quote.requests set content_hash = null, address_hash = null, network_hash = null
  where received_at < now() - interval '1 hour'
    and (content_hash is not null or address_hash is not null or network_hash is not null);

  update quote.requests set key_id = null, ciphertext = null, erased_at = now(),
    -- An attempt that was never sent is a new request when it comes again.
    key_hash = case state when 'waiting' then null else key_hash end,
    state = case state when 'waiting' then 'expired' else state end
  where ciphertext is not null
    and (sent_at < now() - interval '7 days' or received_at < now() - interval '30 days');

  -- A withdrawn request has a job without its answers.
  delete from quote.jobs j using quote.requests r
  where r.number = j.number and r.ciphertext is null and r.state <> 'withdrawn';

  delete from quote.requests where erased_at < now() - interval '30 days';
$$;

-- The function's own role. It gets its password from the operator (functions/.env.example), never
-- from a migration.
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

-- Calls one of the function's addresses. Its address and secret are in the Vault.
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

-- Each deployment calls it. Without pg_cron a timer beside the function makes the same calls
-- (scripts/dev).
create function quote.schedule(address text, secret text) returns void
language plpgsql set search_path = '' as $$
begin
  perform quote.put_in_vault('quote_function_url', address);
  perform quote.put_in_vault('quote_outbox_secret', secret);
  perform cron.schedule('quote-worker', '* * * * *', $job$select quote.call('/envois')$job$);
  perform cron.schedule('quote-canary', '23 5 * * *', $job$select quote.call('/canari')$job$);
  -- Answers are erased on time even while the function is away.
  perform cron.schedule('quote-erase', '*/10 * * * *', 'select quote.erase()');
  -- Nothing else removes the rows of past runs.
  perform cron.schedule('quote-cron-history', '7 * * * *', $job$delete from cron.job_run_details d
    using cron.job j where j.jobid = d.jobid and j.jobname like 'quote-%'
    and d.end_time < now() - interval '1 day'$job$);
end
$$;

revoke execute on function
  quote.call(text), quote.put_in_vault(text, text), quote.schedule(text, text)
from public;
