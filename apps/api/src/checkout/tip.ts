import type { TipOptions } from '@comptoir/contract/generated/types'
import { formatMoney } from '@comptoir/rules/money'
import { goodsOfTip, isTip, mostTip, tipSuggestions } from '@comptoir/rules/tip'
import { changeCart, type CartState } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { toMoney } from '../platform/money.ts'
import { tipTerms } from '../stores/index.ts'
import { TipError } from './errors.ts'
import { minorUnitsOf } from './minor-units.ts'

const termsOf = ({ store }: RequestContext, { fulfilment }: CartState) => tipTerms(store, fulfilment.method)

/**
 * Sets the tip of a cart, in units of the request's currency; 0 takes it back. Throws TipError where the website asks for
 * none, or for more than it takes (decisions H-14).
 */
export async function setTip(ctx: RequestContext, cartId: string, amount: number): Promise<CartState> {
  const { currency, language, formats } = ctx.store
  const tip = minorUnitsOf(amount, currency)
  return await changeCart(ctx, cartId, async (_tx, locked) => {
    const cart = await locked.state()
    const terms = termsOf(ctx, cart)
    const goods = goodsOfTip(cart.totals)
    if (!isTip(tip, goods, terms))
      throw new TipError(terms && formatMoney(mostTip(goods, terms), formats.locale, currency), language)
    locked.set({ tip, tipCurrency: tip > 0 ? currency : null })
  })
}

/** What a cart may be given as a tip; null where none is asked for. */
export function tipOptions(ctx: RequestContext, cart: CartState): TipOptions | null {
  const terms = termsOf(ctx, cart)
  if (!terms) return null
  const goods = goodsOfTip(cart.totals)
  const money = (amount: number) => toMoney(amount, ctx.store.currency)
  return {
    suggestions: tipSuggestions(goods, terms).map(({ percent, amount }) => ({
      percent,
      amount: money(amount),
    })),
    most: money(mostTip(goods, terms)),
  }
}
