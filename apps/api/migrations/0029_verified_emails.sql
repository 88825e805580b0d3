-- When the customer confirmed the e-mail of the account; before that, no data of that e-mail is shown, exported,
-- subscribed or changed. Existing accounts are unconfirmed, since an order proves no e-mail: they confirm at the next
-- sign-in or by a password reset. Demo customers have reserved domains without mail and count as verified.
alter table customer add column email_verified_at timestamptz;
-- The new e-mail of a customer until it is confirmed.
alter table customer add column pending_email text;
update customer set email_verified_at = created_at where email ~* '@example\.(com|net|org)$';

-- Links in mails that authenticate their reader for one purpose; stored as hashes. A row without a subject makes the
-- response for unknown orders and accounts take as long as for known ones.
create table mail_link (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('email', 'order', 'withdrawal')),
  customer_id integer references customer on delete cascade,
  order_id integer references sales_order on delete cascade,
  email text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_link_customer on mail_link (customer_id) where customer_id is not null;
create index mail_link_order on mail_link (order_id) where order_id is not null;
create index mail_link_expiry on mail_link (expires_at);

-- The token of a withdrawal is stored as its SHA-256 in hexadecimal.
update withdrawal set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
