-- Addresses of other programs that are told of events, and what is sent to them.

create table webhook_endpoint (
  id integer primary key generated always as identity,
  website_id smallint references website on delete cascade, -- null: of all websites
  url text not null check (length(url) between 1 and 2000),
  events text[] not null check (cardinality(events) > 0),
  is_active boolean not null default true,
  secret text not null,
  previous_secret text, -- still signs until then
  previous_secret_until timestamptz,
  created_by text not null, -- the name at that time
  created_at timestamptz not null,
  failing_since timestamptz, -- since when no attempt succeeded; null after a success
  disabled_at timestamptz -- when the shop switched it off, because nothing arrived
);

-- Without foreign key: an order must not wait for, or fail with, an endpoint that is deleted at the same time.
create table webhook_delivery (
  id bigint primary key generated always as identity,
  endpoint_id integer not null,
  event_id text not null, -- one event has the same for all endpoints
  event text not null,
  subject text not null, -- what changed: 'order 42'
  customer_id integer, -- whose data it holds; deleted with the account
  payload json not null, -- json keeps the order of its fields, and with it the bytes that are signed
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'dismissed')),
  due_at timestamptz not null, -- while it is sent, when its lease ends
  attempts integer not null default 0,
  lease_id uuid,
  last_attempt_at timestamptz,
  last_status smallint, -- of the last answer; null without one
  last_error text,
  last_duration_ms integer,
  finished_at timestamptz,
  request_id text, -- of the change by staff that caused it, which can be taken back until it is due
  transaction_id xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  unique (endpoint_id, event, subject, transaction_id)
);
create index on webhook_delivery (endpoint_id, due_at, id) where state = 'waiting';
create index on webhook_delivery (endpoint_id, last_attempt_at);
create index on webhook_delivery (endpoint_id, id) where state = 'failed';
create index on webhook_delivery (request_id, subject) where state = 'waiting' and request_id is not null;
create index on webhook_delivery (customer_id) where customer_id is not null;
create index on webhook_delivery (created_at, id);

update staff_role set permissions = permissions || 'webhooks.manage'::text
 where code = 'administrator' and permissions is not null;

create function webhook_wanted(asked text) returns boolean language sql stable as $$
  select exists (select from webhook_endpoint where is_active and asked = any(events))
$$;

