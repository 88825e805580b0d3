import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importAttributes, importCategories, importPictures, importProducts } from '../import/index.ts'
import { importContentKind } from '../seed/index.ts'
import { importWebsite } from '../websites/index.ts'
import { DiskStore } from '../platform/media-store/disk-store.ts'
import { createSiteCommand } from './index.ts'

let folder: string
let shop: TestApi
const problems: unknown[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-created-'))
  // The default website of the database, so that the new ones are not.
  await mkdir(path.join(folder, 'demo'))
  await writeFile(path.join(folder, 'demo/website.json'), '{ "website": { "isDefault": true } }')
  const flags = {
    code: 'fjord',
    name: 'Tienda del Fiordo',
    languages: 'es',
    countries: 'NO,SE',
    customers: 'b2c,b2b',
    fulfilment: 'parcel',
    email: 'hola@fjord.example',
    phone: '+4721000000',
  }
  const points = { ...flags, code: 'muelle', name: 'Muelle', countries: 'ES', fulfilment: 'parcel,pickup' }
  for (const each of [flags, points])
    await createSiteCommand(new Map(Object.entries(each)), { sitesDir: folder, today: '2026-11-24' })
  shop = await createTestApi({
    prepare: async (sql) => {
      for (const code of ['fjord', 'muelle']) {
        const file = (name: string) => path.join(folder, code, name)
        await importWebsite(sql, file('website.json'))
        const attributes = await importAttributes(sql, file('catalogue/attributes.json'))
        const categories = await importCategories(sql, code, file('catalogue/categories.csv'))
        const products = await importProducts(sql, file('catalogue/products.csv'), { website: code })
        await importPictures(sql, { from: file('pictures'), media: new DiskStore(file('data')) }, products)
        problems.push(
          ...[attributes, categories, products].flatMap((report) =>
            report.problems.map(({ message }) => message),
          ),
        )
        await importContentKind(sql, 'content', code, file('content'), { pictures: file('pictures') })
      }
      const place = (name: string) => path.join(folder, 'muelle', `${name}.json`)
      await importContentKind(sql, 'markers', 'muelle', place('markers'), {
        pictures: path.join(folder, 'muelle/pictures'),
      })
      await importContentKind(sql, 'locations', 'muelle', place('locations'), {})
    },
  })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const ask = async <Data>(query: string, store = 'fjord_es', as?: string) => {
  const { data, errors } = await shop.send<Data>(query, {}, { store, ...(as ? { as } : {}) })
  expect(errors).toBeUndefined()
  return data
}

it('A new shop is imported without problems, and answered in its language, currency and tax', async () => {
  // Pictures of the example shops are not in the folder of the new one.
  const own = problems.filter((problem) => !/ of (?!FJORD|MUELLE)/.test(String(problem)))
  expect(own).toEqual([])
  const config = await ask(`{
    storeConfig { store_name locale base_currency_code default_display_currency_code }
    currency { base_currency_code available_currency_codes }
    countries { id }
    categoryList { children { name url_path } }
    cmsPage(identifier: "cgv") { title url_key content }
  }`)
  expect(config).toMatchObject({
    storeConfig: { locale: 'es_NO', base_currency_code: 'NOK' },
    currency: { base_currency_code: 'NOK' },
    categoryList: [{ children: [{ name: 'En la mesa' }, { name: 'En la sala' }] }],
    cmsPage: {
      title: 'Condiciones de venta',
      url_key: 'condiciones-de-venta',
      content: expect.stringContaining('Esquema.'),
    },
  })

  const { products } = await ask<{ products: { items: { sku: string }[]; total_count: number } }>(`{
    products(filter: {}, pageSize: 20) { total_count items { sku name __typename small_image { label }
      price_range { minimum_price { final_price { value currency } } }
      ... on ConfigurableProduct { variants { attributes { label } } }
      ... on BundleProduct { items { title options { quantity product { sku } } } } } } }`)
  expect(products.total_count).toBe(8)
  expect(products.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        sku: 'FJORD-CUP',
        name: 'Taza (muestra)',
        __typename: 'ConfigurableProduct',
        price_range: { minimum_price: { final_price: { value: 216, currency: 'NOK' } } },
        variants: [{ attributes: [{ label: 'Claro' }] }, { attributes: [{ label: 'Oscuro' }] }],
      }),
      expect.objectContaining({
        sku: 'FJORD-SET',
        __typename: 'BundleProduct',
        items: expect.arrayContaining([expect.objectContaining({ title: 'Platos' })]),
      }),
    ]),
  )
})

