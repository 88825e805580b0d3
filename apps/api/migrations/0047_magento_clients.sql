-- Whether location, method and slot of a cart were chosen for a client that chooses none.
alter table cart add column pad_automatic boolean not null default false;

-- Pickup has Magento's carrier code.
update website
   set config = jsonb_set(config, '{shipping,methods}', (
         select jsonb_agg(case when method->>'carrierCode' = 'pickup' and method->>'methodCode' = 'pickup'
                               then method || '{"carrierCode": "instore"}' else method end order by position)
           from jsonb_array_elements(config#>'{shipping,methods}') with ordinality as methods (method, position)))
 where config#>'{shipping,methods}' @> '[{"carrierCode": "pickup", "methodCode": "pickup"}]';

update cart set shipping_method = 'instore_pickup' where shipping_method = 'pickup_pickup';

-- Whether addProductsToNewCart made the cart beside the customer's own, which is_active does not tell from it.
alter table cart add column is_separate boolean not null default false;
drop index one_active_cart;
create unique index one_active_cart on cart (customer_id, website_id)
 where is_active and customer_id is not null and not is_separate;

alter table mail_link drop constraint mail_link_purpose_check;
alter table mail_link add constraint mail_link_purpose_check
  check (purpose in ('email', 'order', 'withdrawal', 'cancellation'));
