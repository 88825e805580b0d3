import { pathBelowLanguage } from './language.ts'
import { patternsOf, type RouteName } from './routes.ts'

/** Routes of personal pages; everything below them is personal, too. */
const PERSONAL_ROUTES: readonly RouteName[] = [
  'account',
  'checkout',
  // A list that somebody shares has their name, and its address its code.
  'favourites',
  'forgottenPasswordShort',
  'fulfilmentSelector',
  'guestOrder',
  'login',
  'logoutShort',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'orderCancellation',
  'orderSuccess',
  'productAlertConfirm',
  'productAlertEnd',
  'resetPasswordShort',
  'reviewRequest',
  // What is typed is in its address.
  'suggestedAddresses',
  'withdrawal',
]

/** Paths of personal pages in every language, and of everything below them, without the language prefix. */
export const PERSONAL_PAGES: readonly string[] = [
  // Above the payment pages, whose paths are Magento's.
  'checkout',
  ...PERSONAL_ROUTES.flatMap((name) => patternsOf(name)),
]

/** Entry of PERSONAL_PAGES that a path belongs to; undefined for public pages. */
export function personalPageOf(pathname: string): string | undefined {
  const path = pathBelowLanguage(pathname).replace(/\.data$/, '')
  return PERSONAL_PAGES.find((one) => path === one || path.startsWith(`${one}/`))
}
