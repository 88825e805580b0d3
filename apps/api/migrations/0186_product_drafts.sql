-- What somebody changes of a product, its variants included, and has not published.
create table product_draft (
  product_id integer not null references product on delete cascade,
  staff_id integer not null references staff on delete cascade,
  -- As changeProducts takes them: products with values by field, and the stored values that they are based on.
  changes jsonb not null,
  -- When it was last changed in the browser, which compares it with what it keeps itself.
  edited_at timestamptz not null,
  primary key (product_id, staff_id)
);
create index on product_draft (staff_id);
