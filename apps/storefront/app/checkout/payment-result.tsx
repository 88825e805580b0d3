import type { Language } from '@comptoir/rules/language'
import { useEffect, useState } from 'react'
import { Link, redirect, useRevalidator } from 'react-router'
import { privateSeo } from '../platform/private-seo.server.ts'
import { findCart, newCart } from '../cart/cart-session.server.ts'
import { PaymentResultDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { metaOf } from '../platform/seo.ts'
import { visitor } from '../platform/visitor.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/payment-result'
import { findVisitorOrder, type VisitorOrder } from './visitor-order.server.ts'
import { orderNumber, stepPath } from './step-path.ts'
import { textsOf } from '../platform/site-texts.ts'
import './checkout.css'

export const handle = { checkoutLayout: true }

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** State of the payment; `unknown` for visitors who do not own the order (decisions F-8). */
type ResultState = 'unknown' | 'waiting' | 'pending' | 'refused' | 'cancelled'

interface Result {
  readonly state: ResultState
  /** Payment failure reason, as defined by the rules. */
  readonly reason?: string | undefined
  readonly cartId?: string | undefined
  /** Whether the payment can be retried. */
  readonly isPayable?: boolean
}

const UNKNOWN_RESULT: Result = { state: 'unknown' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, site } = context.get(scopeContext)
  const named = orderNumber(new URL(request.url).searchParams.get('order'))
  const { signedIn } = await visitor(context)
  const order = await findVisitorOrder(context, request)
  const { state, reason, cartId, isPayable } = order ? await resultOf(context, order) : UNKNOWN_RESULT
  const isFailed = state === 'refused' || state === 'cancelled'
  return {
    language,
    signedIn,
    number: named ?? order?.number,
    state,
    reason,
    retryPath:
      isFailed && isPayable && order ? href(language, 'payment', { order: order.number }) : undefined,
    hasCart: isFailed && !isPayable && (await restoreCart(context, { signedIn, cartId, order })),
    phone: textsOf({ site, language }).phone,
    seo: privateSeo(context, m.payment_result_title()),
  }
}

async function resultOf(
  context: Route.LoaderArgs['context'],
  { number, reference }: VisitorOrder,
): Promise<Result> {
  const { paymentResult } = await commerce(context).query(PaymentResultDocument, { number: reference })
  const state = paymentResult?.state
  if (state === 'paid')
    throw redirect(href(context.get(scopeContext).language, 'orderSuccess', { order: number }))
  if (state !== 'waiting' && state !== 'pending' && state !== 'refused' && state !== 'cancelled')
    return UNKNOWN_RESULT
  return {
    state,
    reason: paymentResult?.reason ?? undefined,
    cartId: paymentResult?.cart_id ?? undefined,
    isPayable: paymentResult?.is_payable === true,
  }
}

/**
 * Restores the cart with the items of a failed order: the customer's active cart, or the guest's own (decisions F-7).
 * Returns whether the visitor has it; guests who have started another cart keep that one.
 */
async function restoreCart(
  context: Route.LoaderArgs['context'],
  {
    signedIn,
    cartId,
    order,
  }: { signedIn: boolean; cartId: string | undefined; order: VisitorOrder | undefined },
): Promise<boolean> {
  if (signedIn) {
    await newCart(context)
    return true
  }
  if (!cartId || !order) return false
  const known = session(context)
  if (known.cartId === cartId) return true
  const other = await findCart(context)
  if (other && other.total_quantity > 0) return false
  known.setCart(cartId)
  // Reload, so that the whole page shows the cart.
  throw redirect(href(context.get(scopeContext).language, 'paymentResult', { order: order.number }))
}

export default function PaymentResult({ loaderData }: Route.ComponentProps) {
  const { state, language, signedIn, number = '' } = loaderData
  return (
    <div className="wrap narrow section-tight">
      {state === 'unknown' && <UnknownResult {...loaderData} />}
      {state === 'waiting' && <WaitingResult language={language} number={number} />}
      {state === 'pending' && <PendingResult language={language} signedIn={signedIn} number={number} />}
      {(state === 'refused' || state === 'cancelled') && (
        <FailedResult
          language={language}
          hasCart={loaderData.hasCart}
          retryPath={loaderData.retryPath}
          isRefused={state === 'refused'}
          reason={loaderData.reason}
          phone={loaderData.phone}
        />
      )}
    </div>
  )
}

