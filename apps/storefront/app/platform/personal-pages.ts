import { pathBelowLanguage } from './language.ts'
import { ROUTES } from './routes.ts'

/** Paths of personal pages and of everything below them, without the language prefix. */
export const PERSONAL_PAGES: readonly string[] = [
  // Above the payment pages, whose paths are Magento's.
  'checkout',
  ROUTES.account,
  ROUTES.checkout,
  // A list that somebody shares has their name, and its address its code.
  ROUTES.favourites,
  ROUTES.forgottenPasswordShort,
  ROUTES.fulfilmentSelector,
  ROUTES.guestOrder,
  ROUTES.login,
  ROUTES.logoutShort,
  ROUTES.newsletterConfirm,
  ROUTES.newsletterUnsubscribe,
  ROUTES.orderCancellation,
  ROUTES.orderSuccess,
  ROUTES.productAlertConfirm,
  ROUTES.productAlertEnd,
  ROUTES.resetPasswordShort,
  ROUTES.reviewRequest,
  // What is typed is in its address.
  ROUTES.suggestedAddresses,
  ROUTES.withdrawal,
]

/** Entry of PERSONAL_PAGES that a path belongs to; undefined for public pages. */
export function personalPageOf(pathname: string): string | undefined {
  const path = pathBelowLanguage(pathname).replace(/\.data$/, '')
  return PERSONAL_PAGES.find((one) => path === one || path.startsWith(`${one}/`))
}
