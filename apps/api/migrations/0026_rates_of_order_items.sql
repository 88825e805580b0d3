-- Amount of an item after discount at each of its tax rates, highest first: [{"rate": …, "net": …, "tax": …}]. A menu
-- with a beer has two.
alter table order_item add column at_rates jsonb not null default '[]';
update order_item set at_rates = jsonb_build_array(jsonb_build_object('rate', tax_rate, 'tax', order_item.tax, 'net',
         case visitor_kind when 'b2b' then row_excl_tax - order_item.discount
                           else row_incl_tax - order_item.discount - order_item.tax end))
  from sales_order where sales_order.id = order_id;
