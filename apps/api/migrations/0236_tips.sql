-- Tips, none unless one is chosen: paid with the order, outside the taxable base. In minor units of the currency in which
-- the cart was shown; of an order, in its own.
alter table cart add column tip integer not null default 0 check (tip >= 0);
alter table cart add column tip_currency char(3);
alter table cart add check ((tip = 0) = (tip_currency is null));
alter table sales_order add column tip integer not null default 0 check (tip between 0 and grand_total);
-- The part of a credit note or an invoice that is the tip; its total contains it.
alter table order_document add column tip integer not null default 0 check (tip >= 0);

-- As of migration 0192, with the tip.
create or replace function webhook_order(o sales_order) returns json language sql stable as $$
  select json_build_object(
    'number', o.number, 'status', o.status, 'payment_state', o.payment_state, 'placed_at', webhook_time(o.created_at),
    'customer_id', o.customer_id, 'is_guest', o.customer_id is null, 'buyer', o.visitor_kind,
    'location', (select code from location l where l.id = o.pad_location_id),
    'shipping_method', o.shipping_method, 'payment_method', o.payment_method,
    'currency', o.currency, 'subtotal_excl_tax', o.subtotal_excl_tax, 'subtotal_incl_tax', o.subtotal_incl_tax,
    'discount', o.discount, 'shipping_excl_tax', o.shipping_excl_tax, 'shipping_incl_tax', o.shipping_incl_tax,
    'tax', o.tax, 'tip', o.tip, 'grand_total', o.grand_total, 'outstanding', o.outstanding,
    'lines', (select coalesce(json_agg(json_build_object(
                       'sku', i.sku, 'name', i.name, 'quantity', i.quantity, 'row_excl_tax', i.row_excl_tax,
                       'row_incl_tax', i.row_incl_tax, 'discount', i.discount) order by i.id), '[]')
                from order_item i where i.order_id = o.id and i.quantity > 0))
$$;

-- A tip is not turnover: what a customer bought is counted without.
create or replace function net_of_order(one sales_order) returns bigint language sql stable as $$
  select case when one.currency = (select currency from website where id = one.website_id)
         then one.grand_total - one.tax - one.tip else 0 end::bigint
$$;
create or replace function refunded_of_order(one sales_order) returns bigint language sql stable as $$
  select case when one.currency = (select currency from website where id = one.website_id)
         then coalesce((select sum(grand_total - tax - tip) from order_document
                         where order_id = one.id and kind = 'credit_memo' and not is_edit), 0) else 0 end::bigint
$$;
