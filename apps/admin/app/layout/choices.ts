import { redirect, type RouterContextProvider } from 'react-router'
import { LANGUAGE, LARGE_LISTS, WEBSITE, YEAR } from '../platform/cookies.ts'
import { isLanguage } from '../platform/language.ts'
import { safePath } from '../platform/safe-path.ts'
import { scopeContext } from '../platform/scope.ts'

interface Arguments {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** Keeps what a person chose for this browser: language, website, size of a list's rows. `back` is the page to show then. */
export async function action({ request, context }: Arguments) {
  const { cookies } = context.get(scopeContext)
  const form = await request.formData()
  const language = form.get('language')
  if (isLanguage(language)) cookies.set(LANGUAGE, language, { maxAge: YEAR })
  const website = form.get('website')
  if (website === '') cookies.remove(WEBSITE)
  else if (typeof website === 'string') cookies.set(WEBSITE, website.slice(0, 20), { maxAge: YEAR })
  const list = form.get('list')
  if (typeof list === 'string' && /^\w{1,40}$/.test(list)) {
    const known = (cookies.get(LARGE_LISTS) ?? '').split('.').filter((one) => one !== '' && one !== list)
    const large = form.get('rows') === 'large' ? [...known, list] : known
    cookies.set(LARGE_LISTS, large.slice(-40).join('.'), { maxAge: YEAR })
  }
  const back = form.get('back')
  return back === null ? null : redirect(safePath(back))
}
