import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { localDay, parseStoreSettings, storefrontUrl, type Store } from './index.ts'

let test: TestApi
/** Returns the default store with some settings of its website changed. */
let storeWith: (changes: Record<string, unknown>) => Store

beforeAll(async () => {
  test = await createTestApi()
  const store = test.api.app.stores.default
  const [row] = await test.sql<
    { config: object }[]
  >`select config from website where id = ${store.website.id}`
  storeWith = (changes) => ({
    ...store,
    settings: parseStoreSettings({ ...row?.config, ...changes }, store.website.code),
  })
})
afterAll(() => test.close())

describe('storefrontUrl', () => {
  it('returns the URL of a page with encoded values', () => {
    const values = { email: 'a+b@example.com', token: 'x y' }
    expect(storefrontUrl(test.api.app, storeWith({}), 'reset_password', values)).toMatch(
      /^http.*\/fr\/compte-client\/reinitialiser-mot-de-passe\?email=a%2Bb%40example\.com&token=x%20y$/,
    )
  })

  it('returns the path that the website configures', () => {
    const store = storeWith({ storefront_paths: { account_order: '/account/orders/{number}' } })
    expect(storefrontUrl(test.api.app, store, 'account_order', { number: '12' })).toMatch(
      /\/fr\/account\/orders\/12$/,
    )
  })

  it('is in the words of the language', () => {
    const stores = test.api.app.stores.all
    const urlsOf = (page: 'cart' | 'account_order' | 'payment_result', config = {}) =>
      ['fr', 'en', 'it', 'keramik_de'].map((code) => {
        const store = stores.find((one) => one.code === code) ?? test.api.app.stores.default
        const { settings } = storeWith(config)
        const url = storefrontUrl(test.api.app, { ...store, settings }, page, { number: '12', token: 'x' })
        return new URL(url).pathname
      })
    expect(urlsOf('cart')).toEqual(['/fr/panier', '/en/cart', '/it/carrello', '/de/warenkorb'])
    expect(urlsOf('account_order')[1]).toBe('/en/account/orders/12')
    expect(urlsOf('payment_result')[2]).toBe('/it/checkout/onepage/success')
    const own = { storefront_paths: { cart: { fr: '/caddie', en: '/basket' } } }
    expect(urlsOf('cart', own).slice(0, 2)).toEqual(['/fr/caddie', '/en/basket'])
    expect(urlsOf('account_order', own)[1]).toBe('/en/account/orders/12')
    expect(() => storeWith({ storefront_paths: { cart: 'basket' } })).toThrow('must begin with / or be empty')
  })

  it('names no language where addresses have none', () => {
    const { host } = new URL(storefrontUrl(test.api.app, storeWith({}), 'home'))
    const store = storeWith({ language_prefix: false })
    expect(storefrontUrl(test.api.app, store, 'cart')).toBe(`http://${host}/panier`)
  })

  it('returns an empty text when the storefront of the website is not configured', () => {
    const app = { settings: { ...test.api.app.settings, storefrontUrls: {}, localStorefrontUrls: {} } }
    expect(storefrontUrl(app, storeWith({}), 'cart')).toBe('')
  })
})

describe('default_country', () => {
  it('is one of the countries that clients may choose', async () => {
    for (const { code: store } of test.api.app.stores.all) {
      const { data } = await test.send<{
        storeConfig: { default_country: string }
        countries: { id: string }[]
      }>('{ storeConfig { default_country } countries { id } }', {}, { store })
      // Clients derive the country of a new address from it.
      expect(data.countries.map(({ id }) => id)).toContain(data.storeConfig.default_country)
    }
  })

  it('is rejected when addresses cannot be there', () => {
    expect(() => storeWith({ default_country: 'GB' })).toThrow(
      'at default_country: must be one of countries: FR, DE',
    )
  })
})

describe('timezone', () => {
  it('decides the day of an instant', () => {
    const instant = new Date('2026-11-22T23:30:00Z')
    expect(localDay(storeWith({ timezone: 'Europe/Paris' }), instant)).toBe('2026-11-23')
    expect(localDay(storeWith({ timezone: 'America/Montreal' }), instant)).toBe('2026-11-22')
  })

  it('is rejected when it is no IANA name', () => {
    expect(() => storeWith({ timezone: 'Paris' })).toThrow('at timezone: must be an IANA time zone')
  })
})
