-- Staff act for a customer in the storefront: a link that works once, and the session that it opens.
create table acting_link (
  token_hash bytea primary key,
  customer_id integer not null references customer on delete cascade,
  staff_id integer,
  token_id integer,
  actor text not null, -- the name of the member of staff
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on acting_link (customer_id);
create index on acting_link (expires_at);

alter table customer_token
  add column acting_staff_id integer,
  add column acting_token_id integer,
  add column acting_name text; -- null for the customer's own session

alter table sales_order add column placed_by text; -- the member of staff who acted for the customer
