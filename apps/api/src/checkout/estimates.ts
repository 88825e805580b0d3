import type { EstimateTotalsInput } from '@comptoir/contract/generated/types'
import {
  MissingParameterError,
  readCartAt,
  shippingOffers,
  type CartAddressRecord,
  type CartState,
  type ShippingOffer,
} from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { blankAddress } from '../platform/postal-address.ts'

/** What a cart would cost at an address, shipped as asked; nothing is kept. Throws as readCart does. */
export async function estimateTotals(ctx: RequestContext, input: EstimateTotalsInput): Promise<CartState> {
  if (!input.cart_id) throw new MissingParameterError('cart_id')
  const method = input.shipping_method
  return await readCartAt(ctx, input.cart_id, {
    address: placeOf(input),
    shippingMethod: method ? `${method.carrier_code}_${method.method_code}` : null,
  })
}

/** How a cart could be shipped to an address, and for how much. Throws as readCart does. */
export async function estimateShipping(
  ctx: RequestContext,
  input: EstimateTotalsInput,
): Promise<ShippingOffer[]> {
  return shippingOffers(ctx.store, await estimateTotals(ctx, input), placeOf(input))
}

/** The address of somebody not yet known. */
function placeOf({ address }: EstimateTotalsInput): CartAddressRecord {
  return {
    kind: 'shipping',
    customerAddressId: null,
    sameAsShipping: false,
    ...blankAddress(),
    region: address.region?.region ?? address.region?.region_code ?? null,
    postcode: address.postcode?.trim() || null,
    countryCode: address.country_code,
    customerNotes: null,
    delivery: null,
  }
}
