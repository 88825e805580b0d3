-- What is recommended with a product because it was bought with it, best first; counted anew once a day. Nothing says by whom.
create table bought_together (
  website_id smallint not null references website on delete cascade,
  product_id integer not null references product on delete cascade,
  other_id integer not null references product on delete cascade,
  position smallint not null,
  primary key (website_id, product_id, other_id),
  check (product_id <> other_id)
);
create index on bought_together (product_id);
create index on bought_together (other_id);

-- When the orders of a website were counted last, so that one process does it.
create table bought_together_count (
  website_id smallint primary key references website on delete cascade,
  counted_at timestamptz not null
);
