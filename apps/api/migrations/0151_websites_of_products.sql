-- The websites that sell a product, beside what lists of products read, kept by triggers.
alter table product_summary add column website_ids smallint[] not null default '{}';

create function summarise_websites() returns trigger language plpgsql as $$
begin
  update product_summary n
     set website_ids = array(select website_id from product_website o where o.product_id = n.product_id order by 1)
   where n.product_id in (select product_id from changed);
  return null;
end $$;

create trigger websites_inserted after insert on product_website
  referencing new table as changed for each statement execute function summarise_websites();
create trigger websites_deleted after delete on product_website
  referencing old table as changed for each statement execute function summarise_websites();

update product_summary n
   set website_ids = array(select website_id from product_website o where o.product_id = n.product_id order by 1);
