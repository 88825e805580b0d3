-- The shop's answer, and whether its author had bought the product when it was written or approved.
alter table product_review
  add column is_verified boolean not null default false,
  add column answer text check (length(answer) between 1 and 5000),
  add column answered_at timestamptz,
  add constraint product_review_answered check ((answer is null) = (answered_at is null));
create index on product_review (product_id, created_at desc, id desc) where status = 'approved';
-- The list of the back office.
create index on product_review (created_at, id);

-- An approved review is shown in every store view of its website: each has the rating of all of them.
create function rate_products(product_ids integer[]) returns void language sql as $$
  delete from product_rating where product_id = any(product_ids);
  insert into product_rating (product_id, store_id, review_count, percent)
  select rated.product_id, s.id, rated.review_count, rated.percent
    from (select r.product_id, g.website_id, count(distinct r.id) as review_count,
                 coalesce(round(avg(v.value) * 20), 0) as percent
            from product_review r join store o on o.id = r.store_id join store_group g on g.id = o.group_id
            left join product_review_vote v on v.review_id = r.id
           where r.product_id = any(product_ids) and r.status = 'approved'
           group by r.product_id, g.website_id) rated
    join store_group g on g.website_id = rated.website_id join store s on s.group_id = g.id
$$;

-- A new store view has the ratings of its website.
create function rate_in_new_store() returns trigger language plpgsql as $$
begin
  insert into product_rating (product_id, store_id, review_count, percent)
  select p.product_id, new.id, p.review_count, p.percent
    from product_rating p
   where p.store_id = (select s.id from store s join store_group g on g.id = s.group_id
                        where g.website_id = (select website_id from store_group where id = new.group_id) and s.id <> new.id
                        order by s.id limit 1)
  on conflict do nothing;
  return null;
end $$;
create trigger ratings_of_new_store after insert on store for each row execute function rate_in_new_store();

do $$
declare
  rated integer[] := array(select distinct product_id from product_review where status = 'approved');
begin
  if cardinality(rated) > 0 then
    perform rate_products(rated);
    perform catalogue_changed('ratings', rated);
  end if;
end $$;
