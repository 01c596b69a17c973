-- Creates the tables as the migrations of the previous release left them, with a request in each
-- state.
create schema quote_guard;
create table quote_guard.claims (
  address text not null, network text not null, number text not null, at timestamptz not null, mailbox text
);
create schema quote_outbox;
create table quote_outbox.requests (
  number text primary key, idempotency_hash text unique, content text, key_id text, nonce bytea,
  ciphertext bytea, suspicious boolean not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed')),
  lease_no int not null default 0, failures int not null default 0, bounces int not null default 0,
  resends int not null default 0, cause text, told text[] not null default '{}',
  received_at timestamptz not null, queued_at timestamptz not null, next_at timestamptz not null,
  lease_until timestamptz, sent_at timestamptz, erased_at timestamptz,
  turn timestamptz not null default pg_catalog.clock_timestamp(), left_at timestamptz,
  acknowledge boolean not null default false, withdrawn_at timestamptz,
  follows text references quote_outbox.requests (number) on delete cascade,
  remind_at timestamptz, taken_at timestamptz
);
create table quote_outbox.operations (at timestamptz not null default now(), what text, requests text);
create function quote_outbox.erase() returns void language sql as 'select 1';

insert into quote_outbox.requests (number, idempotency_hash, key_id, nonce, ciphertext, suspicious,
  state, failures, bounces, resends, cause, received_at, queued_at, next_at, sent_at, erased_at, turn,
  withdrawn_at, follows)
select number, 'key ' || number, case when open then 'a' end, case when open then '\x01'::bytea end,
  case when open then '\x0203'::bytea end, suspicious, state, failures, bounces, resends, cause,
  received, received, now() + interval '15 minutes', sent, erased, received + turns * interval '10 minutes',
  withdrawn, follows
from (values
  ('waiting', true, false, 'waiting', 0, 0, 0, null, now(), null::timestamptz, null::timestamptz, 0, null::timestamptz, null),
  ('third of its network', true, false, 'waiting', 0, 0, 0, null, now(), null, null, 2, null, null),
  ('marked', true, true, 'waiting', 0, 0, 0, null, now(), null, null, 0, null, null),
  ('failing', true, false, 'waiting', 4, 0, 0, 'EENVELOPE 550', now(), null, null, 0, null, null),
  ('leased', true, false, 'sending', 0, 0, 0, null, now(), null, null, 0, null, null),
  ('unreadable', true, false, 'failed', 1, 0, 0, 'clé inconnue', now(), null, null, 0, null, null),
  ('bounced', true, false, 'failed', 0, 1, 0, 'retour', now(), now(), null, 0, null, null),
  ('sent', true, false, 'sent', 0, 0, 2, null, now(), now(), null, 0, null, null),
  ('sent and erased', false, false, 'sent', 0, 0, 0, null, now(), now(), now(), 0, null, null),
  ('never sent', false, false, 'failed', 9, 0, 0, 'effacée', now(), null, now(), 0, null, null),
  ('withdrawn', false, false, 'sent', 0, 0, 0, 'retirée', now(), now(), now(), 0, now(), null),
  ('CANARI-waiting', true, false, 'waiting', 1, 0, 0, 'silence', now(), null, null, 0, null, null),
  ('ACCUSE-sent', true, false, 'waiting', 1, 0, 0, null, now(), null, null, 0, null, 'sent'),
  ('OUTIL-sent', true, false, 'failed', 3, 0, 0, 'HTTP 410', now(), null, null, 0, null, 'sent'),
  ('RETRAIT-withdrawn', true, false, 'waiting', 0, 0, 0, null, now(), null, null, 0, null, 'withdrawn'),
  ('RETOUR-sent', true, false, 'waiting', 0, 0, 0, null, now(), null, null, 0, null, 'sent'),
  ('RAPPEL-sent', true, false, 'waiting', 0, 0, 0, null, now(), null, null, 0, null, 'sent'),
  ('BILAN-261101-CEMOIS', true, false, 'waiting', 0, 0, 0, null, now(), null, null, 0, null, null)
) r (number, open, suspicious, state, failures, bounces, resends, cause, received, sent, erased, turns, withdrawn, follows);
insert into quote_guard.claims values ('an address', 'a network', 'waiting', now());
