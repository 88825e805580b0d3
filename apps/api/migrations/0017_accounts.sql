-- Key that signs links and pseudonymises addresses, shared by all processes.
alter table form_secret rename to shop_secret;

create table password_reset (
  customer_id integer primary key references customer on delete cascade,
  token_hash bytea not null, -- SHA-256: the token itself is in the mail only
  expires_at timestamptz not null
);

-- Counters of rate limits; senders and logins as hashes only.
create table request_count (
  kind text not null,
  sender_hash bytea not null,
  count integer not null,
  expires_at timestamptz not null,
  primary key (kind, sender_hash)
);
create index on request_count (expires_at);

-- Each solved challenge counts once.
create table used_proof (
  hash bytea primary key,
  expires_at timestamptz not null
);

alter table mail
  add column customer_id integer references customer on delete set null,
  add column unsubscribe_url text; -- for the button that mail programs show
create index on mail (customer_id) where customer_id is not null;

alter table customer_address
  add column pad_ring_option text,
  add column pad_latitude double precision,
  add column pad_longitude double precision;
