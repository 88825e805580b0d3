import type { Language } from '@comptoir/rules/language'
import { redirect } from 'react-router'
import { href } from '../platform/routes.ts'
import { safePath } from '../platform/safe-path.ts'

/** Leads back to the page that sent a form of the layout, as its field `back` says; to the home page without a safe one. */
export function backToPage(form: FormData, language: Language): Response {
  const back = form.get('back')
  const path = typeof back === 'string' ? safePath(back) : undefined
  return redirect(path ?? href(language, 'home'), 303)
}
