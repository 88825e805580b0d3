-- Payment deadline of an unpaid order, and whose limit it counts for. All three are null once the order is paid or
-- cancelled.
alter table sales_order
  add column payment_expires_at timestamptz,
  add column sender_hash bytea, -- pseudonym of the network address, IPv6 by /64
  add column sender_wider_hash bytea; -- of the /48 of IPv6

update sales_order set payment_expires_at = created_at + interval '1 hour'
 where status = 'pending_payment' and not is_quotation;

create index on sales_order (payment_expires_at) where status = 'pending_payment';
