-- Finds the grouped products that a product belongs to.
create index on product_link (linked_id) where kind = 'grouped';
