-- How far the staff has prepared an order, beside the status that its customer reads.
alter table sales_order
  add column preparation text not null default 'new' check (preparation in ('new', 'preparing', 'ready', 'handed_over')),
  add column preparation_changed_at timestamptz;

update sales_order set preparation = 'handed_over', preparation_changed_at = status_changed_at
 where status in ('complete', 'closed');

-- What the staff has to do: few rows, whatever the number of orders.
create index on sales_order (website_id, preparation, created_at) where status in ('processing', 'holded');

-- The member of staff who caused an event, as the transaction names them; null for customers and jobs.
alter table order_event add column actor text default nullif(current_setting('comptoir.actor', true), '');
