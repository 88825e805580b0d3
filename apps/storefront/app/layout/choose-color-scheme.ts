import { redirect } from 'react-router'
import type { Route } from './+types/choose-color-scheme'
import { COLOR_SCHEMES, hasSchemeSwitch } from '../platform/color-scheme.ts'
import { COOKIES } from '../platform/cookie-list.ts'
import { COLOR_SCHEME } from '../platform/cookies.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { backToPage } from './back-to-page.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(href(context.get(scopeContext).language, 'home'), 303)

/** Keeps in a cookie whether the shop is light or dark, and goes back to the page of the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { site, cookies, language } = context.get(scopeContext)
  const form = await request.formData()
  const scheme = COLOR_SCHEMES.find((one) => one === form.get('scheme'))
  // Who leaves it to the device shares the pages of those who never chose.
  if (scheme === 'auto') cookies.remove(COLOR_SCHEME)
  else if (scheme && hasSchemeSwitch(site))
    cookies.set(COLOR_SCHEME, scheme, { maxAge: COOKIES[COLOR_SCHEME].maxAge, sameSite: 'Lax' })
  return backToPage(form, language)
}
