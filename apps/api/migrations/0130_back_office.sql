-- What the back office needs for every record: its log, repeated requests, actions that can be taken back, views.

-- Every change by staff, written in its transaction. Entries outlive the account that made them.
create table audit_entry (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  staff_id integer,
  token_id integer,
  actor text not null, -- the name at that time
  action text not null,
  entity_type text not null,
  entity_id text not null,
  entity_label text not null,
  website_id smallint,
  location_id integer,
  before jsonb,
  after jsonb,
  request_id text not null,
  address text
);
create index on audit_entry (entity_type, entity_id, id);
create index on audit_entry (staff_id, id);
create index on audit_entry (website_id, id);
create index on audit_entry (at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the audit log are never changed';
end $$;
create trigger audit_entry_is_kept before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger audit_log_is_kept before truncate on audit_entry
  for each statement execute function refuse_audit_change();

-- Results of mutations by idempotency key.
create table admin_request (
  actor text not null, -- staff:ID or token:ID
  key text not null,
  operation text not null,
  input_hash bytea not null,
  result jsonb,
  created_at timestamptz not null,
  primary key (actor, key)
);
create index on admin_request (created_at);

-- What leaves the shop waits, so that it can be taken back.
create table pending_action (
  id bigint primary key generated always as identity,
  kind text not null,
  entity_type text not null,
  entity_id text not null,
  entity_label text not null,
  website_id smallint,
  location_id integer,
  staff_id integer,
  token_id integer,
  actor text not null,
  request_id text not null,
  input jsonb not null,
  summary jsonb not null, -- what people read before it happens
  created_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'withdrawn', 'done', 'failed', 'dismissed')),
  finished_at timestamptz,
  error text,
  result jsonb
);
create index on pending_action (due_at) where state = 'waiting';
create index on pending_action (entity_type, entity_id);
create index on pending_action (finished_at) where state = 'failed';

-- Saved sets of filters, order and columns of a list; without owner they are the team's.
create table saved_view (
  id integer primary key generated always as identity,
  list text not null,
  name text not null check (length(name) between 1 and 60),
  staff_id integer,
  definition jsonb not null,
  created_at timestamptz not null
);
create index on saved_view (list, staff_id);
