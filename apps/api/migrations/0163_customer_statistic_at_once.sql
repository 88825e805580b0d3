-- Sums of a customer's orders are counted anew, once in each transaction, instead of being changed step by step: an order
-- and its refund in one transaction were deducted twice.
alter table customer_statistic add column counted_in xid8;

drop trigger order_is_counted on sales_order;
drop trigger credit_memo_is_deducted on order_document;
drop function order_changes_statistic();
drop function credit_memo_changes_statistic();
drop function change_customer_statistic(integer, integer, bigint);

-- Runs at the end of a transaction, when all its changes are visible.
create function count_customer(whose integer) returns void language plpgsql as $$
begin
  perform 1 from customer_statistic
    where customer_id = whose and counted_in is distinct from pg_current_xact_id() for no key update;
  if not found then
    return;
  end if;
  update customer_statistic s
     set orders = sums.orders, spent = sums.spent, last_order_id = newest.id, last_order_at = newest.created_at,
         counted_in = pg_current_xact_id()
    from (select count(*) as orders, coalesce(sum(net_of_order(o) - refunded_of_order(o)), 0) as spent
            from sales_order o where o.customer_id = whose and counts_as_order(o)) as sums
    left join lateral (
      select o.id, o.created_at from sales_order o
       where o.customer_id = whose and counts_as_order(o) order by o.id desc limit 1) as newest on true
   where s.customer_id = whose;
end $$;

create function order_changes_statistic() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.customer_id is not null then
    perform count_customer(old.customer_id);
  end if;
  if tg_op <> 'DELETE' and new.customer_id is not null then
    perform count_customer(new.customer_id);
  end if;
  return null;
end $$;
create constraint trigger order_is_counted
  after insert or delete or update of customer_id, status, quotation_accepted_at, grand_total, tax on sales_order
  deferrable initially deferred for each row execute function order_changes_statistic();

create function credit_memo_changes_statistic() returns trigger language plpgsql as $$
declare
  whose integer := (select customer_id from sales_order where id = new.order_id);
begin
  if whose is not null then
    perform count_customer(whose);
  end if;
  return null;
end $$;
create constraint trigger credit_memo_is_deducted after insert on order_document
  deferrable initially deferred for each row
  when (new.kind = 'credit_memo') execute function credit_memo_changes_statistic();

update customer_statistic s
   set orders = sums.orders, spent = sums.spent
  from (select c.id, count(o.id) as orders, coalesce(sum(net_of_order(o) - refunded_of_order(o)), 0) as spent
          from customer c left join sales_order o on o.customer_id = c.id and counts_as_order(o)
         group by c.id) as sums
 where s.customer_id = sums.id;
