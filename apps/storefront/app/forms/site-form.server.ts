import { data, redirect, type RouterContextProvider } from 'react-router'
import { KEY_FIELD } from '@comptoir/rules/form-guard'
import {
  RequestedProductDocument,
  FormSenderDocument,
  SendFormDocument,
  SiteFormDocument,
  type SendFormMutationVariables,
} from '../generated/graphql.ts'
import { track } from '../analytics/tracked.server.ts'
import { challenges, type Challenge } from './captcha.server.ts'
import { legalPath } from '../layout/legal-path.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { COOKIES } from '../platform/cookie-list.ts'
import { FORM_SENT } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { telephoneCountryOf } from '../platform/telephone-country.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { formErrors, hasErrors, valuesOf, type Values } from './form-rules.ts'
import { successRoute } from './success-route.ts'
import { apiErrorText } from './api-errors.ts'
import { errorTextsOf, siteFormRules, type SiteFormDefinition } from './site-form-rules.ts'
import { href } from '../platform/routes.ts'

type Context = Readonly<RouterContextProvider>

export interface SiteFormData {
  readonly form: SiteFormDefinition
  /** Initial field values. */
  readonly initialValues: Values
  /** Product that the form is about. */
  readonly product: { readonly name: string; readonly path: string } | undefined
  readonly privacyPath: string | undefined
  /** Captcha that the form requires. */
  readonly challenge: Challenge | undefined
}

export interface SiteFormErrors {
  /** Form identifier: a page may show several forms. */
  readonly form: string
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

/**
 * Data of a form on a page, with the product of `?sku=` where the form has that field; undefined when the form does
 * not exist.
 */
export async function siteForm(
  context: Context,
  identifier: string,
  search: URLSearchParams,
): Promise<SiteFormData | undefined> {
  const form = await formNamed(context, identifier)
  const scope = context.get(scopeContext)
  if (!form) {
    scope.log.warn({ form: identifier }, 'A page shows a form that does not exist')
    return undefined
  }
  // The form key holds a timestamp that detects bots, so the page is not cached.
  scope.page.isCacheable = false
  const requested = form.fields.some(({ id }) => id === 'sku')
    ? await requestedProduct(context, search)
    : undefined
  return {
    form,
    initialValues: { ...(await sender(context)), ...(requested && { sku: requested.sku }) },
    product: requested && { name: requested.name, path: requested.path },
    privacyPath: legalPath(scope.site, scope.language, 'confidentialite'),
    challenge: (await challenges(context)).contact,
  }
}

async function formNamed(context: Context, identifier: string): Promise<SiteFormDefinition | undefined> {
  try {
    return (await commerce(context).query(SiteFormDocument, { identifier })).form ?? undefined
  } catch (error) {
    if (error instanceof CommerceError && error.category === 'graphql-no-such-entity') return undefined
    throw error
  }
}

/** Name and e-mail of a signed-in customer, by field name; empty for guests. */
async function sender(context: Context): Promise<Values> {
  if (!(await visitor(context)).signedIn) return {}
  const { customer } = await commerce(context).query(FormSenderDocument)
  const { firstname, lastname, email } = customer ?? {}
  return Object.fromEntries(
    Object.entries({ firstname, lastname, email }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

async function requestedProduct(context: Context, search: URLSearchParams) {
  const sku = search.get('sku')?.slice(0, 64)
  if (!sku) return undefined
  const { products } = await commerce(context).query(RequestedProductDocument, { sku })
  const [found] = products?.items ?? []
  if (!found?.sku || !found.name) return undefined
  const path = href(context.get(scopeContext).language, 'product', { urlKey: found.url_key ?? '' })
  return { sku: found.sku, name: found.name, path }
}

/** Submits a form: returns its errors with 422, or redirects to the success page. */
export async function sendSiteForm({ request, context }: { request: Request; context: Context }) {
  const values = valuesOf(await request.formData())
  const form = await formNamed(context, values['form'] ?? '')
  if (!form) throw data(null, { status: 404 })
  const scope = context.get(scopeContext)
  const { language } = scope
  const fail = (errors: FormErrors, message?: string) =>
    data<SiteFormErrors>(
      { form: form.identifier, values: shownValues(form, values, errors), errors: shown(errors), message },
      { status: 422 },
    )
  const errors = formErrors(
    siteFormRules(form.fields, telephoneCountryOf(scope)),
    values,
    errorTextsOf(form.fields),
  )
  if (hasErrors(errors)) return fail(errors)
  const fields = form.fields.flatMap(({ id }) => {
    const value = values[id]
    return value === undefined ? [] : [{ field_id: id, value }]
  })
  const answer = await send(context, values['proof'], { id: form.id, fields })
  if (typeof answer === 'string') return fail({}, answer)
  if (!answer?.success) {
    const found = Object.fromEntries(answer?.errors.map(({ field_id, message }) => [field_id, message]) ?? [])
    return fail(found, hasErrors(shown(found)) ? undefined : (answer?.message ?? undefined))
  }
  await track(context, () => ({ name: 'generate_lead', form: form.identifier }))
  const success = successRoute(form.identifier)
  if (!success) {
    session(context).flash({ kind: 'success', message: form.success_message ?? '' })
    return redirect(request.url, 303)
  }
  context.get(scopeContext).cookies.set(FORM_SENT, form.identifier, {
    maxAge: COOKIES[FORM_SENT].maxAge,
    httpOnly: true,
    sameSite: 'Lax',
  })
  return redirect(href(language, success), 303)
}

/** Returns the API's response, or an error message. */
async function send(context: Context, proof: string | undefined, filled: SendFormMutationVariables) {
  try {
    return (await commerce(context).withCaptcha(proof).query(SendFormDocument, filled)).submitForm
  } catch (error) {
    return apiErrorText(error)
  }
}

/** Users cannot correct the form key, so its error is not shown. */
function shown(errors: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== KEY_FIELD))
}

/** Returns the submitted values, with a new form key when the old one was rejected. */
function shownValues(form: SiteFormDefinition, values: Values, errors: FormErrors): Values {
  if (!errors[KEY_FIELD]) return values
  return { ...values, [KEY_FIELD]: form.fields.find(({ id }) => id === KEY_FIELD)?.value ?? '' }
}
