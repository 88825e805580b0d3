-- A reservation of a slot: of a cart until reserved_until, or of an order.
alter table slot_place rename to slot_reservation;
alter table slot_reservation rename column held_until to reserved_until;
alter table slot_reservation rename column holder to reserved_by;
alter table cart rename column pad_held_until to pad_reserved_until;

-- Pickup or delivery.
alter table slot rename column mode to method;
alter table slot_reservation rename column mode to method;
alter table location_slot_rule rename column mode to method;
alter table location_slot_fee rename column mode to method;

-- Foreign keys that are looked up, or checked when the referenced row is deleted.
create index on payment_notification (order_id);
create index on product_category (category_id);
create index on configurable_variant (child_id);
