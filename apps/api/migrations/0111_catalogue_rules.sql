-- Rules that lower the prices of products wherever they are shown.
create table catalogue_rule (
  id integer generated always as identity primary key,
  website_id smallint not null references website on delete cascade,
  name text not null check (name <> ''),
  -- Texts by language.
  labels jsonb not null default '{}',
  -- Inclusive, in the time zone of the shop; null is no limit.
  first_day date,
  last_day date,
  -- Codes; null is everybody.
  customer_groups text[],
  -- See ProductCondition of the rules; null is every product.
  condition jsonb,
  action text not null check (action in ('percent', 'amount', 'to_amount')),
  -- In basis points, or in minor units of the website's own currency.
  value integer not null check (value >= 0),
  priority integer not null default 0,
  stops boolean not null default false,
  -- Rules that were removed stay, so that the price history notes that their prices ended.
  is_active boolean not null default true,
  unique (website_id, name),
  check (first_day <= last_day),
  check (action <> 'percent' or value <= 10000)
);
