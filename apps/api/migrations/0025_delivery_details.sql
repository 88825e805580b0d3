-- Delivery details (pad_code, pad_floor …), copied with the address to the cart or the order.
alter table cart_address add column delivery jsonb;
alter table order_address add column delivery jsonb;
