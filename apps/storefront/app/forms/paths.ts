/** Address of the information request in every language; it leads to the site's own page with the form. */
export const REQUEST_PATH = 'demande-d-information'

/** Where the form of the newsletter is sent to, from the foot of every page. */
export const NEWSLETTER_PATH = 'newsletter'

/** The form behind {@link REQUEST_PATH}. */
export const REQUEST_FORM = 'information-request'

const PAGES: Readonly<Record<string, string>> = { contact: 'contact', [REQUEST_FORM]: REQUEST_PATH }

/** Where thanks for a form are said, below the language prefix; undefined for forms that stay on their page. */
export function successPath(form: string): string | undefined {
  const page = PAGES[form]
  return page && `${page}/merci`
}
