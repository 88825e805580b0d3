-- Whoever stores a product stores its stock; those of earlier versions may have none, for which lists had to look.
insert into stock_item (product_id, quantity) select id, 0 from product on conflict do nothing;

-- Products whose own stock does not count are few.
create index on product (type, id) where type in ('configurable', 'grouped', 'bundle');
