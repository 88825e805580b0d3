-- Sales to consumers of other member states, which decide where further ones are taxed (Directive 2006/112/EC Art. 59c).
alter table sales_order
  add column distance_sale_net integer, -- value without tax in minor units of the website's own currency; null for other orders
  add column distance_sale_year smallint; -- calendar year in the time zone of the website
create index sales_order_distance_sale on sales_order (website_id, distance_sale_year, id) include (distance_sale_net)
  where distance_sale_net is not null and status <> 'canceled' and (not is_quotation or quotation_accepted_at is not null);
