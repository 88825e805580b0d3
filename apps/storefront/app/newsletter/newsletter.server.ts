import { data, redirect, type RouterContextProvider } from 'react-router'
import { track } from '../analytics/tracked.server.ts'
import { formErrors, hasErrors, type FormRules, type Values } from '../forms/form-rules.ts'
import { unsubscribeRules, errorTextsOf, subscribeRules } from '../forms/newsletter-rules.ts'
import { isApiError, apiErrorText } from '../forms/api-errors.ts'
import {
  FollowNewsletterLinkDocument,
  UnsubscribeFromNewsletterDocument,
  SubscribeToNewsletterDocument,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import type { LinkName } from '../platform/link-secrets.server.ts'
import { forgetLinkToken, linkToken } from '../platform/link-token.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { seoOf, type Seo } from '../platform/seo.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { STATE, type NewsletterState } from './page-state.ts'
import { href } from '../platform/routes.ts'

type Context = Readonly<RouterContextProvider>

/** Subscribes an address, or sends it a confirmation e-mail; redirects to the result. */
export async function subscribe(context: Context, values: Values) {
  return await submit(values, subscribeRules, async (email) => {
    const { subscribeToNewsletter } = await commerce(context).query(SubscribeToNewsletterDocument, { email })
    const isDone = subscribeToNewsletter?.status === 'SUBSCRIBED'
    await track(context, () => ({ name: 'generate_lead', form: 'newsletter' }))
    return redirectWithState(context, 'newsletter', isDone ? 'subscribed' : 'sent')
  })
}

/** Unsubscribes a signed-in customer at once; sends guests a link. */
export async function unsubscribe(context: Context, values: Values) {
  return await submit(values, unsubscribeRules, async (email) => {
    const { unsubscribeToNewsletter } = await commerce(context).query(UnsubscribeFromNewsletterDocument, {
      email,
    })
    const isDone = unsubscribeToNewsletter?.status === 'UNSUBSCRIBED'
    return redirectWithState(context, 'newsletterUnsubscribe', isDone ? 'unsubscribed' : 'sent')
  })
}

/** Applies the link of an e-mail; undefined when it is missing or no longer valid. */
export async function followLink(context: Context, link: LinkName & `newsletter_${string}`) {
  const token = linkToken(context, link)?.token
  if (token === undefined) return undefined
  try {
    const { followNewsletterLink } = await commerce(context).query(FollowNewsletterLinkDocument, { token })
    forgetLinkToken(context, link)
    const hasLeft = followNewsletterLink?.status === 'UNSUBSCRIBED'
    return hasLeft
      ? redirectWithState(context, 'newsletterUnsubscribe', 'unsubscribed')
      : redirectWithState(context, 'newsletter', 'subscribed')
  } catch (error) {
    if (!isApiError(error)) throw error
    forgetLinkToken(context, link)
    return undefined
  }
}

async function submit(values: Values, rules: FormRules, operation: (email: string) => Promise<Response>) {
  const fail = (errors: FormErrors, message?: string) => data({ values, errors, message }, { status: 422 })
  const errors = formErrors(rules, values, errorTextsOf())
  if (hasErrors(errors)) return fail(errors)
  try {
    return await operation(values['email']?.trim() ?? '')
  } catch (error) {
    return fail({}, apiErrorText(error))
  }
}

function redirectWithState(
  context: Context,
  route: 'newsletter' | 'newsletterUnsubscribe',
  state: NewsletterState,
): Response {
  return redirect(href(context.get(scopeContext).language, route, { [STATE]: state }), 303)
}

/** Head of a newsletter page that search engines do not index. */
export function newsletterSeo(context: Context, title: string): Seo {
  const { site, language, publicUrl } = context.get(scopeContext)
  return seoOf({ title, site, publicUrl, language, alternates: {}, noindex: true })
}