it('The cart of a new shop has the tax of its country, and none for exports', async () => {
  const { createEmptyCart: id } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }')
  await ask(`mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "FJORD-BOWL", quantity: 2 }]) {
    cart { id } user_errors { message } } }`)
  const shipTo = async (country: string, postcode: string) =>
    await ask(`mutation { setShippingAddressesOnCart(input: { cart_id: "${id}", shipping_addresses: [{ address: {
      firstname: "Ana" lastname: "Ruiz" street: ["Calle 1"] city: "Oslo" postcode: "${postcode}"
      country_code: "${country}" telephone: "+4721000000" } }] }) { cart { prices { grand_total { value currency }
      applied_taxes { label amount { value } } } } } }`)
  expect(await shipTo('NO', '0150')).toMatchObject({
    setShippingAddressesOnCart: {
      cart: { prices: { applied_taxes: [{ label: 'IVA 25\u00a0%', amount: { value: 115.2 } }] } },
    },
  })
  expect(await shipTo('SE', '11122')).toMatchObject({
    setShippingAddressesOnCart: { cart: { prices: { applied_taxes: [] } } },
  })
})

it('A new shop with points of sale has one', async () => {
  expect(
    await ask(
      `{ pickupLocations { items { pickup_location_code name city postcode country_id } } }`,
      'muelle_es',
    ),
  ).toMatchObject({
    pickupLocations: { items: [{ pickup_location_code: 'muelle-1', city: 'Madrid', postcode: '28013' }] },
  })
})

it('A new shop with parcels and points of sale sends orders, or lets shoppers collect them', async () => {
  const inShop = async <Data>(query: string) => await ask<Data>(query, 'muelle_es')
  const cartWithBowl = async () => {
    const { createEmptyCart: id } = await inShop<{ createEmptyCart: string }>('mutation { createEmptyCart }')
    const added =
      await inShop(`mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "MUELLE-BOWL", quantity: 1 }]) {
      cart { pad_location_id } user_errors { message } } }`)
    expect(added).toEqual({ addProductsToCart: { cart: { pad_location_id: null }, user_errors: [] } })
    return id
  }
  const shipTo = async (id: string, code = '') =>
    await inShop(`mutation { setShippingAddressesOnCart(input: { cart_id: "${id}", shipping_addresses: [{
      ${code && `pickup_location_code: "${code}"`} address: { firstname: "Ana" lastname: "Ruiz" street: ["Calle 1"]
      city: "Madrid" postcode: "28013" country_code: "ES" telephone: "+34910000000" } }] }) { cart {
      pad_mode shipping_addresses { available_shipping_methods { carrier_code available } } } } }`)
  const offered = (carrier: string, mode: string | null) => ({
    setShippingAddressesOnCart: {
      cart: {
        pad_mode: mode,
        shipping_addresses: [{ available_shipping_methods: [{ carrier_code: carrier, available: true }] }],
      },
    },
  })
  const order = async (id: string, carrier: string, method: string) =>
    await inShop(`mutation {
      setGuestEmailOnCart(input: { cart_id: "${id}", email: "ana@example.com" }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: "${id}", billing_address: { address: { firstname: "Ana" lastname: "Ruiz"
        street: ["Calle 1"] city: "Madrid" postcode: "28013" country_code: "ES" telephone: "+34910000000" } } }) { cart { id } }
      setShippingMethodsOnCart(input: { cart_id: "${id}", shipping_methods: [{ carrier_code: "${carrier}",
        method_code: "${method}" }] }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: "${id}", payment_method: { code: "banktransfer" } }) { cart { id } }
      placeOrder(input: { cart_id: "${id}" }) { errors { message } orderV2 { carrier pad_location { title } } }
    }`)
  const placed = (carrier: string, location: object | null) =>
    expect.objectContaining({ placeOrder: { errors: [], orderV2: { carrier, pad_location: location } } })

  const sent = await cartWithBowl()
  expect(await shipTo(sent)).toEqual(offered('flatrate', null))
  expect(await shipTo(sent, 'muelle-1')).toEqual(offered('instore', 'pickup'))
  expect(await shipTo(sent)).toEqual(offered('flatrate', null))
  expect(await order(sent, 'flatrate', 'flatrate')).toEqual(placed('Paquetería', null))

  const collected = await cartWithBowl()
  await shipTo(collected, 'muelle-1')
  expect(await order(collected, 'instore', 'pickup')).toEqual(placed('Recogida', { title: 'Muelle Madrid' }))
})
