import { data, redirect, type RouterContextProvider } from 'react-router'
import { KEY_FIELD } from '@comptoir/rules/form-guard'
import {
  AskedProductDocument,
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
import { FORM_SENT } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { formErrors, hasErrors, valuesOf, type Values } from './form-rules.ts'
import { successRoute } from './paths.ts'
import { refusalText } from './refusal.ts'
import { ownTexts, siteFormRules, type SiteFormDefinition } from './site-form-rules.ts'
import { href } from '../platform/routes.ts'

type Context = Readonly<RouterContextProvider>

export interface SiteFormData {
  readonly form: SiteFormDefinition
  /** What the fields are filled with to begin with. */
  readonly known: Values
  /** The product the letter is about. */
  readonly product: { readonly name: string; readonly path: string } | undefined
  readonly privacyPath: string | undefined
  /** How the sender shows that they are no robot. */
  readonly challenge: Challenge | undefined
}

export interface SiteFormRefusal {
  /** Its identifier, for a page may show several. */
  readonly form: string
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

/** A form for a page, filled with the product of `?sku=` where it asks for one; undefined when there is none such. */
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
  // Its key is of this moment: a kept page would tell robots that they took their time.
  scope.page.isCacheable = false
  const asked = form.fields.some(({ id }) => id === 'sku') ? await askedProduct(context, search) : undefined
  return {
    form,
    known: { ...(await sender(context)), ...(asked && { sku: asked.sku }) },
    product: asked && { name: asked.name, path: asked.path },
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

/** What is known of somebody signed in, by the names of fields; nothing of guests. */
async function sender(context: Context): Promise<Values> {
  if (!(await visitor(context)).signedIn) return {}
  const { customer } = await commerce(context).query(FormSenderDocument)
  const { firstname, lastname, email } = customer ?? {}
  return Object.fromEntries(
    Object.entries({ firstname, lastname, email }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

async function askedProduct(context: Context, search: URLSearchParams) {
  const sku = search.get('sku')?.slice(0, 64)
  if (!sku) return undefined
  const { products } = await commerce(context).query(AskedProductDocument, { sku })
  const [found] = products?.items ?? []
  if (!found?.sku || !found.name) return undefined
  const path = href(context.get(scopeContext).language, 'product', { urlKey: found.url_key ?? '' })
  return { sku: found.sku, name: found.name, path }
}

/** Takes a filled form of any page: refuses it with what is wrong, or goes where its thanks are said. */
export async function sendSiteForm({ request, context }: { request: Request; context: Context }) {
  const values = valuesOf(await request.formData())
  const form = await formNamed(context, values['form'] ?? '')
  if (!form) throw data(null, { status: 404 })
  const { language } = context.get(scopeContext)
  const refuse = (errors: FormErrors, message?: string) =>
    data<SiteFormRefusal>(
      { form: form.identifier, values: shownValues(form, values, errors), errors: shown(errors), message },
      { status: 422 },
    )
  const errors = formErrors(siteFormRules(form.fields, language), values, ownTexts(form.fields))
  if (hasErrors(errors)) return refuse(errors)
  const fields = form.fields.flatMap(({ id }) => {
    const value = values[id]
    return value === undefined ? [] : [{ field_id: id, value }]
  })
  const answer = await send(context, values['proof'], { id: form.id, fields })
  if (typeof answer === 'string') return refuse({}, answer)
  if (!answer?.success) {
    const found = Object.fromEntries(answer?.errors.map(({ field_id, message }) => [field_id, message]) ?? [])
    return refuse(found, hasErrors(shown(found)) ? undefined : (answer?.message ?? undefined))
  }
  await track(context, () => ({ name: 'generate_lead', form: form.identifier }))
  const thanks = successRoute(form.identifier)
  if (!thanks) {
    session(context).flash({ kind: 'success', message: form.success_message ?? '' })
    return redirect(request.url, 303)
  }
  context
    .get(scopeContext)
    .cookies.set(FORM_SENT, form.identifier, { maxAge: 600, httpOnly: true, sameSite: 'Lax' })
  return redirect(href(language, thanks), 303)
}

/** What the API answers, or why it refused the whole. */
async function send(context: Context, proof: string | undefined, filled: SendFormMutationVariables) {
  try {
    return (await commerce(context).withCaptcha(proof).query(SendFormDocument, filled)).submitForm
  } catch (error) {
    return refusalText(error)
  }
}

/** The key is nothing to put right by hand. */
function shown(errors: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== KEY_FIELD))
}

/** What was typed goes back into the page, with a new key where the old one was refused. */
function shownValues(form: SiteFormDefinition, values: Values, errors: FormErrors): Values {
  if (!errors[KEY_FIELD]) return values
  return { ...values, [KEY_FIELD]: form.fields.find(({ id }) => id === KEY_FIELD)?.value ?? '' }
}
