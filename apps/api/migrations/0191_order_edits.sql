-- Lines of an order may be edited until they are shipped.

-- A line that was removed stays for the documents that name it, without units.
alter table order_item drop constraint order_item_quantity_check;
alter table order_item add constraint order_item_quantity_check check (quantity >= 0);
-- The amounts that were agreed, once the line was edited: every later quantity is priced from them.
alter table order_item add column agreed jsonb;

-- Still to be paid after an edit of an order that was paid, in minor units.
alter table sales_order add column outstanding integer not null default 0 check (outstanding >= 0);

-- Documents about what an edit took away or added. The order's total contains them, unlike those of refunds.
alter table order_document add column is_edit boolean not null default false;
drop index one_invoice_an_order;
create unique index one_invoice_an_order on order_document (order_id) where kind = 'invoice' and not is_edit;

create or replace function refunded_of_order(one sales_order) returns bigint language sql stable as $$
  select case when one.currency = (select currency from website where id = one.website_id)
         then coalesce((select sum(grand_total - tax) from order_document
                         where order_id = one.id and kind = 'credit_memo' and not is_edit), 0) else 0 end::bigint
$$;
