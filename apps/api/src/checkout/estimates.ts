import type { EstimateTotalsInput } from '@comptoir/contract/generated/types'
import {
  MissingParameterError,
  estimateCart,
  type CartAddressRecord,
  type CartState,
  type ShippingOffer,
} from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { blankAddress, regionOfInput } from '../platform/postal-address.ts'
import { bothOffers, fulfilmentWith } from './both-methods.ts'

/** The cart's totals for an address and a shipping method, without storing them. Throws as readCart does. */
export async function estimateTotals(ctx: RequestContext, input: EstimateTotalsInput): Promise<CartState> {
  if (!input.cart_id) throw new MissingParameterError('cart_id')
  const { cart_id: id, shipping_method: method } = input
  const address = addressOf(input)
  const shippingMethod = method ? `${method.carrier_code}_${method.method_code}` : null
  return await estimateCart(ctx, id, {
    address,
    shippingMethod,
    move: async (cart) =>
      method ? await fulfilmentWith(ctx, cart, method.method_code ?? '', address) : null,
  })
}

/** The shipping methods for an address with prices, and the cart there. Throws as readCart does. */
export async function estimateShipping(
  ctx: RequestContext,
  input: EstimateTotalsInput,
): Promise<{ cart: CartState; offers: ShippingOffer[] }> {
  const cart = await estimateTotals(ctx, input)
  return { cart, offers: await bothOffers(ctx, cart, addressOf(input)) }
}

/** An address with only country, region and postcode. */
function addressOf({ address }: EstimateTotalsInput): CartAddressRecord {
  return {
    kind: 'shipping',
    customerAddressId: null,
    sameAsShipping: false,
    ...blankAddress(),
    ...regionOfInput(address.region ?? {}),
    postcode: address.postcode?.trim() || null,
    countryCode: address.country_code,
    customerNotes: null,
    delivery: null,
  }
}
