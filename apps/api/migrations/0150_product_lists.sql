-- What lists of products in the back office show, sort and search, narrow enough to be read whole.
create table product_summary (
  product_id integer primary key references product on delete cascade,
  -- In the default scope.
  name text not null default '',
  -- The name in small letters without accents.
  sort_name text not null default '',
  -- Names of all store views, codes of articles: small letters without accents.
  search text not null default '',
  -- Store views with a name of their own.
  named_stores smallint[] not null default '{}'
);

create function plain_text(given text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g'))
$$;

create function summarise_products(ids integer[]) returns void language sql as $$
  insert into product_summary (product_id, name, sort_name, search, named_stores)
  select v.product_id,
         coalesce(max(v.attribute_values ->> 'name') filter (where v.store_id = 0), ''),
         plain_text(coalesce(max(v.attribute_values ->> 'name') filter (where v.store_id = 0), '')),
         plain_text(string_agg(distinct concat_ws(' ', v.attribute_values ->> 'name', v.attribute_values ->> 'gtin',
                    v.attribute_values ->> 'ean', v.attribute_values ->> 'barcode', v.attribute_values ->> 'upc'), ' ')),
         coalesce(array_agg(v.store_id order by v.store_id)
                    filter (where v.store_id > 0 and v.attribute_values ->> 'name' <> ''), '{}')
    from product_values v where v.product_id = any(ids) group by v.product_id
  on conflict (product_id) do update
     set name = excluded.name, sort_name = excluded.sort_name, search = excluded.search,
         named_stores = excluded.named_stores
   where (product_summary.name, product_summary.search, product_summary.named_stores)
         is distinct from (excluded.name, excluded.search, excluded.named_stores)
$$;

create function summarise_written() returns trigger language plpgsql as $$
begin
  perform summarise_products(array(select distinct product_id from written));
  return null;
end $$;

create function summarise_new() returns trigger language plpgsql as $$
begin
  insert into product_summary (product_id) select id from written on conflict do nothing;
  return null;
end $$;

create trigger product_inserted after insert on product
  referencing new table as written for each statement execute function summarise_new();
create trigger values_inserted after insert on product_values
  referencing new table as written for each statement execute function summarise_written();
create trigger values_updated after update on product_values
  referencing new table as written for each statement execute function summarise_written();

insert into product_summary (product_id) select id from product;
select summarise_products(array(select distinct product_id from product_values));
create index on product_summary (sort_name, product_id);
create index on product_price (website_id, price, product_id);
create index on product_website (website_id, product_id);

-- Lists begin with what was changed last.
create index on product (updated_at, id);
-- Finds the configurable products of a variant.
create index on configurable_variant (child_id);
-- Products of a category.
create index on product_category (category_id, position);

-- The point of a picture that must stay visible when it is cropped, in percent of its width and height.
alter table product_media add column focus_x smallint check (focus_x between 0 and 100),
  add column focus_y smallint check (focus_y between 0 and 100);
