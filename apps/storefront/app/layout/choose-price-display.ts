import { PRICE_DISPLAYS } from '@comptoir/rules/visitor'
import { redirect } from 'react-router'
import type { Route } from './+types/choose-price-display'
import { COOKIES } from '../platform/cookie-list.ts'
import { PRICE_DISPLAY } from '../platform/cookies.ts'
import { hasPriceSwitch } from '../platform/price-display.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { backToPage } from './back-to-page.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(href(context.get(scopeContext).language, 'home'), 303)

/** Keeps in a cookie whether prices are shown with or without tax, and goes back to the page of the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const scope = context.get(scopeContext)
  const form = await request.formData()
  const display = PRICE_DISPLAYS.find((one) => one === form.get('display'))
  if (display && hasPriceSwitch(scope))
    scope.cookies.set(PRICE_DISPLAY, display, { maxAge: COOKIES[PRICE_DISPLAY].maxAge, sameSite: 'Lax' })
  return backToPage(form, scope.language)
}
