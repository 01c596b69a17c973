-- Until when a request is kept: its answers for seven days after the mail server took them, and for
-- thirty after receipt in any case; what is left of it thirty days more. Without a search path of
-- its own, so that it is written into what asks it of all.
create function quote_outbox.kept_until(p_request quote_outbox.requests) returns timestamptz language sql stable as $$
  select case
    when p_request.erased_at is not null then p_request.erased_at + interval '30 days'
    else least(
      case when p_request.state = 'sent' then p_request.sent_at + interval '7 days' end,
      p_request.received_at + interval '30 days'
    )
  end
$$;

-- Erases: the hash of the answers after ten minutes; the answers, and what is left of a request,
-- when it is time; what the guard counted, after an hour; and what the operator did with requests,
-- after thirty days.
create function quote_outbox.erase() returns void language sql security definer set search_path = '' as $$
  update quote_outbox.requests set content = null
  where content is not null and received_at < pg_catalog.clock_timestamp() - interval '10 minutes';

  delete from quote_outbox.requests r where r.erased_at is not null and quote_outbox.kept_until(r) < pg_catalog.clock_timestamp();

  update quote_outbox.requests r set key_id = null, nonce = null, ciphertext = null, erased_at = pg_catalog.clock_timestamp(),
    -- Nobody can ask for what was never sent any more; the same attempt is a new request.
    idempotency_hash = case when r.state = 'sent' then r.idempotency_hash end,
    cause = case when r.state = 'sent' then r.cause else 'effacée sans être remise' end,
    state = case when r.state = 'sent' then r.state else 'failed' end
  where r.ciphertext is not null and quote_outbox.kept_until(r) < pg_catalog.clock_timestamp();

  delete from quote_guard.claims where at < pg_catalog.clock_timestamp() - interval '1 hour';
  delete from quote_outbox.operations where at < pg_catalog.clock_timestamp() - interval '30 days';
$$;

revoke execute on all functions in schema quote_outbox from public;
grant execute on function quote_outbox.erase() to quote_function;
