import { redirect } from 'react-router'
import type { Route } from './+types/choose-currency'
import { COOKIES } from '../platform/cookie-list.ts'
import { CURRENCY } from '../platform/cookies.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(href(context.get(scopeContext).language, 'home'), 303)

/** Keeps the chosen currency in a cookie and goes back to the page of the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { site, cookies, language } = context.get(scopeContext)
  const form = await request.formData()
  const code = form.get('currency')
  if (typeof code === 'string' && site.currencies.includes(code))
    cookies.set(CURRENCY, code, { maxAge: COOKIES[CURRENCY].maxAge, sameSite: 'Lax' })
  return redirect(backTo(form.get('back')) ?? href(language, 'home'), 303)
}

/** A page of this shop; undefined for the address of another. */
function backTo(back: FormDataEntryValue | null): string | undefined {
  if (typeof back !== 'string' || back.length > 2000) return undefined
  const here = 'http://shop.invalid'
  const url = URL.parse(back, here)
  return url?.origin === here ? url.pathname + url.search : undefined
}
