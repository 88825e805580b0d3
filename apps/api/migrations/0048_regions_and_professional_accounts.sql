-- Magento's code and id of a region, as clients write them.
alter table customer_address add column region_code text, add column region_id integer;
alter table cart_address add column region_code text, add column region_id integer;
alter table order_address add column region_code text, add column region_id integer;

-- Whether the shop has confirmed an account with a SIRET; null for accounts without one.
alter table customer add column professional_state text
  check (professional_state in ('waiting', 'confirmed', 'refused'));
update customer set professional_state = 'confirmed' where pad_company_siret is not null;
