-- What leads a courier to the door (pad_code, pad_floor …), as it was when the cart or the order took the address.
alter table cart_address add column delivery jsonb;
alter table order_address add column delivery jsonb;
