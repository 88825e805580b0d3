-- Changes of everything that matched in a list, done in the background.
create table bulk_job (
  id integer primary key generated always as identity,
  kind text not null,
  input jsonb not null,
  record_ids integer[] not null, -- what matched when it was asked for
  done integer not null default 0, -- how many of them were tried
  failures jsonb not null default '[]',
  error text,
  staff_id integer,
  token_id integer,
  author jsonb not null, -- who asked for it, with what they may do
  request_id text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  dismissed_at timestamptz
);
create index on bulk_job (id) where finished_at is null;
create index on bulk_job (staff_id, token_id) where dismissed_at is null;
create index on bulk_job (created_at);
