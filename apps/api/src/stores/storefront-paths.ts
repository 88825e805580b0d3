import * as v from 'valibot'

/** `{name}` is a placeholder, e.g. for the number of an order. */
const path = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^(?:\/[^\s#]*)?$/, 'must begin with / or be empty')), fallback)

/** Paths of storefront pages that mails link to, after the language. A website's settings may replace them. */
export const storefrontPaths = v.object({
  home: path(''),
  cart: path('/panier'),
  product: path('/{url_key}.html'),
  checkout: path('/commander'),
  payment: path('/commander/paiement?commande={number}&cle={token}'),
  payment_result: path('/checkout/onepage/success?commande={number}&cle={token}'),
  account: path('/compte-client'),
  account_order: path('/compte-client/commandes/{number}'),
  account_privacy: path('/compte-client/donnees-personnelles'),
  email_confirmation: path('/compte-client/confirmation?email={email}&token={token}'),
  forgot_password: path('/compte-client/mot-de-passe-oublie'),
  reset_password: path('/compte-client/reinitialiser-mot-de-passe?email={email}&token={token}'),
  guest_order: path('/suivi-commande?token={token}'),
  order_cancellation: path('/annulation-commande?order={order}&token={token}'),
  withdrawal: path('/retractation?token={token}'),
  acting: path('/compte-client/session-assistee?token={token}'),
  review_request: path('/avis-commande?token={token}'),
  product_alert_confirmation: path('/alerte/confirmation?token={token}'),
  product_alert_end: path('/alerte/fin?token={token}'),
  newsletter_confirmation: path('/newsletter/confirmation?token={token}'),
  newsletter_unsubscribe: path('/desinscription-newsletter?token={token}'),
})

export type StorefrontPage = keyof v.InferOutput<typeof storefrontPaths>
