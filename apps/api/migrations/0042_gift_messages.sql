-- The gift message of an item: {to, from, message}
alter table cart_item add column gift_message jsonb;
alter table order_item add column gift_message jsonb;
