-- Creates simple versions of the parts that Supabase adds to a database and Debian lacks: roles,
-- Vault, pg_net. The owner of the migrations is not a superuser. This Vault does not encrypt, and
-- nothing sends the queue of this pg_net.
create role postgres login createrole createdb bypassrls password 'postgres';
create role anon nologin;
create role authenticated nologin;
grant anon, authenticated to postgres;
grant create on database postgres to postgres;

create extension pg_cron;
grant usage on schema cron to postgres;
grant select, delete on cron.job_run_details to postgres;

create schema vault;
create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(new_secret text, new_name text default null) returns uuid language sql security definer as
  'insert into vault.secrets (name, secret) values (new_name, new_secret) returning id';
create function vault.update_secret(secret_id uuid, new_secret text default null) returns void language sql security definer as
  'update vault.secrets set secret = new_secret where id = secret_id';
grant usage on schema vault to postgres;
grant select on vault.secrets, vault.decrypted_secrets to postgres;

create schema net;
create table net.http_request_queue (id bigserial primary key, url text, headers jsonb, body jsonb, timeout_milliseconds int);
create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds int) returns bigint
  language sql security definer as
  'insert into net.http_request_queue (url, headers, body, timeout_milliseconds) values (url, headers, body, timeout_milliseconds) returning id';
grant usage on schema net to postgres;
grant select on net.http_request_queue to postgres;
