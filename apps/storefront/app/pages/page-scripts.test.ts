import { describe, expect, it } from 'vitest'
import {
  loadPageScripts,
  PAGE_SCRIPTS,
  pageScripts,
  scriptsAtStart,
  type PageScript,
} from './page-scripts.ts'

const scriptsOf = (page: unknown) => pageScripts({ root: { list: [] }, 'pages/address': page })

describe('the scripts of a page', () => {
  it('are those of what it shows', () => {
    expect(scriptsOf({ list: { cards: [] } })).toEqual(['category'])
    const blocks = [
      { type: 'text' },
      { type: 'form', form: { challenge: 'x' } },
      { type: 'faq' },
      { type: 'faq' },
      { type: 'products' },
      { type: 'video' },
    ]
    const all = ['content', 'faqSearch', 'form', 'captcha', 'faq', 'products', 'video']
    expect(scriptsOf({ blocks, faq: { words: '' } })).toEqual(all)
    expect(scriptsOf({ blocks: [{ type: 'form', form: {} }] })).toEqual(['content', 'form'])
    expect(scriptsOf({ blocks: [], sections: { sections: [] } })).toEqual(['content', 'sections'])
    const product = { card: {}, food: undefined, reviews: undefined, groupedItems: [] }
    const ofProduct = (own: object) => pageScripts({ 'product/product': { ...product, ...own } })
    expect(ofProduct({})).toEqual(['priceDetails', 'purchaseInfo', 'productMore'])
    expect(ofProduct({ food: { allergens: [] } })).toEqual([
      'priceDetails',
      'purchaseInfo',
      'productMore',
      'food',
    ])
    expect(ofProduct({ reviews: { count: 2 } })).toEqual([
      'priceDetails',
      'purchaseInfo',
      'productMore',
      'reviews',
    ])
    expect(ofProduct({ reviews: { count: 0 } })).toEqual(['priceDetails', 'purchaseInfo', 'productMore'])
    expect(ofProduct({ groupedItems: [{ sku: 'A' }] })).toEqual([
      'priceDetails',
      'purchaseInfo',
      'productMore',
      'grouped',
    ])
    const [list, text, one] = ['list', 'text', 'one'].map((kind) => ({ kind }))
    expect(ofProduct({ productOptions: [list, list] })).toEqual([
      'priceDetails',
      'purchaseInfo',
      'productMore',
    ])
    expect(ofProduct({ productOptions: [list, text, one] })).toEqual([
      'priceDetails',
      'purchaseInfo',
      'productMore',
      'moreOptions',
    ])
    const withTiers = { price: { tiers: [{}] } }
    const ofTiers = ['priceDetails', 'purchaseInfo', 'productMore', 'quantityPrices']
    expect(ofProduct({ card: withTiers })).toEqual(ofTiers)
    expect(ofProduct({ variants: [{ price: {} }, withTiers] })).toEqual(ofTiers)
    const [own, hosted] = ['own', 'link'].map((kind) => ({ kind: 'video', video: { kind } }))
    expect(ofProduct({ views: [] })).toEqual(['priceDetails', 'purchaseInfo', 'productMore'])
    expect(ofProduct({ views: [{ kind: 'turntable' }, own] })).toEqual([
      'priceDetails',
      'purchaseInfo',
      'productMore',
      'slide',
    ])
    expect(ofProduct({ views: [own, hosted] })).toEqual([
      'priceDetails',
      'purchaseInfo',
      'productMore',
      'slide',
      'video',
    ])
    const withVouchers = { cart: { vouchers: { most: 0 } } }
    expect(pageScripts({ 'cart/cart': withVouchers })).toEqual(['vouchers'])
    expect(pageScripts({ 'cart/cart': { cart: {} } })).toEqual([])
    expect(pageScripts({ 'account/login': { challenges: { register: {} } } })).toEqual(['captcha'])
    expect(pageScripts({ 'account/login': { challenges: {} } })).toEqual([])
    const root = { features: { perishable: true, locations: true } }
    const layout = ['locationBar', 'dish']
    expect(pageScripts({ root: { acting: { customer: 'Ada' } } })).toEqual(['actingBar'])
    expect(pageScripts({ root, 'pages/address': { list: {} } })).toEqual([...layout, 'category'])
    const ofPages = (pages: number) => ({ list: { pages, cards: [{}] } })
    expect(scriptsOf(ofPages(2))).toEqual(['category', 'paging'])
    const ofSearch = (results: unknown) => pageScripts({ 'search/search': { results } })
    expect(ofSearch(ofPages(2))).toEqual(['paging'])
    expect(ofSearch(ofPages(1))).toEqual([])
    expect(ofSearch({ list: { pages: 1, cards: [] } })).toEqual(['searchAlternatives'])
    expect(ofSearch(null)).toEqual(['searchAlternatives'])
    expect(ofProduct({ reviews: { count: 20, pages: 2 } })).toEqual([
      'priceDetails',
      'purchaseInfo',
      'productMore',
      'reviews',
      'paging',
    ])
    const filled = { cart: {}, crossSells: [{}], location: { slot: {} } }
    expect(pageScripts({ 'cart/cart': filled })).toEqual(['crossSells', 'slotReservation'])
  })

  it('are those of the one step of the checkout that is shown', () => {
    const ofStep = (step: string, more: object = {}) =>
      pageScripts({ 'checkout/checkout': { step, addresses: {}, location: {}, tip: {}, ...more } })
    expect(ofStep('addresses')).toEqual(['addressesStep'])
    expect(ofStep('addresses', { addresses: { isGuest: true, isNew: true } })).toEqual(['guestAddresses'])
    expect(ofStep('addresses', { addresses: { isNew: true } })).toEqual(['addressesStep', 'newAddress'])
    expect(ofStep('delivery', { location: undefined })).toEqual(['shippingStep'])
    expect(ofStep('review')).toEqual(['recapStep', 'locationCard', 'tip'])
    expect(ofStep('review', { location: undefined, tip: undefined })).toEqual(['recapStep'])
    expect(ofStep('toString')).toEqual([])
  })

  it('are loaded at the start without those of parts that come later', () => {
    const product = { card: {}, reviews: { count: 2 }, groupedItems: [{}], views: [{ kind: 'turntable' }] }
    const scripts = pageScripts({ 'product/product': product })
    expect(scripts).toEqual(['priceDetails', 'purchaseInfo', 'productMore', 'reviews', 'slide', 'grouped'])
    expect(scriptsAtStart(scripts)).toEqual(['grouped'])
  })

  it('are none for another route, an action and an error', () => {
    expect(pageScripts({ root: {}, 'account/orders': { list: [] } })).toEqual([])
    for (const data of [undefined, null, { errors: {} }, new Response(null, { status: 404 })])
      expect(scriptsOf(data)).toEqual([])
  })

  it('can all be loaded', async () => {
    const scripts = Object.keys(PAGE_SCRIPTS) as PageScript[]
    await expect(loadPageScripts(scripts)).resolves.toBeUndefined()
  })
})