function UnknownResult({
  language,
  signedIn,
  number,
}: {
  language: Language
  signedIn: boolean
  number: string | undefined
}) {
  const back = number ? href(language, 'paymentResult', { order: number }) : href(language, 'orders')
  const login = href(language, 'login', { return_to: back })
  return (
    <div className="result">
      <Icon name="info" className="i-big" />
      <h1>{signedIn ? m.order_not_found_title() : m.payment_unknown_title()}</h1>
      <p className="lead">{signedIn ? m.order_not_found_text() : m.payment_unknown_text()}</p>
      <div className="result-actions">
        <ButtonLink kind="primary" to={signedIn ? href(language, 'orders') : login}>
          {signedIn ? m.account_all_orders() : m.login_submit()}
        </ButtonLink>
        <Link className="link tap" to={href(language, 'home')}>
          {m.payment_home()}
        </Link>
      </div>
    </div>
  )
}

const POLL_INTERVAL_MS = 3000
const MAX_POLLS = 20

/** The bank notifies the shop; with JavaScript the page polls for at least a minute. */
function WaitingResult({ language, number }: { language: Language; number: string }) {
  const { revalidate, state } = useRevalidator()
  const [polls, setPolls] = useState(0)
  // The next poll waits for the answer to the last one, which it would abort.
  const isDue = state === 'idle' && polls < MAX_POLLS
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => {
      setPolls(polls + 1)
      void revalidate()
    }, POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isDue, polls, revalidate])
  return (
    <div className="result" aria-live="polite">
      <Icon name="hourglass" className="i-big" />
      <h1>{m.payment_waiting_title()}</h1>
      <p className="lead">{m.payment_waiting_text()}</p>
      <div className="result-actions">
        <ButtonLink to={href(language, 'paymentResult', { order: number })}>{m.payment_refresh()}</ButtonLink>
        <Link className="link tap" to={href(language, 'payment', { order: number })}>
          {m.payment_back_to_bank()}
        </Link>
      </div>
    </div>
  )
}

function PendingResult({
  language,
  signedIn,
  number,
}: {
  language: Language
  signedIn: boolean
  number: string
}) {
  return (
    <div className="result" aria-live="polite">
      <Icon name="hourglass" className="i-big" />
      <h1>{m.payment_pending_title()}</h1>
      <p className="lead">{m.payment_pending_text()}</p>
      <div className="result-actions">
        {signedIn && (
          <ButtonLink kind="primary" to={href(language, 'order', { number })}>
            {m.payment_see_order()}
          </ButtonLink>
        )}
        <Link className="link tap" to={href(language, 'paymentResult', { order: number })}>
          {m.payment_refresh()}
        </Link>
      </div>
    </div>
  )
}

/** Messages by failure reason; each says that nothing was charged. */
const REASON_TEXTS: Readonly<Record<string, () => string>> = {
  funds: m.payment_reason_funds,
  expired_card: m.payment_reason_expired_card,
  card_refused: m.payment_reason_card_refused,
  authentication_failed: m.payment_reason_authentication_failed,
  technical: m.payment_reason_technical,
}

/** Nothing was charged, and the items are back in the cart unless a guest has started another one. */
function FailedResult({
  language,
  hasCart,
  retryPath,
  isRefused,
  reason = '',
  phone,
}: {
  language: Language
  hasCart: boolean
  /** Set when the order can still be paid. */
  retryPath: string | undefined
  isRefused: boolean
  reason: string | undefined
  phone: string
}) {
  const actionData = REASON_TEXTS[reason] ?? m.payment_refused_text
  return (
    <div className="result bad" role="alert">
      <Icon name="warning" className="i-big" />
      <h1>{isRefused ? m.payment_refused_title() : m.payment_cancelled_title()}</h1>
      <p className="lead">{isRefused ? actionData() : m.payment_cancelled_text()}</p>
      {!retryPath && <p>{hasCart ? m.payment_cart_restored() : m.payment_cart_not_restored()}</p>}
      <div className="result-actions">
        {retryPath ? (
          <ButtonLink kind="primary" to={retryPath}>
            {m.payment_retry()}
          </ButtonLink>
        ) : hasCart ? (
          <>
            <ButtonLink kind="primary" to={stepPath(language, 'review')}>
              {m.payment_retry()}
            </ButtonLink>
            <Link className="link tap" to={href(language, 'cart')}>
              {m.payment_see_cart()}
            </Link>
          </>
        ) : (
          <ButtonLink kind="primary" to={href(language, 'home')}>
            {m.payment_home()}
          </ButtonLink>
        )}
      </div>
      {isRefused && <p className="help">{m.payment_call({ phone })}</p>}
    </div>
  )
}
