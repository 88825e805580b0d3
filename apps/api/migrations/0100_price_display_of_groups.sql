-- Whether the prices that a customer group sees include tax; null follows its visitor_kind.
alter table customer_group add column price_display text check (price_display in ('incl', 'excl'));
-- How the prices of an order were shown, whatever becomes of its customer's group; null, in older orders, follows visitor_kind.
alter table sales_order add column price_display text check (price_display in ('incl', 'excl'));
