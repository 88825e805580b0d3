alter table cart_item add column seen_prices integer[]; -- unit prices of the line's components when the shopper last saw them, in the website's tax base
alter table cart
  add column notices jsonb not null default '[]', -- notices about lines that were not dismissed
  add column purchase_order_number text check (length(purchase_order_number) <= 64);

alter table coupon
  add column uses_per_customer integer check (uses_per_customer > 0),
  add column customer_groups text[]; -- codes; null is everybody

create index on sales_order (coupon_id, customer_id) where coupon_id is not null;
create index on sales_order (coupon_id, lower(email)) where coupon_id is not null;
