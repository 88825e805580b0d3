import { redirect } from 'react-router'
import type { Route } from './+types/choose-currency'
import { COOKIES } from '../platform/cookie-list.ts'
import { CURRENCY } from '../platform/cookies.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { backToPage } from './back-to-page.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(href(context.get(scopeContext).language, 'home'), 303)

/** Keeps the chosen currency in a cookie and goes back to the page of the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { site, cookies, language } = context.get(scopeContext)
  const form = await request.formData()
  const code = form.get('currency')
  if (typeof code === 'string' && site.currencies.includes(code))
    cookies.set(CURRENCY, code, { maxAge: COOKIES[CURRENCY].maxAge, sameSite: 'Lax' })
  return backToPage(form, language)
}
