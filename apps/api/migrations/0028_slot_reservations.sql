-- Start of the period in which the cart may reserve slots.
alter table cart add column pad_reserving_since timestamptz;

-- Pseudonym of the network address, so that one visitor cannot reserve all slots.
alter table slot_place add column holder bytea;
create index on slot_place (holder) where holder is not null;

-- Carts without lines have no reservation.
delete from slot_place p
 where cart_id is not null and not exists (select from cart_item i where i.cart_id = p.cart_id);
