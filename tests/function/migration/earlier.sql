-- Creates the tables of the previous release, but only with the columns that the migration reads,
-- and a request in each state.
create schema quote_guard;
create table quote_guard.claims (address text, network text, number text);
insert into quote_guard.claims values ('an address', 'a network', 'waiting');
create schema quote_outbox;
create table quote_outbox.requests (
  number text primary key, idempotency_hash text, key_id text, nonce bytea, ciphertext bytea,
  suspicious boolean, state text, failures int, resends int, cause text, received_at timestamptz,
  queued_at timestamptz, sent_at timestamptz, erased_at timestamptz, turn timestamptz,
  withdrawn_at timestamptz, follows text references quote_outbox.requests on delete cascade
);
create function quote_outbox.erase() returns void language sql as 'select 1';

insert into quote_outbox.requests
select request.* from (values
  ('waiting', '{}'),
  ('third of its network', jsonb_build_object('turn', now() + interval '20 minutes')),
  ('marked', '{"suspicious": true}'),
  ('failing', '{"failures": 4}'),
  ('leased', '{"state": "sending"}'),
  ('unreadable', '{"state": "failed", "failures": 1}'),
  ('bounced', '{"state": "failed", "sent_at": "now"}'),
  ('sent', '{"state": "sent", "resends": 2, "sent_at": "now"}'),
  ('sent and erased', '{"state": "sent", "sent_at": "now", "erased_at": "now", "ciphertext": null}'),
  ('never sent', '{"state": "failed", "failures": 9, "erased_at": "now", "ciphertext": null}'),
  ('withdrawn', '{"state": "sent", "sent_at": "now", "erased_at": "now", "withdrawn_at": "now", "ciphertext": null}'),
  ('CANARI-waiting', '{"failures": 1}'),
  ('ACCUSE-sent', '{"failures": 1, "follows": "sent"}'),
  ('OUTIL-sent', '{"state": "failed", "failures": 3, "follows": "sent"}'),
  ('RETRAIT-withdrawn', '{"follows": "withdrawn"}'),
  ('RETOUR-sent', '{"follows": "sent"}'),
  ('RAPPEL-sent', '{"follows": "sent"}'),
  ('BILAN-261101-CEMOIS', '{}')
) row (number, change), jsonb_populate_record(null::quote_outbox.requests,
  '{"key_id": "a", "nonce": "\\x01", "ciphertext": "\\x0203", "suspicious": false,
    "state": "waiting", "failures": 0, "resends": 0}'::jsonb
  || jsonb_build_object('number', number, 'idempotency_hash', 'key ' || number,
    'received_at', now(), 'queued_at', now(), 'turn', now()) || change::jsonb) request;