create function webhook_time(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Writes an event for every endpoint that asks for it, once in a transaction. Three settings of the transaction say what
-- staff does: until when its change can be taken back, the request that made it, and the request that it takes back. The
-- event of a change that is taken back in time is withdrawn, and the taking back makes none.
create function queue_webhook(
  asked text, about text, of_websites smallint[], of_customer integer, data json
) returns void language plpgsql as $$
declare
  new_id constant text := 'evt_' || replace(gen_random_uuid()::text, '-', '');
  restored constant text := nullif(current_setting('comptoir.restores', true), '');
  endpoint record;
begin
  for endpoint in
    select e.id, (select code from website w
                   where w.id = coalesce(e.website_id, case when cardinality(of_websites) = 1 then of_websites[1] end)) as website
      from webhook_endpoint e
     where e.is_active and asked = any(e.events) and (e.website_id is null or e.website_id = any(of_websites))
  loop
    if restored is not null then
      delete from webhook_delivery
       where endpoint_id = endpoint.id and event = asked and subject = about and request_id = restored
         and state = 'waiting' and attempts = 0;
      continue when found;
    end if;
    insert into webhook_delivery (endpoint_id, event_id, event, subject, customer_id, payload, due_at, request_id)
    values (endpoint.id, new_id, asked, about, of_customer,
            json_build_object('id', new_id, 'type', asked, 'created_at', webhook_time(now()),
                              'website', endpoint.website, 'data', data),
            coalesce(nullif(current_setting('comptoir.undo_until', true), '')::timestamptz, '-infinity'),
            nullif(current_setting('comptoir.request_id', true), ''))
        on conflict (endpoint_id, event, subject, transaction_id) do nothing;
  end loop;
end $$;

-- What receivers learn of an order: its number, state and amounts; who placed it only by id.
create function webhook_order(o sales_order) returns json language sql stable as $$
  select json_build_object(
    'number', o.number, 'status', o.status, 'payment_state', o.payment_state, 'placed_at', webhook_time(o.created_at),
    'customer_id', o.customer_id, 'is_guest', o.customer_id is null, 'buyer', o.visitor_kind,
    'location', (select code from location l where l.id = o.pad_location_id),
    'shipping_method', o.shipping_method, 'payment_method', o.payment_method,
    'currency', o.currency, 'subtotal_excl_tax', o.subtotal_excl_tax, 'subtotal_incl_tax', o.subtotal_incl_tax,
    'discount', o.discount, 'shipping_excl_tax', o.shipping_excl_tax, 'shipping_incl_tax', o.shipping_incl_tax,
    'tax', o.tax, 'grand_total', o.grand_total, 'outstanding', o.outstanding,
    'lines', (select coalesce(json_agg(json_build_object(
                       'sku', i.sku, 'name', i.name, 'quantity', i.quantity, 'row_excl_tax', i.row_excl_tax,
                       'row_incl_tax', i.row_incl_tax, 'discount', i.discount) order by i.id), '[]')
                from order_item i where i.order_id = o.id and i.quantity > 0))
$$;

create function queue_order_webhook(asked text, of_order integer) returns void language sql as $$
  select queue_webhook(asked, 'order ' || o.id, array[o.website_id], o.customer_id,
                       case when asked like 'quotation.%' then json_build_object(
                              'quotation', webhook_order(o), 'expires_at', webhook_time(o.quotation_expires_at))
                            else json_build_object('order', webhook_order(o)) end)
    from sales_order o where o.id = of_order and webhook_wanted(asked)
$$;

-- The triggers run when their transaction commits, so that they see all of it.
create function order_webhooks() returns trigger language plpgsql as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  if new.is_quotation then
    if is_new then
      perform queue_order_webhook('quotation.requested', new.id);
    end if;
    if new.quotation_answered_at is not null and (is_new or old.quotation_answered_at is distinct from new.quotation_answered_at) then
      perform queue_order_webhook('quotation.answered', new.id);
    end if;
    if new.quotation_accepted_at is not null and (is_new or old.quotation_accepted_at is null) then
      perform queue_order_webhook('quotation.accepted', new.id);
      perform queue_order_webhook('order.placed', new.id);
    end if;
  elsif is_new then
    perform queue_order_webhook('order.placed', new.id);
  end if;
  if new.is_quotation and new.quotation_accepted_at is null then return null; end if;
  if new.payment_state = 'paid' and (is_new or old.payment_state <> 'paid') then
    perform queue_order_webhook('order.paid', new.id);
  end if;
  if new.status = 'canceled' and (is_new or old.status <> 'canceled') then
    perform queue_order_webhook('order.cancelled', new.id);
  end if;
  return null;
end $$;
create constraint trigger order_inserted_for_webhooks after insert on sales_order
  deferrable initially deferred for each row execute function order_webhooks();
create constraint trigger order_updated_for_webhooks
  after update of status, payment_state, quotation_answered_at, quotation_accepted_at on sales_order
  deferrable initially deferred for each row
  when ((old.status, old.payment_state, old.quotation_answered_at, old.quotation_accepted_at)
        is distinct from (new.status, new.payment_state, new.quotation_answered_at, new.quotation_accepted_at))
  execute function order_webhooks();

create function order_edit_webhooks() returns trigger language plpgsql as $$
begin
  perform queue_order_webhook('order.changed', new.id);
  return null;
end $$;
-- Every edit of lines writes the sums, even where they stay the same.
create constraint trigger order_edited_for_webhooks after update of subtotal_excl_tax on sales_order
  deferrable initially deferred for each row
  when (not new.is_quotation or old.quotation_accepted_at is not null) execute function order_edit_webhooks();

create function shipment_webhooks() returns trigger language plpgsql as $$
begin
  if not webhook_wanted('order.shipped') then return null; end if;
  perform queue_webhook('order.shipped', 'shipment ' || new.id, array[o.website_id], o.customer_id, json_build_object(
      'order', webhook_order(o),
      'shipment', json_build_object(
        'number', new.number, 'carrier', new.carrier, 'tracking_number', new.tracking_number,
        'tracking_url', new.tracking_url, 'shipped_at', webhook_time(new.created_at),
        'lines', (select coalesce(json_agg(json_build_object('sku', i.sku, 'quantity', s.quantity) order by i.id), '[]')
                    from shipment_item s join order_item i on i.id = s.order_item_id where s.shipment_id = new.id))))
     from sales_order o where o.id = new.order_id;
  return null;
end $$;
create constraint trigger shipment_for_webhooks after insert on shipment
  deferrable initially deferred for each row execute function shipment_webhooks();

create function credit_note_webhooks() returns trigger language plpgsql as $$
begin
  if not webhook_wanted('order.refunded') then return null; end if;
  perform queue_webhook('order.refunded', 'document ' || new.id, array[o.website_id], o.customer_id, json_build_object(
      'order', webhook_order(o),
      'credit_note', json_build_object(
        'number', new.number, 'issued_at', webhook_time(new.created_at), 'currency', o.currency, 'tax', new.tax,
        'grand_total', new.grand_total,
        'lines', (select coalesce(json_agg(json_build_object('sku', i.sku, 'quantity', d.quantity,
                           'row_excl_tax', d.row_excl_tax, 'row_incl_tax', d.row_incl_tax) order by i.id), '[]')
                    from order_document_item d join order_item i on i.id = d.order_item_id where d.document_id = new.id))))
     from sales_order o where o.id = new.order_id;
  return null;
end $$;
-- What an edit took away is told as order.changed.
create constraint trigger credit_note_for_webhooks after insert on order_document
  deferrable initially deferred for each row
  when (new.kind = 'credit_memo' and not new.is_edit) execute function credit_note_webhooks();

create function return_webhooks() returns trigger language plpgsql as $$
declare
  is_new constant boolean := tg_op = 'INSERT' or old.received_at is null;
  asked constant text := case when is_new then 'return.declared' else 'return.received' end;
begin
  if not webhook_wanted(asked) then return null; end if;
  perform queue_webhook(asked, 'return ' || new.id, array[o.website_id], o.customer_id, json_build_object(
      'return', json_build_object(
        'id', new.id, 'order_number', o.number, 'declared_at', webhook_time(new.received_at),
        'received_at', webhook_time(new.arrived_at),
        'lines', (select coalesce(json_agg(json_build_object('sku', l.sku, 'quantity', i.quantity, 'received', i.arrived)
                                           order by l.id), '[]')
                    from withdrawal_item i join order_item l on l.id = i.order_item_id where i.withdrawal_id = new.id))))
     from sales_order o where o.id = new.order_id;
  return null;
end $$;
create constraint trigger return_inserted_for_webhooks after insert on withdrawal
  deferrable initially deferred for each row when (new.received_at is not null) execute function return_webhooks();
create constraint trigger return_updated_for_webhooks after update of received_at, arrived_at on withdrawal
  deferrable initially deferred for each row
  when ((old.received_at is null and new.received_at is not null)
        or (old.arrived_at is null and new.arrived_at is not null)) execute function return_webhooks();

create function customer_webhooks() returns trigger language plpgsql as $$
declare
  asked constant text := case when tg_op = 'INSERT' then 'customer.created' else 'customer.updated' end;
begin
  if not webhook_wanted(asked) then return null; end if;
  perform queue_webhook(asked, 'customer ' || c.id, array[c.website_id], c.id, json_build_object(
      'customer', json_build_object(
        'id', c.id, 'email', c.email, 'firstname', c.firstname, 'lastname', c.lastname, 'company', c.pad_company,
        'vat_number', c.taxvat, 'telephone', c.telephone, 'language', trim(c.language),
        'group', (select g.code from customer_group g where g.id = c.group_id),
        'professional_state', c.professional_state, 'is_disabled', c.disabled_at is not null,
        'created_at', webhook_time(c.created_at))))
     from customer c where c.id = new.id;
  return null;
end $$;
create constraint trigger customer_inserted_for_webhooks after insert on customer
  deferrable initially deferred for each row execute function customer_webhooks();
create constraint trigger customer_updated_for_webhooks after update on customer
  deferrable initially deferred for each row
  when ((old.email, old.firstname, old.lastname, old.pad_company, old.taxvat, old.telephone, old.language, old.group_id,
         old.professional_state, old.disabled_at is null)
        is distinct from (new.email, new.firstname, new.lastname, new.pad_company, new.taxvat, new.telephone, new.language,
                          new.group_id, new.professional_state, new.disabled_at is null))
  execute function customer_webhooks();

-- Receivers must erase what they know of somebody whom the shop forgets (GDPR, article 19).
create function customer_deleted_webhooks() returns trigger language plpgsql as $$
begin
  perform queue_webhook('customer.deleted', 'customer ' || old.id, array[old.website_id], null,
                        json_build_object('customer', json_build_object('id', old.id)));
  return null;
end $$;
create constraint trigger customer_deleted_for_webhooks after delete on customer
  deferrable initially deferred for each row execute function customer_deleted_webhooks();

-- The log of changes, from which shops learn what to show anew, names every change of a product or its stock.
create function catalogue_webhooks() returns trigger language plpgsql as $$
declare
  asked constant text := case when new.kind = 'stock' then 'stock.changed' else 'product.changed' end;
begin
  if not webhook_wanted(asked) then return null; end if;
  perform queue_webhook(asked, 'product ' || p.id, w.ids, null,
      case when asked = 'stock.changed'
           then json_build_object('stock', json_build_object(
                  'sku', p.sku, 'quantity', s.quantity, 'is_in_stock', s.is_in_stock, 'is_managed', s.manage_stock))
           else json_build_object('product', json_build_object(
                  'id', p.id, 'sku', p.sku, 'type', p.type, 'is_enabled', p.is_enabled, 'websites', w.codes)) end)
     from product p left join stock_item s on s.product_id = p.id
     cross join lateral (select coalesce(array_agg(x.website_id order by x.website_id), '{}') as ids,
                                coalesce(array_agg(v.code order by x.website_id), '{}') as codes
                           from product_website x join website v on v.id = x.website_id where x.product_id = p.id) w
    where p.id = any(new.ids) and (asked = 'product.changed' or s.product_id is not null);
  return null;
end $$;
create constraint trigger catalogue_for_webhooks after insert on catalogue_change
  deferrable initially deferred for each row
  when (new.kind in ('products', 'prices', 'stock')) execute function catalogue_webhooks();

create function message_webhooks() returns trigger language plpgsql as $$
begin
  if not webhook_wanted('message.received') then return null; end if;
  perform queue_webhook('message.received', 'message ' || new.id, array[f.website_id], new.customer_id,
      json_build_object('message', json_build_object(
        'id', new.id, 'form', f.identifier, 'customer_id', new.customer_id, 'product_sku', new.product_sku,
        'received_at', webhook_time(new.created_at))))
     from form f where f.id = new.form_id;
  return null;
end $$;
create constraint trigger message_for_webhooks after insert on form_submission
  deferrable initially deferred for each row when (not new.suspected) execute function message_webhooks();
