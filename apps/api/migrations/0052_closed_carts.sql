-- When a cart was closed without an order: merged into another, or set inactive. It is deleted after a time.
alter table cart add column closed_at timestamptz;
update cart set closed_at = updated_at
 where not is_active and not exists (select from sales_order where cart_id = cart.id);
create index on cart (closed_at) where closed_at is not null;
