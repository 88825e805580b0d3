-- Whether a rule was ever switched on: prices may have followed from it, so that it is not deleted.
alter table catalogue_rule add column was_active boolean not null default true;

-- Coupons that a job generates.
create table coupon_batch (
  id integer primary key generated always as identity,
  rule_id integer not null references cart_rule on delete cascade,
  pattern text not null,
  wanted integer not null check (wanted > 0),
  done integer not null default 0,
  max_uses integer check (max_uses > 0), -- null is without limit
  ends_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  problem text -- why it could not be finished
);
create index on coupon_batch (rule_id);
create index on coupon_batch (id) where finished_at is null;

-- Lists need a key of one column.
alter table scheduled_price add column id integer primary key generated always as identity;

-- Lists of quotations.
create index on sales_order (id) where is_quotation;
