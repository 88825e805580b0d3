import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { everyFieldOf } from '../../test/everything.ts'

const products = [
  ['SimpleProduct', 'VSQ-CLAIR'],
  ['VirtualProduct', 'VSQ-POSE'],
  ['ConfigurableProduct', 'VSQ-C3'],
  ['GroupedProduct', 'VSQ-PACK-BUREAU'],
  ['BundleProduct', 'VSQ-ENS-RESTO'],
] as const

const money = '{ regular_price { value } final_price { value } discount { amount_off percent_off } }'
const priced = `sku price_visible price_range { minimum_price ${money} maximum_price ${money} }
  price { regularPrice { amount { value } } minimalPrice { amount { value } } maximalPrice { amount { value } } }
  special_price price_tiers { final_price { value } }`
/** Products linked to or contained in a product. */
const around = `related_products { ${priced} } upsell_products { ${priced} } crosssell_products { ${priced} }
  ... on ConfigurableProduct { variants { product { ${priced} } }
    configurable_product_options_selection { variant { ${priced} } } }
  ... on GroupedProduct { items { product { ${priced} } } }
  ... on BundleProduct { items { options { product { ${priced} } } } }`

type Range = { price_range: { minimum_price: { final_price: { value: number } } } }
type Priced = Range & { price: object | null; price_details?: object; items?: Range[] }

let shop: TestApi
let schema: GraphQLSchema
let professional: string

/** Every category hides its prices from private customers. */
beforeAll(async () => {
  shop = await createTestApi({
    prepare: async (sql) => {
      await sql`update category set b2c_show_prices = false`
    },
  })
  const { data } = await shop.send<IntrospectionQuery>(getIntrospectionQuery())
  schema = buildClientSchema(data)
  professional = await shop.signIn('professionnel@example.com')
})
afterAll(() => shop.close())

/** Positive numbers in fields named like money, with their paths. */
function amountsIn(value: unknown, path: string): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inside]) => amountsIn(inside, `${path}.${name}`))
  const isMoney = typeof value !== 'boolean' && /price|amount|discount|cost|saving/i.test(path)
  return isMoney && Number(value) > 0 ? [`${path}: ${Number(value)}`] : []
}

async function amountsOf(type: string, sku: string, as?: string): Promise<string[]> {
  const amounts: string[] = []
  const own = everyFieldOf(schema, type).map((all) => `... on ${type} { ${all} }`)
  for (const selection of [...own, priced, around]) {
    const query = `{ products(filter: { sku: { eq: "${sku}" } }) { items { isFound: __typename ${selection} } } }`
    const { data, errors } = await shop.send(query, {}, as ? { as } : {})
    expect(errors).toBeUndefined()
    expect(JSON.stringify(data)).toContain(`"isFound":"${type}"`)
    amounts.push(...amountsIn(data, ''))
  }
  return amounts
}

describe('a hidden price', () => {
  it.each(products)('is in no field of a %s for private customers', async (type, sku) => {
    expect(await amountsOf(type, sku)).toEqual([])
    expect((await amountsOf(type, sku, professional)).length).toBeGreaterThan(0)
  })

  it.each(products)('of a %s is no 0, and the product cannot be bought', async (type, sku) => {
    const read = async (as?: string) => {
      const { data } = await shop.send<{ products: { items: Priced[] } }>(
        `{ products(filter: { sku: { eq: "${sku}" } }) { items { ${priced} stock_status is_in_stock
             ... on BundleProduct { price_details { main_price } items { price_range { minimum_price ${money} } } } } } }`,
        {},
        as ? { as } : {},
      )
      return data.products.items[0]
    }
    const [hidden, shown] = [await read(), await read(professional)]
    expect(hidden).toMatchObject({ price: null, stock_status: 'OUT_OF_STOCK', is_in_stock: true })
    expect(shown).toMatchObject({ stock_status: 'IN_STOCK', is_in_stock: true })
    const none = { regular_price: { value: null }, final_price: { value: null }, discount: null }
    expect(hidden?.price_range).toEqual({ minimum_price: none, maximum_price: none })
    expect(shown?.price_range.minimum_price.final_price.value).toBeGreaterThan(0)
    if (type !== 'BundleProduct') return
    expect(hidden?.price_details).toEqual({ main_price: null })
    for (const { price_range } of hidden?.items ?? []) expect(price_range.minimum_price).toEqual(none)
  })
})
