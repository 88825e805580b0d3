-- Lines that a rule gives; they stay as long as the rule applies.
alter table cart_item add column gift_rule_id integer references cart_rule on delete cascade;
-- Rules whose gift the shopper took out of the cart.
alter table cart add column declined_gifts integer[] not null default '{}';
