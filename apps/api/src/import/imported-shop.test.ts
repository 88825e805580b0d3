import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importedShop, openImportedShop, type ImportedShop } from './imported-shop.fixture.ts'
import { importProducts } from './index.ts'

let shop: ImportedShop

beforeAll(async () => {
  shop = await openImportedShop()
})
afterAll(async () => {
  await shop.api.close()
})

type Item = { sku: string; name: string }
type Range = { minimum_price: { regular_price: { value: number }; final_price: { value: number } } }

async function listing<Fields>(argument: string, fields: string, store?: string): Promise<Fields> {
  const { products } = await shop.read<{ products: Fields }>(`{ products(${argument}) { ${fields} } }`, store)
  return products
}

async function categoryNamed(name: string): Promise<string> {
  const { categories } = await shop.read<{ categories: { items: { uid: string }[] } }>(
    `{ categories(filters: { name: { match: "${name}" } }) { items { uid } } }`,
  )
  return categories.items[0]?.uid ?? ''
}

describe('the export of another Magento shop', () => {
  it('is imported completely and without problems', async () => {
    expect(shop.report.problems).toEqual([])
    const text = await readFile(importedShop.products, 'utf8')
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(text).toContain('\r\n')
    const rows = await shop.api.sql`
      select p.type, count(*)::int as count from product p join product_website w on w.product_id = p.id
        join website s on s.id = w.website_id where s.code = ${importedShop.website} group by p.type order by p.type`
    expect(Object.fromEntries(rows.map((row) => [row.type, row.count]))).toEqual({
      bundle: 2,
      configurable: 3,
      grouped: 1,
      simple: 30,
      virtual: 1,
    })
  })

  it('does not affect products of other websites', async () => {
    const { total_count } = await listing<{ total_count: number }>(
      'search: "Trail Jacket"',
      'total_count items { sku }',
      'fr',
    )
    expect(total_count).toBe(0)
  })

  it('changes nothing when imported again', async () => {
    const again = await importProducts(shop.api.sql, importedShop.products, { website: importedShop.website })
    expect(again.changed).toBe(0)
  })

  it('can be listed by category, with pages and sort orders', async () => {
    const uid = await categoryNamed('Bags')
    const bags = (sort: string) =>
      listing<{ total_count: number; items: Item[] }>(
        `filter: { category_uid: { eq: "${uid}" } }, sort: { ${sort} }, pageSize: 3`,
        'total_count items { sku name }',
      )
    const { total_count, items } = await bags('price: ASC')
    expect(total_count).toBe(6)
    expect(items.map(({ sku }) => sku)).toEqual(['BAG-POUCH', 'BAG-TOTE', 'BND-TRAVEL'])
    expect((await bags('name: ASC')).items[0]?.name).toBe('Commuter Backpack')
    expect((await bags('position: ASC')).items[0]?.sku).toBe('BAG-COMMUTER')
  })

  it('hides disabled products and variants from listings', async () => {
    const { items } = await listing<{ items: Item[] }>('filter: {}, pageSize: 100', 'items { sku }')
    const skus = items.map(({ sku }) => sku)
    expect(skus).toContain('SRV-REPAIR')
    expect(skus).not.toContain('CAP-OLD')
    expect(skus.filter((sku) => sku.startsWith('TEE-HARBOUR'))).toEqual(['TEE-HARBOUR'])
  })

  it('can be filtered by attributes inferred from the file', async () => {
    const uid = await categoryNamed('Clothing')
    type Facet = {
      attribute_code: string
      label: string
      options: { label: string; value: string; count: number }[]
    }
    const { aggregations } = await listing<{ aggregations: Facet[] }>(
      `filter: { category_uid: { eq: "${uid}" } }`,
      'aggregations { attribute_code label options { label value count } }',
    )
    const facet = (code: string) => aggregations.find(({ attribute_code }) => attribute_code === code)
    expect(facet('size')?.label).toBe('Size')
    expect(
      facet('size')
        ?.options.map(({ label }) => label)
        .toSorted(),
    ).toEqual(['L', 'M', 'S'])
    expect(facet('material')?.options.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Wool', 'Linen', 'Cotton', 'Leather']),
    )
    expect(facet('activity')?.options.map(({ label }) => label)).toContain('Hiking')
    expect(facet('eco_friendly')).toBeDefined()
    expect(facet('care')).toBeUndefined()
    const wool = facet('material')?.options.find(({ label }) => label === 'Wool')
    const { total_count } = await listing<{ total_count: number }>(
      `filter: { category_uid: { eq: "${uid}" }, material: { eq: "${wool?.value}" } }`,
      'total_count',
    )
    expect(total_count).toBe(wool?.count)
    expect(total_count).toBe(3)
  })

  it('has variants selected by options, in each language', async () => {
    type Jacket = {
      configurable_options: {
        attribute_code: string
        label: string
        values: { label: string; uid: string }[]
      }[]
      variants: { product: { sku: string; stock_status: string } }[]
    }
    const fields = `... on ConfigurableProduct {
      configurable_options { attribute_code label values { label uid } }
      variants { product { sku stock_status } } }`
    const jacket = await shop.readItem<Jacket>('JKT-TRAIL', fields)
    expect(jacket.configurable_options.map(({ label }) => label)).toEqual(['Colour', 'Size'])
    expect(jacket.variants).toHaveLength(5)
    expect(jacket.variants.find(({ product }) => product.sku === 'JKT-TRAIL-Black-L')?.product).toMatchObject(
      {
        stock_status: 'OUT_OF_STOCK',
      },
    )
    const french = await shop.readItem<Jacket & Item>('JKT-TRAIL', fields, 'outpost_fr')
    expect(french.name).toBe('Veste de sentier')
    expect(french.configurable_options.map(({ label }) => label)).toEqual(['Couleur', 'Taille'])
    const uids = jacket.configurable_options.map(
      ({ values }) => values.find(({ label }) => ['Olive', 'M'].includes(label))?.uid,
    )
    const { addProductsToCart: answer } = await addToCart({ sku: 'JKT-TRAIL', selected_options: uids })
    expect(answer.user_errors).toEqual([])
    expect(answer.cart.items[0]?.prices.price_including_tax.value).toBe(99)
  })

  it('has prices with dated discounts', async () => {
    const jacket = await shop.readItem<{ price_range: Range }>('JKT-TRAIL', rangeFields)
    expect(jacket.price_range.minimum_price).toMatchObject({
      regular_price: { value: 129 },
      final_price: { value: 99 },
    })
    const duffle = await shop.readItem<{ price_range: Range }>('BAG-DUFFLE', rangeFields)
    expect(duffle.price_range.minimum_price.final_price.value).toBe(95.2)
  })

  it('has dynamic and fixed-price bundles', async () => {
    type Set = {
      price_range: Range
      price_view: string
      dynamic_price: boolean
      items: { title: string; type: string; options: { uid: string; label: string; is_default: boolean }[] }[]
    }
    const fields = `${rangeFields} ... on BundleProduct { price_view dynamic_price
      items { title type options { uid label is_default } } }`
    const travel = await shop.readItem<Set>('BND-TRAVEL', fields, 'outpost_it')
    expect(travel).toMatchObject({ dynamic_price: true, price_view: 'PRICE_RANGE' })
    expect(travel.items.map(({ title }) => title)).toEqual(['Borsa', 'Piccole cose'])
    const gift = await shop.readItem<Set>('BND-GIFT', fields)
    expect(gift).toMatchObject({ dynamic_price: false, price_view: 'AS_LOW_AS' })
    expect(gift.price_range.minimum_price.final_price.value).toBe(49)
    const scarf = gift.items[0]?.options.find(({ label }) => label === 'Long Scarf')
    const { addProductsToCart: answer } = await addToCart({ sku: 'BND-GIFT', selected_options: [scarf?.uid] })
    expect(answer.user_errors).toEqual([])
    expect(answer.cart.items[0]?.prices.price_including_tax.value).toBe(57)
    const defaults = travel.items.flatMap(({ options }) => options.filter((one) => one.is_default))
    const set = await addToCart({ sku: 'BND-TRAVEL', selected_options: defaults.map(({ uid }) => uid) })
    expect(set.addProductsToCart.user_errors).toEqual([])
    expect(set.addProductsToCart.cart.items[0]?.prices.price_including_tax.value).toBe(95.2 + 2 * 12)
  })

  it('has grouped products; a quantity of zero becomes one', async () => {
    type Group = { items: { qty: number; product: { sku: string } }[] }
    const { items } = await shop.readItem<Group>(
      'GRP-CARE',
      '... on GroupedProduct { items { qty product { sku } } }',
    )
    expect(items.map(({ qty, product }) => [product.sku, qty])).toEqual([
      ['CARE-WAX', 1],
      ['CARE-SOAP', 2],
      ['CARE-BRUSH', 1],
    ])
    const { addProductsToCart: answer } = await addToCart({ sku: 'CARE-BRUSH' })
    expect(answer.user_errors).toEqual([])
  })

  it('has custom options with text and values', async () => {
    type Options = { options: { title: string; uid: string; choices?: { uid: string; title: string }[] }[] }
    const tote = await shop.readItem<Options>(
      'BAG-LETTER',
      `... on CustomizableProductInterface { options { title uid
         ... on CustomizableFieldOption { value { uid max_characters price } }
         ... on CustomizableDropDownOption { choices: value { uid title price price_type } }
         ... on CustomizableCheckboxOption { boxes: value { uid title price } } } }`,
      'outpost_fr',
    )
    expect(tote.options.map(({ title }) => title)).toEqual(['Lettres', 'Fil', 'Emballage'])
    expect(tote.options[1]?.choices).toMatchObject([{ title: 'Noir' }, { title: 'Or, deux brins' }])
    const [letters, thread] = tote.options
    const gold = thread?.choices?.[1]?.uid
    const { addProductsToCart: answer } = await addToCart({
      sku: 'BAG-LETTER',
      selected_options: [gold],
      entered_options: [{ uid: letters?.uid, value: 'ABC' }],
    })
    expect(answer.user_errors).toEqual([])
    expect(answer.cart.items[0]?.prices.price_including_tax.value).toBe(22 + 5 + 2.2)
  })

  it('has URLs, breadcrumbs and product links', async () => {
    const { urlResolver } = await shop.read<{ urlResolver: { type: string; relative_url: string } }>(
      '{ urlResolver(url: "zaino-da-citta.html") { type relative_url } }',
      'outpost_it',
    )
    expect(urlResolver).toEqual({ type: 'PRODUCT', relative_url: 'zaino-da-citta.html' })
    const category = await shop.read<{ urlResolver: { type: string } }>(
      '{ urlResolver(url: "clothing/jackets") { type } }',
    )
    expect(category.urlResolver.type).toBe('CATEGORY')
    type Linked = {
      categories: { name: string; breadcrumbs: { category_name: string }[] | null }[]
      related_products: Item[]
      upsell_products: Item[]
    }
    const jacket = await shop.readItem<Linked>(
      'JKT-TRAIL',
      'categories { name breadcrumbs { category_name } } related_products { sku } upsell_products { sku }',
    )
    expect(jacket.categories.find(({ name }) => name === 'Jackets')?.breadcrumbs).toEqual([
      { category_name: 'Clothing' },
    ])
    expect(jacket.related_products.map(({ sku }) => sku)).toEqual(['SCK-MERINO', 'CAP-WOOL', 'TEE-HARBOUR'])
    expect(jacket.upsell_products.map(({ sku }) => sku)).toEqual(['BAG-COMMUTER'])
  })

  it('can be searched in each language', async () => {
    const find = async (words: string, store: string) =>
      (await listing<{ items: Item[] }>(`search: "${words}"`, 'items { sku }', store)).items.map(
        ({ sku }) => sku,
      )
    expect(await find('jackets', 'outpost_en')).toContain('JKT-TRAIL')
    expect(await find('chaussette', 'outpost_fr')).toContain('SCK-MERINO')
    expect(await find('zaini', 'outpost_it')).toContain('BAG-COMMUTER')
    expect(await find('merino', 'outpost_en')).toContain('SCK-MERINO')
  })
})

const rangeFields = 'price_range { minimum_price { regular_price { value } final_price { value } } }'

type Added = {
  addProductsToCart: {
    user_errors: { message: string }[]
    cart: { items: { prices: { price_including_tax: { value: number } } }[] }
  }
}

/** Adds one item to a new cart. */
async function addToCart(item: Record<string, unknown>): Promise<Added> {
  const store = 'outpost_en'
  const { data: cart } = await shop.api.send<{ createEmptyCart: string }>(
    'mutation { createEmptyCart }',
    {},
    { store },
  )
  const { data, errors } = await shop.api.send<Added>(
    `mutation ($cart: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cart, cartItems: $items) {
       user_errors { message } cart { items { prices { price_including_tax { value } } } } } }`,
    { cart: cart.createEmptyCart, items: [{ quantity: 1, ...item }] },
    { store },
  )
  expect(errors).toBeUndefined()
  return data
}
