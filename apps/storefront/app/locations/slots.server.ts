import type { RouterContextProvider } from 'react-router'
import { withCart } from '../cart/cart-session.server.ts'
import { PeriodsDocument, PeriodsForItemsDocument, type DeliveryDayFragment } from '../generated/graphql.ts'
import type { PendingAdd } from '../fulfilment/pending-add.server.ts'
import { commerce } from '../platform/commerce.server.ts'
import { requestedItems, skusOf } from './requested-items.server.ts'

type Context = Readonly<RouterContextProvider>

/** Restriction of the slots by the items about to be added. */
export interface SlotRestriction {
  /** Item names, comma separated. */
  readonly names: string
  /** Whether slots fit these items; if not, all slots of the cart are offered. */
  readonly hasSlots: boolean
}

interface Slots {
  readonly periods: readonly DeliveryDayFragment[]
  readonly restriction?: SlotRestriction
}

/** Slots for the cart and the items about to be added: the pending ones and the product of `sku`. */
export async function slotsFor(
  context: Context,
  parameters: URLSearchParams,
  pending: PendingAdd = [],
): Promise<Slots> {
  const named = parameters.get('sku')
  const requested = parameters.get('without_pending')
    ? undefined
    : await requestedItems(context, pending, named)
  return await withCart(context, async (cartId) => {
    const { query } = commerce(context)
    if (!requested || requested.items.length === 0)
      return { periods: (await query(PeriodsDocument, { cartId })).getPeriods }
    const { items } = requested
    const { eligible, all, products } = await query(PeriodsForItemsDocument, {
      cartId,
      items,
      skus: skusOf(items),
    })
    const found = (products?.items ?? []).flatMap((product) => product?.name ?? [])
    return restrictedSlots(eligible, all, requested.names ?? found)
  })
}

/** Leaves the restriction out when the items fit every slot. */
export function restrictedSlots(
  eligible: readonly DeliveryDayFragment[],
  all: readonly DeliveryDayFragment[],
  names: readonly string[],
): Slots {
  const hasSlots = eligible.length > 0
  if (count(eligible) === count(all)) return { periods: all }
  return { periods: hasSlots ? eligible : all, restriction: { names: names.join(', '), hasSlots } }
}

const count = (days: readonly DeliveryDayFragment[]) =>
  days.reduce((sum, { periods }) => sum + periods.length, 0)
