-- Prices from a quantity on, and prices of customer groups, which are those of a single unit.
create table tier_price (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  -- Null is every website.
  website_id smallint references website on delete cascade,
  -- Of the list of that currency; null is the own one of each website.
  currency char(3),
  -- Null is everybody.
  customer_group_id smallint references customer_group on delete cascade,
  quantity integer not null check (quantity between 1 and 999999),
  -- In minor units and the website's tax base; of every website's own currency, in hundredths of a unit.
  price integer check (price >= 0),
  -- Off the base price, in basis points.
  percent_off smallint check (percent_off between 1 and 10000),
  check (num_nonnulls(price, percent_off) = 1),
  unique nulls not distinct (product_id, website_id, currency, customer_group_id, quantity)
);
-- Which groups have prices of their own.
create index on tier_price (customer_group_id, website_id) where customer_group_id is not null;
