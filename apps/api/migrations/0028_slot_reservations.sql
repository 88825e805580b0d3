-- When the cart's turn to reserve slots began, however often the slot changed since.
alter table cart add column pad_reserving_since timestamptz;

-- Who reserves a place: a pseudonym of the network address, so that one visitor cannot reserve them all.
alter table slot_place add column holder bytea;
create index on slot_place (holder) where holder is not null;

-- Carts without lines reserve nothing.
delete from slot_place p
 where cart_id is not null and not exists (select from cart_item i where i.cart_id = p.cart_id);
