-- Grows with every change of an order's appointment, for calendars that have it (RFC 5545, SEQUENCE).
alter table sales_order add column appointment_sequence integer not null default 0;

-- The private address at which somebody of the team reads a website's agenda; of its secret only the hash is stored.
create table agenda_feed (
  staff_id integer not null references staff on delete cascade,
  website_id smallint not null references website on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz,
  primary key (staff_id, website_id)
);
create index on agenda_feed (website_id);
