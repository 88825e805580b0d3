-- Tables, columns and states are named in the terms of the field.

-- The form that a visitor sent is a submission.
alter table form_letter rename to form_submission;
update mail set kind = 'form_submission' where kind = 'form_letter';

-- Selections of an ordered bundle, like bundle_selection in the catalogue; units deducted from stock.
alter table order_item_part rename to order_item_bundle_selection;
alter table order_item_bundle_selection rename column stock_taken to stock_deducted;
alter table order_item rename column stock_taken to stock_deducted;

alter table withdrawal rename column token to token_hash;

-- Indexes, sequences and constraints follow their tables.
do $$
declare
  named record;
begin
  for named in
    select oid::regclass as relation, relname, relkind from pg_class
     where relkind in ('i', 'S') and relnamespace = current_schema()::regnamespace
       and relname ~ '^(form_letter|order_item_part)_'
  loop
    execute format('alter %s %s rename to %I', case named.relkind when 'S' then 'sequence' else 'index' end,
      named.relation, replace(replace(named.relname, 'form_letter', 'form_submission'),
                              'order_item_part', 'order_item_bundle_selection'));
  end loop;
  for named in
    select conrelid::regclass as relation, conname from pg_constraint
     where connamespace = current_schema()::regnamespace and conname ~ '^(form_letter|order_item_part)_'
  loop
    execute format('alter table %s rename constraint %I to %I', named.relation, named.conname,
      replace(replace(named.conname, 'form_letter', 'form_submission'),
              'order_item_part', 'order_item_bundle_selection'));
  end loop;
end $$;

-- The result of a notification is an identifier; failures have the names of payment_issue.
alter table payment_notification rename column outcome to result;
update payment_notification
   set result = case result
         when 'order moved' then 'order_updated' when 'order canceled' then 'order_canceled'
         when 'held' then 'on_hold' when 'amount differs' then 'amount_mismatch'
         when 'suspected fraud' then 'suspected_fraud' when 'paid twice' then 'duplicate_payment'
         when 'paid after the order was canceled' then 'paid_after_cancellation'
         when 'given up after the order was paid' then 'reversed_after_payment'
         when 'status unknown' then 'unknown_status' else 'recorded' end;
alter table payment_notification add check (result in ('order_updated', 'order_canceled', 'recorded', 'on_hold',
  'amount_mismatch', 'suspected_fraud', 'duplicate_payment', 'paid_after_cancellation', 'reversed_after_payment',
  'unknown_status'));
