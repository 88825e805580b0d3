-- Prices of the list that a website keeps for a further currency, in its minor units and the website's tax base.
create table product_currency_price (
  product_id integer not null references product on delete cascade,
  website_id smallint not null references website,
  currency char(3) not null,
  price integer not null check (price >= 0),
  special_price integer check (special_price >= 0),
  special_from date,
  special_to date,
  primary key (product_id, website_id, currency)
);

-- The currency of the prices that the shopper saw; null is the website's own.
alter table cart_item add column seen_currency char(3);
