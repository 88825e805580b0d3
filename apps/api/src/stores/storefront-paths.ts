import { addressesIn, type AddressName } from '@comptoir/messages/addresses'
import type { Language } from '@comptoir/rules/language'
import * as v from 'valibot'
import { localised } from '../platform/localised.ts'

/** `{name}` is a placeholder, e.g. for the number of an order. */
const text = v.pipe(v.string(), v.regex(/^(?:\/[^\s#]*)?$/, 'must begin with / or be empty'))

/** One path, or one for each language. */
const path = v.optional(v.union([text, localised(text)], 'must begin with / or be empty'))

/**
 * Paths of storefront pages that mails link to, after the language. What a website's settings leave out is in the words of
 * the language, as in our storefront.
 */
export const storefrontPaths = v.object({
  home: path,
  cart: path,
  product: path,
  checkout: path,
  payment: path,
  payment_result: path,
  account: path,
  account_order: path,
  account_privacy: path,
  email_confirmation: path,
  forgot_password: path,
  reset_password: path,
  guest_order: path,
  order_cancellation: path,
  withdrawal: path,
  acting: path,
  review_request: path,
  product_alert_confirmation: path,
  product_alert_end: path,
  newsletter_confirmation: path,
  newsletter_unsubscribe: path,
})

export type StorefrontPaths = v.InferOutput<typeof storefrontPaths>

export type StorefrontPage = keyof StorefrontPaths

interface Usual {
  readonly route?: AddressName
  /** Path that is the same in every language. */
  readonly path?: string
  readonly query?: string
}

const USUAL: Readonly<Record<StorefrontPage, Usual>> = {
  home: { path: '' },
  cart: { route: 'cart' },
  product: { path: '/{url_key}.html' },
  checkout: { route: 'checkout' },
  payment: { route: 'payment', query: 'order={number}&key={token}' },
  payment_result: { path: '/checkout/onepage/success', query: 'order={number}&key={token}' },
  account: { route: 'account' },
  account_order: { route: 'order' },
  account_privacy: { route: 'privacy' },
  email_confirmation: { route: 'confirmEmail', query: 'email={email}&token={token}' },
  forgot_password: { route: 'forgottenPassword' },
  reset_password: { route: 'resetPassword', query: 'email={email}&token={token}' },
  guest_order: { route: 'guestOrder', query: 'token={token}' },
  order_cancellation: { route: 'orderCancellation', query: 'order={order}&token={token}' },
  withdrawal: { route: 'withdrawal', query: 'token={token}' },
  acting: { route: 'acting', query: 'token={token}' },
  review_request: { route: 'reviewRequest', query: 'token={token}' },
  product_alert_confirmation: { route: 'productAlertConfirm', query: 'token={token}' },
  product_alert_end: { route: 'productAlertEnd', query: 'token={token}' },
  newsletter_confirmation: { route: 'newsletterConfirm', query: 'token={token}' },
  newsletter_unsubscribe: { route: 'newsletterUnsubscribe', query: 'token={token}' },
}

/** Path of a page in a language, with its placeholders. */
export function storefrontPath(paths: StorefrontPaths, page: StorefrontPage, language: Language): string {
  const own = paths[page]
  const given = typeof own === 'string' ? own : own?.[language]
  if (given !== undefined) return given
  const { route, path: fixed = '', query } = USUAL[page]
  const found = route ? `/${addressesIn(language)[route].replaceAll(/:(\w+)/g, '{$1}')}` : fixed
  return query ? `${found}?${query}` : found
}
