import { ROUTES } from './routes.ts'

/** Paths of pages that show one person's data, without the language prefix; the pages below them count too. */
export const PERSONAL_PAGES: readonly string[] = [
  // Above the payment pages, whose paths are Magento's.
  'checkout',
  ROUTES.account,
  ROUTES.checkout,
  ROUTES.forgottenPasswordShort,
  ROUTES.fulfilmentSelector,
  ROUTES.login,
  ROUTES.logoutShort,
  ROUTES.newsletterConfirm,
  ROUTES.newsletterUnsubscribe,
  ROUTES.orderSuccess,
  ROUTES.resetPasswordShort,
  ROUTES.withdrawal,
]

/** The first part of a personal page's path, which says nothing of the person; undefined for pages that are public. */
export function personalPart(pathname: string): string | undefined {
  const path = pathname
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.data$/, '')
  return PERSONAL_PAGES.find((one) => path === one || path.startsWith(`${one}/`))
}
