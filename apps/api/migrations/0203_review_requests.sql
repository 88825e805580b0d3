-- Orders whose buyers were asked for reviews: one mail each.
create table review_request (
  order_id integer primary key references sales_order on delete cascade,
  asked_at timestamptz not null
);
create index on review_request (asked_at);

-- Who does not want to be asked.
create table review_refusal (
  website_id smallint not null references website on delete cascade,
  email text not null, -- lower case
  customer_id integer references customer on delete cascade, -- null for a guest
  refused_at timestamptz not null,
  primary key (website_id, email)
);
create index on review_refusal (customer_id) where customer_id is not null;

-- The order whose mail asked for a review: its buyer needs no account.
alter table product_review add column order_id integer references sales_order on delete set null;
create unique index product_review_of_order on product_review (product_id, order_id)
  where order_id is not null and status <> 'rejected';
create index on product_review (order_id) where order_id is not null;
create index on sales_order (website_id, status_changed_at) where status = 'complete';
