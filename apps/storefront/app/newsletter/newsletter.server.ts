import { data, redirect, type RouterContextProvider } from 'react-router'
import { track } from '../analytics/tracked.server.ts'
import { formErrors, hasErrors, type FormRules, type Values } from '../forms/form-rules.ts'
import { leaveRules, ownTexts, subscribeRules } from '../forms/newsletter-rules.ts'
import { isRefusal, refusalText } from '../forms/refusal.ts'
import {
  FollowNewsletterLinkDocument,
  LeaveNewsletterDocument,
  SubscribeToNewsletterDocument,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { forgetLinkToken, linkToken, type LinkName } from '../platform/link-token.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { seoOf, type Seo } from '../platform/seo.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { STATE, type NewsletterState } from './paths.ts'
import { href } from '../platform/routes.ts'

type Context = Readonly<RouterContextProvider>

/** Subscribes an address, or asks its owner by mail to confirm; goes on to what there is to say. */
export async function subscribe(context: Context, values: Values) {
  return await send(values, subscribeRules, async (email) => {
    const { subscribeToNewsletter } = await commerce(context).query(SubscribeToNewsletterDocument, { email })
    const isDone = subscribeToNewsletter?.status === 'SUBSCRIBED'
    await track(context, () => ({ name: 'generate_lead', form: 'newsletter' }))
    return tell(context, 'newsletter', isDone ? 'inscrit' : 'envoye')
  })
}

/** Ends a subscription: at once for somebody signed in, else by a link that is mailed. */
export async function leave(context: Context, values: Values) {
  return await send(values, leaveRules, async (email) => {
    const { unsubscribeToNewsletter } = await commerce(context).query(LeaveNewsletterDocument, { email })
    const isDone = unsubscribeToNewsletter?.status === 'UNSUBSCRIBED'
    return tell(context, 'newsletterUnsubscribe', isDone ? 'parti' : 'envoye')
  })
}

/** Does what the link of a mail is for; undefined when it no longer works, or there was none. */
export async function followLink(context: Context, link: LinkName & `newsletter_${string}`) {
  const token = linkToken(context, link)?.token
  if (token === undefined) return undefined
  try {
    const { followNewsletterLink } = await commerce(context).query(FollowNewsletterLinkDocument, { token })
    forgetLinkToken(context, link)
    const hasLeft = followNewsletterLink?.status === 'UNSUBSCRIBED'
    return hasLeft ? tell(context, 'newsletterUnsubscribe', 'parti') : tell(context, 'newsletter', 'inscrit')
  } catch (error) {
    if (!isRefusal(error)) throw error
    forgetLinkToken(context, link)
    return undefined
  }
}

async function send(values: Values, rules: FormRules, ask: (email: string) => Promise<Response>) {
  const refuse = (errors: FormErrors, message?: string) => data({ values, errors, message }, { status: 422 })
  const errors = formErrors(rules, values, ownTexts())
  if (hasErrors(errors)) return refuse(errors)
  try {
    return await ask(values['email']?.trim() ?? '')
  } catch (error) {
    return refuse({}, refusalText(error))
  }
}

function tell(
  context: Context,
  route: 'newsletter' | 'newsletterUnsubscribe',
  state: NewsletterState,
): Response {
  return redirect(href(context.get(scopeContext).language, route, { [STATE]: state }), 303)
}

/** Head of a newsletter page that search engines do not index. */
export function newsletterSeo(context: Context, title: string): Seo {
  const { site, language, publicUrl } = context.get(scopeContext)
  return seoOf({ title, brand: site.brand, publicUrl, language, alternates: {}, noindex: true })
}
