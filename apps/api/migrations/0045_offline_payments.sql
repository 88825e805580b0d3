-- payment_expires_at is also the deadline of an order that the shop waits to be paid for: a transfer, a cheque, cash on
-- delivery. Until now transfers ended 14 days after the order.
update sales_order set payment_expires_at = created_at + interval '14 days'
 where status = 'pending' and payment_state = 'waiting' and not is_quotation;

drop index sales_order_payment_expires_at_idx;
create index on sales_order (payment_expires_at) where status in ('pending', 'pending_payment');
