-- What the limits reach is no longer refused: it is kept as suspicious, and delivered with others of its kind. So there may
-- be one more, for everybody: whoever has enough networks keeps within those of an address and of a network.

-- Which request an attempt was, so that one which failed by our fault can be given back.
alter table quote_guard.attempts add column number text;

drop function quote_guard.admit(text, text, text, text, int, int);

-- As before; « crowded » is admitted where so many were admitted within ten minutes, whoever they are.
create function quote_guard.admit(
  p_address text, p_network text, p_content text, p_number text, p_per_address int, p_per_network int, p_overall int,
  out verdict text, out number text, out seconds int
) language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  known quote_guard.requests;
  free timestamptz;
  is_crowded boolean;
begin
  perform pg_catalog.pg_advisory_xact_lock(1, pg_catalog.hashtext(p_content));
  perform pg_catalog.pg_advisory_xact_lock(2, pg_catalog.hashtext(p_network));
  moment := pg_catalog.clock_timestamp();
  perform quote_guard.forget();

  select * into known from quote_guard.requests r where r.content = p_content;
  if known.sent and known.at > moment - interval '10 minutes' then
    verdict := 'sent';
    number := known.number;
    return;
  elsif not known.sent and known.at > moment - interval '20 seconds' then
    verdict := 'busy';
    return;
  end if;

  -- The moment from which one more attempt fits in: the oldest of the last so many has left the window.
  select greatest(
    (select a.at + interval '10 minutes' from quote_guard.attempts a
      where a.address = p_address order by a.at desc offset p_per_address - 1 limit 1),
    (select a.at + interval '1 hour' from quote_guard.attempts a
      where a.network = p_network order by a.at desc offset p_per_network - 1 limit 1)
  ) into free;
  if free > moment then
    verdict := 'limited';
    seconds := ceil(extract(epoch from free - moment));
    return;
  end if;

  is_crowded := exists (
    select from quote_guard.attempts a where a.at > moment - interval '10 minutes' order by a.at desc offset p_overall - 1
  );
  insert into quote_guard.attempts (address, network, number, at) values (p_address, p_network, p_number, moment);
  insert into quote_guard.requests (content, number, sent, at) values (p_content, p_number, false, moment)
    on conflict (content) do update set number = excluded.number, sent = false, at = excluded.at;
  verdict := case when is_crowded then 'crowded' else 'admitted' end;
end
$$;

-- How the sending of an admitted request ended. One that failed may be tried again, and counts for nobody.
create or replace function quote_guard.settle(p_content text, p_number text, p_sent boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_sent then
    update quote_guard.requests r set sent = true, at = pg_catalog.clock_timestamp()
      where r.content = p_content and r.number = p_number;
  else
    delete from quote_guard.requests r where r.content = p_content and r.number = p_number and not r.sent;
    delete from quote_guard.attempts a where a.number = p_number;
  end if;
end
$$;

-- How many suspicious requests are kept with their answers.
create index on quote_outbox.requests (number) where suspicious and ciphertext is not null;
create function quote_outbox.suspects() returns int language sql stable security definer set search_path = '' as $$
  select count(*)::int from quote_outbox.requests r where r.suspicious and r.ciphertext is not null
$$;

revoke execute on function
  quote_guard.admit(text, text, text, text, int, int, int),
  quote_outbox.suspects()
from public;
grant execute on function
  quote_guard.admit(text, text, text, text, int, int, int),
  quote_outbox.suspects()
to quote_function;
