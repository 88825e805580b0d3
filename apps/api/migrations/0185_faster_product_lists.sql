-- A search of two letters reads one narrow table: the SKU is among its texts.
create or replace function summarise_products(ids integer[]) returns void language sql as $$
  insert into product_summary (product_id, name, sort_name, search, named_stores)
  select v.product_id,
         coalesce(max(v.attribute_values ->> 'name') filter (where v.store_id = 0), ''),
         plain_text(coalesce(max(v.attribute_values ->> 'name') filter (where v.store_id = 0), '')),
         plain_text(concat_ws(' ', max(p.sku),
           string_agg(distinct concat_ws(' ', v.attribute_values ->> 'name', v.attribute_values ->> 'gtin',
                      v.attribute_values ->> 'ean', v.attribute_values ->> 'barcode', v.attribute_values ->> 'upc'), ' '))),
         coalesce(array_agg(v.store_id order by v.store_id)
                    filter (where v.store_id > 0 and v.attribute_values ->> 'name' <> ''), '{}')
    from product_values v join product p on p.id = v.product_id where v.product_id = any(ids) group by v.product_id
  on conflict (product_id) do update
     set name = excluded.name, sort_name = excluded.sort_name, search = excluded.search,
         named_stores = excluded.named_stores
   where (product_summary.name, product_summary.search, product_summary.named_stores)
         is distinct from (excluded.name, excluded.search, excluded.named_stores)
$$;

create or replace function summarise_new() returns trigger language plpgsql as $$
begin
  insert into product_summary (product_id, search) select id, plain_text(sku) from written on conflict do nothing;
  return null;
end $$;

create function summarise_renamed() returns trigger language plpgsql as $$
begin
  perform summarise_products(array[new.id]);
  return null;
end $$;

create trigger sku_updated after update of sku on product
  for each row when (old.sku is distinct from new.sku) execute function summarise_renamed();

update product_summary n set search = plain_text(p.sku) from product p where p.id = n.product_id;
select summarise_products(array(select distinct product_id from product_values));

-- Products that lists pick out are few.
create index on product (id) where not is_enabled;
create index on product_price (website_id, product_id) where special_price is not null;

-- Orders with an article that is in very many of them are found without reading their lines.
create index on order_item (lower(sku) text_pattern_ops, order_id) include (sku);
drop index order_item_lower_idx;

-- The lowest stock first.
create index on stock_item (quantity, product_id);
