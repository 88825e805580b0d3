-- Uses of a coupon that gets its first limit are counted from the orders.
create index on cart_rule_use (coupon_id) where coupon_id is not null;
