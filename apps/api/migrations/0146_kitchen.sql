-- When a courier took the order; null as long as it is not on its way.
alter table sales_order add column out_for_delivery_at timestamptz;
create index on sales_order (pad_location_id, pad_starts_at) where status = 'processing';

-- Tells the boards of a location, on commit, that what they show has changed.
create function kitchen_changed(location integer) returns void language sql as
  $$ select pg_notify('kitchen', location::text) $$;

create function tell_kitchen() returns trigger language plpgsql as $$
begin
  perform kitchen_changed(new.pad_location_id);
  return null;
end $$;

create trigger order_for_kitchen after insert on sales_order for each row
  when (new.pad_location_id is not null and new.status = 'processing')
  execute function tell_kitchen();

create trigger order_changed_for_kitchen
  after update of status, preparation, out_for_delivery_at, comment, comment_shipping, grand_total on sales_order for each row
  when (new.pad_location_id is not null and 'processing' in (old.status, new.status))
  execute function tell_kitchen();
