-- What follows a request once the broker's mail was taken, or what became of it must be told: each
-- an errand with a row, a Message-ID and a fate of its own, sent, tried again and erased like a
-- request, and outside the hour's count. Its number is the request's behind a word: ACCUSE, the
-- acknowledgement; OUTIL, the call of the broker's tool; RETOUR and RETRAIT, what the broker is
-- told of an address that does not answer and of a request that was withdrawn. They are sealed
-- under another name than requests, so that none of them is taken for one.

-- One of what there is to tell of a request; what is told already is not told again.
create function quote_outbox.run_errand(p_number text, p_follows text, p_key_id text, p_nonce text, p_ciphertext text)
returns void language sql set search_path = '' as $$
  insert into quote_outbox.requests (
    number, follows, key_id, nonce, ciphertext, suspicious, state, received_at, queued_at, next_at, left_at
  ) select p_number, p_follows, p_key_id, pg_catalog.decode(p_nonce, 'hex'), pg_catalog.decode(coalesce(p_ciphertext, ''), 'hex'),
    false, 'waiting', m, m, m, '-infinity'
  from pg_catalog.clock_timestamp() m on conflict on constraint requests_pkey do nothing
$$;

-- The broker's mail of a request was taken: what follows is due, unless it was withdrawn meanwhile.
-- No acknowledgement leaves where none was meant to, or while anything waits its turn. When the
-- broker is to be reminded (in seconds) stays as it was first.
create function quote_outbox.taken(
  p_number text, p_resends int, p_errands text[], p_key_ids text[], p_nonces text[], p_ciphertexts text[], p_remind_at double precision
) returns void language sql security definer set search_path = '' as $$
  -- Sent once more, it was sent when it was first: its seven days do not begin anew.
  update quote_outbox.requests r set state = 'sent', sent_at = coalesce(r.sent_at, pg_catalog.now()), lease_until = null, cause = null
  where r.number = p_number and r.resends = p_resends;
  update quote_outbox.requests r set remind_at = coalesce(r.remind_at, to_timestamp(p_remind_at)) where r.number = p_number;
  select quote_outbox.run_errand(e.number, p_number, e.key_id, e.nonce, e.ciphertext)
  from unnest(p_errands, p_key_ids, p_nonces, p_ciphertexts) e (number, key_id, nonce, ciphertext)
  join quote_outbox.requests r on r.number = p_number and r.ciphertext is not null
  where e.number not like 'ACCUSE-%' or r.acknowledge and not exists (select from quote_outbox.queue)
$$;

-- What became of an attempt, and of its acknowledgement: meant to leave, on its way, gone, or come
-- back.
create function quote_outbox.fate(p_idempotency_hash text, p_content text)
returns table (number text, state text, acknowledged text) language sql stable security definer set search_path = '' as $$
  select s.number, case when r.withdrawn_at is not null then 'withdrawn' else s.state end,
    case when a.bounces > 0 then 'bounced' when a.number is not null then a.state
      when r.acknowledge and r.state <> 'sent' then 'waiting' end
  from quote_outbox.state_of(p_idempotency_hash, p_content) s join quote_outbox.requests r on r.number = s.number
  left join quote_outbox.requests a on a.number = 'ACCUSE-' || s.number
$$;

-- Whether an acknowledgement that was taken has come back for the first time, or was refused for
-- good: it is not tried again, and the broker is told to call.
create function quote_outbox.unreachable(p_number text) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  request text;
begin
  update quote_outbox.requests r set state = 'sent', sent_at = coalesce(r.sent_at, pg_catalog.now()), bounces = 1, cause = 'retour'
  where r.number = p_number and r.follows is not null and r.bounces = 0
  returning r.follows into request;
  perform quote_outbox.run_errand('RETOUR-' || request, request, null, null, null) where request is not null;
  return request is not null;
end
$$;

-- The person takes a request back, by the attempt's key or by a link that names it: its answers are
-- erased here at once, and the broker, if it was let out to him, is told by one mail with its
-- number. « withdrawn » too if it was before.
create function quote_outbox.withdraw(p_idempotency_hash text, p_number text) returns table (verdict text, number text)
language plpgsql security definer set search_path = '' as $$
declare
  known quote_outbox.requests;
begin
  select * into known from quote_outbox.requests r
  where r.follows is null and (r.idempotency_hash = p_idempotency_hash or r.number = p_number) for update;
  number := known.number;
  verdict := case
    when known.number is null then 'unknown'
    when known.withdrawn_at is null and known.ciphertext is null then 'erased'
    else 'withdrawn'
  end;
  if verdict = 'withdrawn' and known.withdrawn_at is null then
    perform quote_outbox.wipe(known.number, 'retirée');
    update quote_outbox.requests r set withdrawn_at = pg_catalog.now() where r.number = known.number;
    perform quote_outbox.run_errand('RETRAIT-' || known.number, known.number, null, null, null) where known.left_at is not null;
  end if;
  return next;
end
$$;

-- Erases the answers of a request, and with them what would still carry them elsewhere.
create function quote_outbox.wipe(p_number text, p_cause text) returns void language sql set search_path = '' as $$
  delete from quote_outbox.requests r where r.follows = p_number and r.state <> 'sent';
  update quote_outbox.requests r set key_id = null, nonce = null, ciphertext = null, content = null,
    erased_at = pg_catalog.clock_timestamp(), lease_until = null, cause = p_cause,
    state = case when r.state = 'sent' then r.state else 'failed' end
  where r.number = p_number or r.follows = p_number
$$;

-- What the operator did with requests that are kept, without a word of them (scripts/leads): when,
-- what, of which or how many.
create table quote_outbox.operations (at timestamptz not null default pg_catalog.now(), what text not null, requests text not null);

revoke execute on all functions in schema quote_outbox from public;
grant execute on function
  quote_outbox.taken(text, int, text[], text[], text[], text[], double precision),
  quote_outbox.fate(text, text),
  quote_outbox.unreachable(text),
  quote_outbox.withdraw(text, text)
to quote_function;
