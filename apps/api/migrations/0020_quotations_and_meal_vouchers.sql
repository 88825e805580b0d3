-- Dates of a quotation: answered by the shop, accepted by the customer (decisions I-5).
alter table sales_order
  add column quotation_answered_at timestamptz,
  add column quotation_accepted_at timestamptz;
update sales_order
   set quotation_answered_at = created_at,
       quotation_accepted_at = case when status <> 'pending' and status <> 'canceled' then status_changed_at end
 where is_quotation;
create index on sales_order (quotation_expires_at) where is_quotation and status in ('pending', 'pending_payment');

-- Meal vouchers are a payment method in addition to the card (decisions I-1 to I-4); amounts in cents.
alter table cart
  add column voucher_count smallint check (voucher_count > 0),
  add column voucher_amount integer check (voucher_amount > 0),
  add column voucher_authorised boolean not null default false, -- the employer allows their use on Sundays and holidays
  add constraint cart_vouchers_whole check ((voucher_count is null) = (voucher_amount is null));
alter table sales_order
  add column voucher_count smallint not null default 0 check (voucher_count >= 0),
  add column voucher_amount integer not null default 0 check (voucher_amount between 0 and grand_total),
  add column voucher_day date; -- of the meal
create index on sales_order (customer_id, voucher_day) where voucher_amount > 0;
create index on sales_order (lower(email), voucher_day) where voucher_amount > 0;
