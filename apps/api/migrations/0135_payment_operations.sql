-- The provider's identifier of a transaction, and how a payment was received that no provider reports.
alter table payment
  add column transaction_uuid text,
  add column note text, -- of a payment received by hand
  alter column transaction_id drop not null;

update payment p set transaction_uuid = n.transaction_uuid
  from (select distinct on (order_id, fields ->> 'vads_trans_id') order_id, fields ->> 'vads_trans_id' as transaction_id,
               transaction_uuid
          from payment_notification
         order by order_id, fields ->> 'vads_trans_id',
                  transaction_status in ('AUTHORISED', 'CAPTURED', 'ACCEPTED') desc, received_at desc) as n
 where n.order_id = p.order_id and n.transaction_id = p.transaction_id;

-- What the shop asks of payments: refunds, captures, voids, questions for their state. The row is committed before the
-- provider is called, and its answer is stored afterwards.
create table payment_operation (
  id integer primary key generated always as identity,
  order_id integer not null references sales_order on delete cascade,
  payment_id integer references payment on delete cascade, -- null where the payment is not known
  document_id integer references order_document, -- the credit note of a refund
  kind text not null check (kind in ('refund', 'capture', 'void', 'status')),
  by_hand boolean not null, -- staff moves the money and says so
  amount integer not null check (amount >= 0), -- minor units
  currency char(3) not null,
  state text not null default 'requested' check (state in ('requested', 'unknown', 'accepted', 'refused')),
  idempotency_key text not null unique,
  reference text, -- the provider's, or staff's
  code text, -- the provider's reason
  detail text,
  staff_id integer, -- null on the command line
  attempts smallint not null default 0,
  requested_at timestamptz not null,
  replaces_id integer unique references payment_operation, -- the refused operation that this one repeats
  sent_at timestamptz, -- the last attempt that may have reached the provider
  next_attempt_at timestamptz not null,
  decided_at timestamptz,
  reported_at timestamptz, -- when the order was told
  check ((decided_at is not null) = (state in ('accepted', 'refused'))),
  check (by_hand or payment_id is not null)
);
create index on payment_operation (order_id);
create index on payment_operation (payment_id);
create index on payment_operation (next_attempt_at) where state in ('requested', 'unknown') and not by_hand;
create index on payment_operation (decided_at) where reported_at is null;
-- One at a time for each payment: what the provider has left of it tells whether the last one was carried out.
create unique index one_unknown_operation_a_payment on payment_operation (payment_id) where state = 'unknown';

alter table payment_issue drop constraint payment_issue_kind_check;
alter table payment_issue add constraint payment_issue_kind_check check (kind in ('suspected_fraud', 'amount_mismatch',
  'duplicate_payment', 'paid_after_cancellation', 'reversed_after_payment', 'unknown_status', 'refund_refused'));

-- What the shop wrote to the customer with a credit note; part of its mail, not of the document.
alter table order_document add column message text;
