-- The first pages of the customers by their last order leave out those without any, and read this index in either
-- direction; the other has those without at the end, which the last pages show.
create index on customer_statistic (last_order_at, customer_id);
