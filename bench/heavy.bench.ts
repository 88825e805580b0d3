import { startApi, type ApiProcess } from './api-process.ts'
import type { Cluster } from './catalogues.ts'
import { cart, ranges } from './queries.ts'
import { median, report } from './report.ts'

const products = 200
const port = 4320
const configurables = 36
const variantsEach = 200
const lines = 50
const rounds = 15
const website = 'generated'
const category = 'Generated/Large ranges'
const coupon = 'BENCH10'

/** Configurable products with many variants, each with its own price. */
function wideRows(): string[] {
  const sku = (index: number, variant?: number) =>
    `WIDE-${index + 1}${variant === undefined ? '' : `-${variant + 1}`}`
  return Array.from({ length: configurables }, (_one, index) => {
    const variants = Array.from({ length: variantsEach }, (_, variant) => variant)
    const common = (name: string, price: number) =>
      `${name.toLowerCase()},Default,${website},${name},1,standard,${price.toFixed(2)},9,1`
    return [
      ...variants.map(
        (variant) =>
          `${sku(index, variant)},simple,,Not Visible Individually,${common(sku(index, variant), 50 + variant)},aay_color=Shade ${variant + 1},`,
      ),
      `${sku(index)},configurable,${category},"Catalog, Search",${common(sku(index), 50)},,"${variants
        .map((variant) => `sku=${sku(index, variant)},aay_color=Shade ${variant + 1}`)
        .join('|')}"`,
    ]
  }).flat()
}

const wideColumns =
  'sku,product_type,categories,visibility,url_key,attribute_set_code,product_websites,name,product_online,tax_class_name,price,qty,is_in_stock,additional_attributes,configurable_variations'

/** Median CPU time of one operation; `before` clears the caches of the process. */
async function cpuOf(
  api: ApiProcess,
  work: () => Promise<unknown>,
  before?: () => Promise<unknown>,
): Promise<number> {
  const costs: number[] = []
  for (let round = 0; round < rounds; round++) {
    await before?.()
    const start = await api.usage()
    await work()
    costs.push((await api.usage()).cpuMs - start.cpuMs)
  }
  return median(costs)
}

async function benchRanges(api: ApiProcess): Promise<void> {
  const { categoryList } = await api.ask<{ categoryList: { children: { uid: string; name: string }[] }[] }>(
    '{ categoryList { children { uid name } } }',
  )
  const uid = categoryList[0]?.children.find(({ name }) => name === 'Large ranges')?.uid
  report({
    what: `price of ${configurables} configurables of ${variantsEach} variants, just loaded, CPU`,
    value: await cpuOf(
      api,
      () => api.ask(ranges, { uid }),
      () => api.refresh(),
    ),
    unit: 'ms',
    bar: 20,
    against: 'Magento over a minute',
  })
}

async function filledCart(api: ApiProcess): Promise<string> {
  const { createEmptyCart: id } = await api.ask<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  const items = Array.from({ length: lines }, (_, index) => ({ sku: `WIDE-1-${index + 1}`, quantity: 2 }))
  const added = await api.ask<{ addProductsToCart: { user_errors: { message: string }[] } }>(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
    }`,
    { id, items },
  )
  const [refused] = added.addProductsToCart.user_errors
  if (refused) throw new Error(refused.message)
  await api.ask(
    `mutation ($id: String!) {
      applyCouponToCart(input: { cart_id: $id, coupon_code: "${coupon}" }) { cart { total_quantity } }
    }`,
    { id },
  )
  return id
}

async function benchCart(api: ApiProcess): Promise<void> {
  const id = await filledCart(api)
  report({
    what: `cart of ${lines} lines with coupon, CPU`,
    value: await cpuOf(api, () => api.ask(cart, { id })),
    unit: 'ms',
    bar: 20,
    against: 'Magento over a minute',
  })
}

/** What grows with the size of one product or of one cart. */
export async function benchHeavy(cluster: Cluster): Promise<void> {
  const catalogue = await cluster.make(products)
  await catalogue.importRows({ columns: wideColumns, rows: wideRows() })
  await catalogue.sql`
    with rule as (
      insert into cart_rule (website_id, code, name, action, needs_coupon)
      select id, ${coupon}, ${coupon}, ${catalogue.sql.json({ type: 'percent', value: 1000 })}, true
        from website where code = ${website}
      returning id, website_id)
    insert into coupon (website_id, rule_id, code) select website_id, id, ${coupon} from rule`
  const api = await startApi(catalogue, port)
  try {
    await api.searchable()
    await benchRanges(api)
    await benchCart(api)
  } finally {
    await api.stop()
  }
}
