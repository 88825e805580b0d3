import type { SampleCartInput } from '@comptoir/contract/generated/admin'
import { isFulfilmentMethod } from '@comptoir/rules/fulfilment'
import { selectGroupIdentity } from '../customers/index.ts'
import { locationsOf } from '../locations/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { audienceOf } from '../platform/customer-group.ts'
import { blankAddress } from '../platform/postal-address.ts'
import { selectCouponByCode } from '../promotions/index.ts'
import { selectCartOfOrder, selectStoredCart, type StoredCart } from './cart.sql.ts'
import { contextOfCart } from './explanation.ts'
import type { LineRow } from './lines.sql.ts'
import { resolveCart, type ResolvedCart } from './resolve-cart.ts'
import { newLine, resolveCartItem } from './resolve-item.ts'
import type { CartAddressRecord } from './state.ts'

/** A cart that is tried and not stored. */
export type SampleCart = { ctx: RequestContext; cart: ResolvedCart; unknownSkus: string[] }

/** The cart that a sample names by its id or that of its order; undefined without one. */
export async function storedCartOf(
  { sql }: App,
  { cartId, orderNumber }: Pick<SampleCartInput, 'cartId' | 'orderNumber'>,
): Promise<StoredCart | undefined> {
  if (cartId) return await selectStoredCart(sql, cartId)
  return orderNumber ? await selectCartOfOrder(sql, orderNumber) : undefined
}

/** A cart of a website to try promotions on; `stored` is the real one that it takes after. */
export async function sampleCart(
  app: App,
  websiteId: number,
  input: SampleCartInput,
  stored: StoredCart | undefined,
): Promise<SampleCart> {
  const at = input.at ? new Date(input.at) : undefined
  const there: App = at ? { ...app, now: () => at } : app
  const ctx = await contextOfSample(there, websiteId, input, stored)
  const { lines, unknownSkus } = input.lines
    ? linesOf(ctx, input.lines)
    : { lines: stored?.lines ?? [], unknownSkus: [] }
  const row = { ...(await rowOf(ctx, input, stored)), lines }
  return { ctx, cart: await resolveCart(app.sql, ctx, row), unknownSkus }
}

async function contextOfSample(
  app: App,
  websiteId: number,
  { customerGroup, location }: SampleCartInput,
  stored: StoredCart | undefined,
): Promise<RequestContext> {
  const base = stored
    ? await contextOfCart(app, stored)
    : {
        app,
        store: app.stores.defaultOf(websiteId),
        identity: null,
        requestId: 'sample',
        address: null,
        log: app.log,
      }
  const identity = customerGroup
    ? ((await selectGroupIdentity(app.sql, websiteId, customerGroup)) ?? null)
    : base.identity
  const found = location ? await locationNamed(app, websiteId, location) : undefined
  const store = found ? app.stores.at(base.store, found.id) : base.store
  return { ...base, store, identity, ...audienceOf(store, identity) }
}

async function locationNamed(app: App, websiteId: number, code: string) {
  const ids = app.stores.ofLocations.flatMap(({ website, location }) =>
    website.id === websiteId && location?.code === code ? [location.id] : [],
  )
  const [id] = ids
  return id === undefined ? undefined : (await locationsOf(app)).find(id)
}

/** Lines as a shopper would add them; SKUs that are not sold so are left out and named. */
function linesOf(ctx: RequestContext, wanted: NonNullable<SampleCartInput['lines']>) {
  const lines: LineRow[] = []
  const unknownSkus: string[] = []
  for (const { sku, quantity } of wanted) {
    const parent = parentOf(ctx, sku)
    const resolved = resolveCartItem(ctx, { sku, quantity, ...(parent && { parent_sku: parent }) })
    if ('item' in resolved && quantity > 0)
      lines.push({ ...newLine(ctx, resolved.item, quantity), id: lines.length + 1 })
    else unknownSkus.push(sku)
  }
  return { lines, unknownSkus }
}

/** Of a variant the SKU of its configurable product. */
function parentOf({ app }: RequestContext, sku: string): string | undefined {
  return app.catalogue.snapshot.products.withSku(sku)?.parents[0]?.sku
}

async function rowOf(
  ctx: RequestContext,
  input: SampleCartInput,
  stored: StoredCart | undefined,
): Promise<StoredCart> {
  const { app, store } = ctx
  const base = stored ?? blankCart(ctx)
  const coupon = input.couponCode
    ? await selectCouponByCode(app.sql, store.website.id, input.couponCode)
    : undefined
  const method = input.fulfilmentMethod ?? null
  return {
    ...base,
    ...(input.couponCode && { couponId: coupon?.id ?? null }),
    ...(input.shippingMethod && { shippingMethod: input.shippingMethod }),
    ...(input.location && { locationId: store.location?.id ?? null }),
    ...(isFulfilmentMethod(method) && { fulfilmentMethod: method }),
    addresses: addressesOf(input, base, store.settings.default_country),
  }
}

function addressesOf(
  { countryCode, postcode }: SampleCartInput,
  { addresses }: StoredCart,
  country: string,
): CartAddressRecord[] {
  if (addresses.length > 0 && !countryCode && !postcode) return addresses
  return [
    {
      ...blankAddress(),
      countryCode: countryCode ?? country,
      postcode: postcode ?? null,
      kind: 'shipping',
      customerAddressId: null,
      sameAsShipping: true,
      customerNotes: null,
      delivery: null,
    },
  ]
}

function blankCart({ store }: RequestContext): StoredCart {
  return {
    id: 0,
    maskedId: '',
    storeId: store.id,
    websiteId: store.website.id,
    customerId: null,
    isActive: true,
    email: null,
    couponId: null,
    cartRulesVersion: 0,
    shippingMethod: null,
    paymentMethod: null,
    comment: null,
    commentShipping: null,
    cutlery: 0,
    tip: 0,
    tipCurrency: null,
    purchaseOrderNumber: null,
    voucherCount: null,
    voucherAmount: null,
    voucherAuthorised: false,
    locationId: null,
    fulfilmentMethod: null,
    isAutomatic: false,
    padDay: null,
    padTime: null,
    padTimeEnd: null,
    padStartsAt: null,
    padFee: null,
    padReservedUntil: null,
    appointmentMethod: null,
    appointmentStartsAt: null,
    appointmentEndsAt: null,
    appointmentReservedUntil: null,
    lineNotices: [],
    declinedGifts: [],
    lines: [],
    addresses: [],
  }
}
