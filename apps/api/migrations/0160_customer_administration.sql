-- What staff keep about customers.

-- Words without accents, in lower case.
create function plain_words(words text) returns text language sql immutable parallel safe as $$
  select translate(lower(words), 'áàâäãåçéèêëíìîïñóòôöõøúùûüýÿ''’', 'aaaaaaceeeeiiiinoooooouuuuyy  ')
$$;

alter table customer
  add column disabled_at timestamptz, -- nobody can sign in since then
  add column search tsvector generated always as (to_tsvector('simple', plain_words(
    coalesce(firstname, '') || ' ' || coalesce(lastname, '') || ' ' || coalesce(pad_company, '') || ' '
    || email || ' ' || translate(email, '@.-_+', '     ') || ' '
    || replace(coalesce(pad_company_siret, ''), ' ', '') || ' ' || replace(coalesce(taxvat, ''), ' ', '')))) stored;
create index customer_search on customer using gin (search);
create index customer_name on customer ((coalesce(nullif(pad_company, ''), firstname || ' ' || lastname)), id);
create index customer_sorted_email on customer (email, id);
create index customer_created on customer (created_at, id);
create index customer_waiting on customer (website_id, id) where professional_state = 'waiting';

-- The last nine digits of a telephone number: the same with and without the prefix of its country.
create function telephone_digits(number text) returns text language sql immutable parallel safe as $$
  select right(regexp_replace(number, '\D', '', 'g'), 9)
$$;
create index customer_telephone on customer (telephone_digits(telephone)) where telephone is not null;
create index customer_company_telephone on customer (telephone_digits(pad_telephone)) where pad_telephone is not null;
create index customer_address_telephone on customer_address (telephone_digits(telephone)) where telephone is not null;

create table customer_note (
  id bigint primary key generated always as identity,
  customer_id integer not null references customer on delete cascade,
  staff_id integer, -- who wrote it; null for an API token
  author text not null, -- the name at that time
  text text not null check (length(text) between 1 and 5000),
  created_at timestamptz not null
);
create index on customer_note (customer_id, id desc);

-- The orders of each customer in sum, for lists.
create table customer_statistic (
  customer_id integer primary key references customer on delete cascade,
  orders integer not null default 0,
  -- without tax, refunds deducted, in the website's own currency; orders in other currencies are counted, not summed
  spent bigint not null default 0,
  last_order_id integer,
  last_order_at timestamptz
);
create index on customer_statistic (orders, customer_id);
create index on customer_statistic (spent, customer_id);
create index on customer_statistic (last_order_at desc nulls last, customer_id desc);

-- Orders that were not cancelled and are not waiting for a card, and quotations that were accepted.
create function counts_as_order(one sales_order) returns boolean language sql stable as $$
  select one.status not in ('canceled', 'pending_payment')
     and (not one.is_quotation or one.quotation_accepted_at is not null)
$$;

create function net_of_order(one sales_order) returns bigint language sql stable as $$
  select case when one.currency = (select currency from website where id = one.website_id)
         then one.grand_total - one.tax else 0 end::bigint
$$;

create function refunded_of_order(one sales_order) returns bigint language sql stable as $$
  select case when one.currency = (select currency from website where id = one.website_id)
         then coalesce((select sum(grand_total - tax) from order_document
                         where order_id = one.id and kind = 'credit_memo'), 0) else 0 end::bigint
$$;

insert into customer_statistic (customer_id, orders, spent, last_order_id, last_order_at)
select c.id, count(o.id), coalesce(sum(net_of_order(o) - refunded_of_order(o)), 0), max(o.id), max(o.created_at)
  from customer c left join sales_order o on o.customer_id = c.id and counts_as_order(o)
 group by c.id;

create function begin_customer_statistic() returns trigger language plpgsql as $$
begin
  insert into customer_statistic (customer_id) values (new.id);
  return null;
end $$;
create trigger customer_has_statistic after insert on customer
  for each row execute function begin_customer_statistic();

create function change_customer_statistic(whose integer, more integer, net bigint) returns void
language sql as $$
  update customer_statistic s
     set orders = s.orders + more, spent = s.spent + net, last_order_id = newest.id,
         last_order_at = newest.created_at
    from (select 1) as one
    left join lateral (
      select o.id, o.created_at from sales_order o
       where o.customer_id = whose and counts_as_order(o) order by o.id desc limit 1) as newest on true
   where s.customer_id = whose
$$;

create function order_changes_statistic() returns trigger language plpgsql as $$
declare
  before_counts boolean := tg_op <> 'INSERT' and old.customer_id is not null and counts_as_order(old);
  after_counts boolean := tg_op <> 'DELETE' and new.customer_id is not null and counts_as_order(new);
begin
  if before_counts and after_counts and old.customer_id = new.customer_id then
    if net_of_order(new) <> net_of_order(old) then
      perform change_customer_statistic(new.customer_id, 0, net_of_order(new) - net_of_order(old));
    end if;
    return null;
  end if;
  if before_counts then
    perform change_customer_statistic(old.customer_id, -1, refunded_of_order(old) - net_of_order(old));
  end if;
  if after_counts then
    perform change_customer_statistic(new.customer_id, 1, net_of_order(new) - refunded_of_order(new));
  end if;
  return null;
end $$;

-- At the end of the transaction, so that no order waits for a row of its customer while it holds others.
create constraint trigger order_is_counted
  after insert or delete or update of customer_id, status, quotation_accepted_at, grand_total, tax on sales_order
  deferrable initially deferred for each row execute function order_changes_statistic();

create function credit_memo_changes_statistic() returns trigger language plpgsql as $$
declare
  one sales_order;
begin
  select * into one from sales_order where id = new.order_id;
  if one.customer_id is not null and counts_as_order(one)
     and one.currency = (select currency from website where id = one.website_id) then
    perform change_customer_statistic(one.customer_id, 0, new.tax - new.grand_total);
  end if;
  return null;
end $$;
create constraint trigger credit_memo_is_deducted after insert on order_document
  deferrable initially deferred for each row
  when (new.kind = 'credit_memo') execute function credit_memo_changes_statistic();

create index newsletter_subscriber_changed on newsletter_subscriber (changed_at, id);
create index newsletter_subscriber_sorted on newsletter_subscriber (email, id);
create index cart_of_customer on cart (customer_id, updated_at desc) where customer_id is not null;
