/** Identifier of the form that the `informationRequest` route leads to. */
export const REQUEST_FORM = 'information-request'

const SUCCESS_ROUTES = { contact: 'contactSent', [REQUEST_FORM]: 'informationRequestSent' } as const
const SUCCESS_BY_FORM: Readonly<Record<string, SuccessRoute>> = SUCCESS_ROUTES

type SuccessRoute = (typeof SUCCESS_ROUTES)[keyof typeof SUCCESS_ROUTES]

/** Route of a form's success page; undefined for forms that show their message on their own page. */
export function successRoute(form: string): SuccessRoute | undefined {
  return SUCCESS_BY_FORM[form]
}
