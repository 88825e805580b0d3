-- Base prices from a day on, which become the prices of products when that day begins.
create table scheduled_price (
  product_id integer not null references product on delete cascade,
  website_id smallint not null references website on delete cascade,
  -- Of the list of that currency; null is the website's own.
  currency char(3),
  -- In the time zone of the shop.
  first_day date not null,
  -- In minor units and the website's tax base.
  price integer not null check (price >= 0),
  unique nulls not distinct (product_id, website_id, currency, first_day)
);
create index on scheduled_price (first_day);
