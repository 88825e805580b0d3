-- When the customer followed a link that was mailed to the account's address. Nothing of that address is shown,
-- exported, subscribed or changed before. Accounts that exist already never followed one, and nothing else proves an
-- address (an order can be placed with anybody's): they are asked to confirm when they sign in next, or prove it by a
-- password reset. Demo customers have reserved domains, where nobody receives mail, and count as verified.
alter table customer add column email_verified_at timestamptz;
-- The address a customer wants instead; it takes effect when its link is followed.
alter table customer add column pending_email text;
update customer set email_verified_at = created_at where email ~* '@example\.(com|net|org)$';

-- Links in mails that stand for their reader: each for one purpose, kept as a hash. A row without a subject leads
-- nowhere; it is written so that an answer takes as long for unknown orders and accounts as for known ones.
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

-- The token of a declaration is kept as its SHA-256, in hexadecimal.
update withdrawal set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
