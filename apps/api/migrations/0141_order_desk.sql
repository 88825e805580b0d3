-- What the staff writes about orders, and what their lists are sorted and searched by.

alter table sales_order
  add column assigned_to integer, -- staff.id
  add column tags text[] not null default '{}';

create table order_note (
  id integer primary key generated always as identity,
  order_id integer not null references sales_order on delete cascade,
  staff_id integer, -- null for an API token
  author text not null, -- the name at that time
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null
);
create index on order_note (order_id);

-- Open quotations are in lists of their own; counting and paging read these indexes only.
create index on sales_order (created_at, id) include (website_id, pad_location_id)
  where not (is_quotation and quotation_accepted_at is null);
create index on sales_order (grand_total, id);
create index on sales_order (pad_starts_at, id);
create index on sales_order (pad_starts_at desc nulls last, id desc);
create index on sales_order (assigned_to) where assigned_to is not null;
-- What waits: few rows, whatever the number of orders.
create index on sales_order (created_at) where payment_state in ('waiting', 'pending', 'refused');
create index on sales_order (created_at) where status in ('payment_review', 'fraud', 'payzen_to_validate', 'payzen_pending_transfer');

-- Searched by their beginning.
create index on sales_order (lower(email) text_pattern_ops);
create index on sales_order (lower(firstname || ' ' || lastname) text_pattern_ops);
create index on sales_order (lower(lastname) text_pattern_ops);
create index on order_address (lower(company) text_pattern_ops) where company is not null;
create index on order_item (lower(sku) text_pattern_ops);
