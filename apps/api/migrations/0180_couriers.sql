-- Who brings an order; the order's point of sale gives its deliveries to couriers.
alter table sales_order add column courier_id integer; -- staff.id

create trigger order_given_to_courier after update of courier_id on sales_order for each row
  when (new.pad_location_id is not null and old.courier_id is distinct from new.courier_id)
  execute function tell_kitchen();
