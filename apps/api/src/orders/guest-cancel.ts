import type { ConfirmCancelOrderInput, GuestOrderCancelInput } from '@comptoir/contract/generated/types'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { formatDateTime, queueAccountMail } from '../mail/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { issueLink, spendLink } from '../platform/mail-link.ts'
import { countRequest, limitGuesses } from '../platform/request-count.ts'
import { decodeIdUid, encodeUid } from '../platform/uid.ts'
import { storefrontUrl } from '../stores/index.ts'
import {
  cancelByCustomer,
  invalidStatus,
  isCancellable,
  reasonOf,
  type CancellationResult,
} from './cancel.ts'
import { CancellationKeyError, GuestOrderOfCustomerError } from './errors.ts'
import { guestOrderByToken } from './guest-orders.ts'
import { orderIdOfLink } from './order-links.ts'
import { lockOrder } from './read.sql.ts'
import { recordOrderEvent } from './transitions.ts'

/**
 * Mails a link with which a guest confirms that an order is to be cancelled, to the order's address. Throws as
 * guestOrderByToken does, GuestOrderOfCustomerError, and InputError without a reason.
 */
export async function requestGuestCancellation(
  ctx: RequestContext,
  { token, reason }: GuestOrderCancelInput,
): Promise<CancellationResult> {
  const { app, store } = ctx
  if (reason.trim() === '') throw new InputError('Required parameter "reason" is missing or incorrect.')
  const { order: found } = await guestOrderByToken(ctx, token)
  if (found.customerId !== null) throw new GuestOrderOfCustomerError()
  if (!isCancellable(found)) return invalidStatus
  const mayMail = await countRequest(app, RATE_LIMITS.orderLinkMails, `${store.website.id} ${found.email}`)
  if (!mayMail) return { id: found.id, error: null }
  await inTransaction(app.sql, async (tx) => {
    const order = await lockOrder(tx, found.id)
    if (!order || !isCancellable(order)) return
    const { token: key, expiresAt } = await issueLink(app, tx, 'cancellation', { orderId: order.id })
    await recordOrderEvent(tx, app, order, { reason: `cancellation requested: ${reasonOf(reason)}` })
    await queueAccountMail(tx, {
      storeId: store.id,
      kind: 'cancellation_link',
      recipient: order.email,
      customerId: null,
      texts: {
        order_number: order.number,
        expires: formatDateTime(store, expiresAt),
        action_url: storefrontUrl(app, store, 'order_cancellation', {
          order: encodeUid(order.id),
          token: key,
        }),
      },
    })
  })
  return { id: found.id, error: null }
}

/** Cancels a guest's order with the key of the mailed link; a wrong key and an unknown order have the same error. */
export async function confirmGuestCancellation(
  ctx: RequestContext,
  { order_id: orderId, confirmation_key: key }: ConfirmCancelOrderInput,
): Promise<CancellationResult> {
  const { app, store } = ctx
  try {
    return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], () =>
      inTransaction(app.sql, async (tx): Promise<CancellationResult> => {
        const wanted = /^\d+$/.test(orderId) ? Number(orderId) : decodeIdUid(orderId)
        const id = await orderIdOfLink(app, tx, 'cancellation', key)
        if (id === undefined || id !== wanted) throw new CancellationKeyError()
        const order = await lockOrder(tx, id)
        if (!order || order.websiteId !== store.website.id || order.customerId !== null)
          throw new CancellationKeyError()
        if (!isCancellable(order)) return invalidStatus
        // Two requests with one key wait for the order's lock: the second finds the key used.
        if (!(await spendLink(app, tx, key))) throw new CancellationKeyError()
        await cancelByCustomer(tx, app, order, 'cancelled by the guest')
        return { id, error: null }
      }),
    )
  } catch (error) {
    if (!(error instanceof CancellationKeyError)) throw error
    return { id: null, error: { code: 'UNDEFINED', message: error.message } }
  }
}
