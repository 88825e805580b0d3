-- Pages that mails link to have addresses in the language of the page. Settings were stored with their defaults: what is one is
-- left out, and what a website chose stays.
update website set config = jsonb_set(config, '{storefront_paths}', (config -> 'storefront_paths') - array(
  select usual.key
    from jsonb_each('{
      "home": "",
      "cart": "/panier",
      "product": "/{url_key}.html",
      "checkout": "/commander",
      "payment": "/commander/paiement?commande={number}&cle={token}",
      "payment_result": "/checkout/onepage/success?commande={number}&cle={token}",
      "account": "/compte-client",
      "account_order": "/compte-client/commandes/{number}",
      "account_privacy": "/compte-client/donnees-personnelles",
      "email_confirmation": "/compte-client/confirmation?email={email}&token={token}",
      "forgot_password": "/compte-client/mot-de-passe-oublie",
      "reset_password": "/compte-client/reinitialiser-mot-de-passe?email={email}&token={token}",
      "guest_order": "/suivi-commande?token={token}",
      "order_cancellation": "/annulation-commande?order={order}&token={token}",
      "withdrawal": "/retractation?token={token}",
      "acting": "/compte-client/session-assistee?token={token}",
      "review_request": "/avis-commande?token={token}",
      "product_alert_confirmation": "/alerte/confirmation?token={token}",
      "product_alert_end": "/alerte/fin?token={token}",
      "newsletter_confirmation": "/newsletter/confirmation?token={token}",
      "newsletter_unsubscribe": "/desinscription-newsletter?token={token}"
    }') usual
   where config -> 'storefront_paths' -> usual.key = usual.value))
 where jsonb_typeof(config -> 'storefront_paths') = 'object';
