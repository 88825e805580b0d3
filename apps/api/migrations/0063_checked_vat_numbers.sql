-- What the service of the European Union said about the customer's VAT number; Magento keeps the same of an address.
alter table customer
  add column vat_checked text, -- the number as it stood in taxvat; a result holds for this one only
  add column vat_country text, -- of a valid number, ISO 3166-1 alpha-2
  add column vat_is_valid boolean, -- null until the service answered
  add column vat_request_id text, -- consultation number
  add column vat_request_date timestamptz,
  add column vat_request_success boolean,
  add column vat_attempts integer not null default 0, -- failed ones since the last answer
  add column vat_next_check_at timestamptz;
create index customer_with_vat_number on customer (website_id, id) where taxvat <> '';

-- The buyer owes the tax of the order: the checked number, and the consultation that proves it.
alter table sales_order
  add column reverse_charge_vat_number text,
  add column reverse_charge_request_id text;
