import type { VatCheck } from '@comptoir/contract/generated/types'
import type { VatNumberAnswer } from '@comptoir/rules/buyer-vat-number'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { vatNumberOf, writtenVatNumber, type VatNumber } from '@comptoir/rules/vat-number'
import { readCart, saveVatAnswer, type CartState } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import { countRequest } from '../platform/request-count.ts'
import { timestamp } from '../platform/timestamp.ts'
import { VatServiceUnavailableError, vatNumberCheckOf } from '../vat-numbers/index.ts'

/**
 * The cart after the VAT number of its address was checked, where that is due. Call it outside of transactions. While the
 * service does not answer, the cart has tax; nothing fails because of it.
 */
export async function withCheckedNumber(ctx: RequestContext, cart: CartState): Promise<CartState> {
  const { buyerNumber: buyer } = cart
  if (!buyer?.number || !buyer.isDue) return cart
  if (!(await countRequest(ctx.app, RATE_LIMITS.vatNumberChecks, ctx.address))) return cart
  await saveVatAnswer(ctx.app.sql, cart.id, buyer.kind, await ask(ctx, buyer.number))
  return await readCart(ctx, cart.maskedId)
}

async function ask({ app, store, log }: RequestContext, number: VatNumber): Promise<VatNumberAnswer> {
  const asked = { number: writtenVatNumber(number), askedAt: app.now().toISOString() }
  try {
    const seller = vatNumberOf(store.settings.company.vatNumber ?? '')
    const { isValid, requestId } = await vatNumberCheckOf(app, 'shopper')(number, seller)
    return { ...asked, isValid, requestId }
  } catch (error) {
    if (!(error instanceof VatServiceUnavailableError)) throw error
    log.warn({ reason: error.message }, 'The VAT number of an address could not be checked')
    return { ...asked, isValid: null, requestId: null }
  }
}

/** What is known about the VAT number of the cart's address; null where it changes nothing. */
export function vatCheckOfCart({ store }: RequestContext, { buyerNumber }: CartState): VatCheck | null {
  if (!buyerNumber) return null
  const { state, text, answer } = buyerNumber
  return {
    state,
    message: messageIn(store.language, `cart_vat_check_${state}`, { number: text }),
    requested_at: answer ? timestamp(new Date(answer.askedAt)) : null,
  }
}
