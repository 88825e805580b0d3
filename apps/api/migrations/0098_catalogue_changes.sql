-- Every change of what shops show, in the order of its commits. Processes read the rows above the version that they have
-- applied, so a lost notification loses nothing.
create table catalogue_change (
  id bigint generated always as identity primary key,
  -- Null until the transaction commits; changes of one transaction share it.
  version bigint,
  -- What changed: 'all', 'settings', 'day', 'stock', 'prices', 'ratings', ...
  kind text not null,
  -- Which: products for most kinds; none when it is the kind as a whole.
  ids integer[] not null default '{}',
  -- Quantities in stock before and after, in the order of ids; null when more than quantities changed.
  quantities_before integer[],
  quantities_after integer[],
  changed_at timestamptz not null default now()
);
create index on catalogue_change (version);
create index on catalogue_change (changed_at);

-- Versions are given by the row of the state, which stays locked until the commit, so that no process sees a version
-- before a lower one. A sequence would give them in another order than that of the commits.
alter table catalogue_state alter column version drop default;
alter table catalogue_state add column day date;

create function number_catalogue_changes() returns trigger language plpgsql as $$
declare current bigint;
begin
  -- The first row of a transaction numbers all of them: rows of others without a version are not visible.
  if not exists (select from catalogue_change where id = new.id and version is null) then return null; end if;
  update catalogue_state set version = version + 1 returning version into current;
  update catalogue_change set version = current where version is null;
  perform pg_notify('catalogue', current::text);
  return null;
end $$;

create constraint trigger number_changes after insert on catalogue_change
  deferrable initially deferred for each row execute function number_catalogue_changes();

create or replace function catalogue_changed(changed text, changed_ids integer[] default '{}')
  returns void language sql as $$
  insert into catalogue_change (kind, ids) values (changed, changed_ids)
$$;

-- Anything may have changed: readers load the catalogue again.
drop function bump_catalogue();
create function bump_catalogue() returns void language sql as $$ select catalogue_changed('all') $$;

drop function settings_changed();
create function settings_changed() returns void language sql as $$ select catalogue_changed('settings') $$;

-- The first process on a new day announces it; prices with dates change with it.
create function begin_day(today date) returns void language plpgsql as $$
begin
  update catalogue_state set day = today where day is null or day < today;
  if found then perform catalogue_changed('day', array[to_char(today, 'YYYYMMDD')::integer]); end if;
end $$;

drop function stock_changed(integer[]);
drop sequence catalogue_version;

create function announce_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalogue_change (kind, ids)
    select 'stock', array_agg(product_id) from new_rows having count(*) > 0;
    return null;
  end if;
  insert into catalogue_change (kind, ids, quantities_before, quantities_after)
  select 'stock', array_agg(n.product_id order by n.product_id), array_agg(o.quantity order by n.product_id),
         array_agg(n.quantity order by n.product_id)
    from new_rows n join old_rows o using (product_id)
   where n.quantity <> o.quantity
     and (n.is_in_stock, n.manage_stock, n.backorders, n.min_sale_qty, n.max_sale_qty)
       = (o.is_in_stock, o.manage_stock, o.backorders, o.min_sale_qty, o.max_sale_qty)
  having count(*) > 0
   union all
  select 'stock', array_agg(n.product_id), null, null
    from new_rows n join old_rows o using (product_id)
   where (n.is_in_stock, n.manage_stock, n.backorders, n.min_sale_qty, n.max_sale_qty)
      <> (o.is_in_stock, o.manage_stock, o.backorders, o.min_sale_qty, o.max_sale_qty)
  having count(*) > 0;
  return null;
end $$;

create trigger stock_inserted after insert on stock_item
  referencing new table as new_rows for each statement execute function announce_stock();
create trigger stock_updated after update on stock_item
  referencing old table as old_rows new table as new_rows for each statement execute function announce_stock();
