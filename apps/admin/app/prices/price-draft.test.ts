import { expect, test } from 'vitest'
import type { EditedPriceListFragment } from '../generated/graphql.ts'
import { draftOf, readDraft } from './price-draft.ts'
import { inverseOf } from './price-inverse.ts'

const base = {
  special: null,
  specialFrom: null,
  specialTo: null,
  converted: null,
  includesTax: false,
  taxRate: 2000,
  lowestRecent: null,
  today: '2026-11-21',
}
const list: EditedPriceListFragment = {
  id: '7',
  version: '3',
  sku: 'A',
  productName: 'A',
  hasOwnPrices: true,
  parts: [],
  customerGroups: ['Professional'],
  base: [
    { ...base, websiteId: '1', currency: 'EUR', isOwnCurrency: true, price: { amount: 3500 } },
    { ...base, websiteId: '1', currency: 'CHF', isOwnCurrency: false, price: null },
  ],
  tiers: [
    {
      websiteId: '1',
      currency: null,
      group: null,
      quantity: 6,
      percentOff: null,
      price: { amount: 3000, currency: 'EUR' },
    },
    { websiteId: null, currency: null, group: 'Professional', quantity: 1, percentOff: 1500, price: null },
  ],
  scheduled: [
    { websiteId: '1', currency: null, firstDay: '2027-01-01', price: { amount: 4000, currency: 'EUR' } },
  ],
}
const draft = draftOf(list, 'fr')
const own = '1 EUR'
const untouched = { base: [], tiers: [], scheduled: [] }

test('Stored prices are typed as people write them, and are no change', () => {
  expect(draft.base[own]).toEqual({ price: '35,00', special: '', from: '', to: '' })
  expect(draft.tiers.map(({ list: name, group, quantity, price }) => [name, group, quantity, price])).toEqual(
    [
      ['1 EUR', '', '6', '30,00'],
      ['*', 'Professional', '1', '15 %'],
    ],
  )
  expect(readDraft(list, draft, 'fr')).toMatchObject({ changes: untouched, count: 0 })
})

test('A price typed in another way is no change', () => {
  const [first, second] = draft.tiers
  const [scheduled] = draft.scheduled
  if (!first || !second || !scheduled) throw new Error('A price is missing.')
  const typed = {
    base: { ...draft.base, [own]: { price: '35.0', special: ' ', from: '', to: '' } },
    tiers: [
      { ...first, price: '30' },
      { ...second, price: '15%' },
    ],
    scheduled: [{ ...scheduled, price: '40 EUR' }],
  }
  expect(readDraft(list, typed, 'fr')).toMatchObject({ changes: untouched, count: 0, invalid: new Set() })
})

test('A price of every website has hundredths', () => {
  const yen = {
    ...list,
    base: [{ ...base, websiteId: '1', currency: 'JPY', isOwnCurrency: true, price: { amount: 3500 } }],
    tiers: [
      {
        websiteId: null,
        currency: null,
        group: null,
        quantity: 6,
        percentOff: null,
        price: { amount: 3000, currency: 'JPY' },
      },
    ],
    scheduled: [],
  }
  const [tier] = draftOf(yen, 'fr').tiers
  if (!tier) throw new Error('There is no tier.')
  expect(tier.price).toBe('30,00')
  const dearer = { ...draftOf(yen, 'fr'), tiers: [{ ...tier, price: '30,5' }] }
  expect(readDraft(yen, dearer, 'fr').changes.tiers).toMatchObject([{ websiteId: null, price: 3050 }])
})

test('Changed, added and removed prices are what the API gets, and the inverse gives them back', () => {
  const [first] = draft.tiers
  if (!first) throw new Error('There is no tier.')
  const typed = {
    base: { ...draft.base, [own]: { price: '35*1,04', special: '30', from: '2026-12-01', to: '' } },
    tiers: [
      { ...first, price: '10 %' },
      { key: 'new', list: '1 CHF', group: 'Professional', quantity: '3', price: '28.5' },
    ],
    scheduled: [],
  }
  const read = readDraft(list, typed, 'fr')
  expect(read.changes).toEqual({
    base: [{ websiteId: '1', price: 3640, special: 3000, specialFrom: '2026-12-01' }],
    tiers: [
      { websiteId: null, currency: null, group: 'Professional', quantity: 1 },
      { websiteId: '1', currency: null, group: null, quantity: 6, percentOff: 1000 },
      { websiteId: '1', currency: 'CHF', group: 'Professional', quantity: 3, price: 2850 },
    ],
    scheduled: [{ websiteId: '1', currency: null, firstDay: '2027-01-01' }],
  })
  expect(read).toMatchObject({ count: 7, invalid: new Set() })
  expect(read.fields.get('tiers.2')).toBe('tier new')
  expect(inverseOf(list, read.changes)).toEqual({
    base: [{ websiteId: '1', price: 3500, special: null, specialFrom: null }],
    tiers: [
      { websiteId: null, currency: null, group: 'Professional', quantity: 1, percentOff: 1500 },
      { websiteId: '1', currency: null, group: null, quantity: 6, price: 3000 },
      { websiteId: '1', currency: 'CHF', group: 'Professional', quantity: 3 },
    ],
    scheduled: [{ websiteId: '1', currency: null, firstDay: '2027-01-01', price: 4000 }],
  })
})

test('What is no price and what stands twice is named by its field', () => {
  const [first] = draft.tiers
  if (!first) throw new Error('There is no tier.')
  const { invalid } = readDraft(
    list,
    {
      base: { ...draft.base, [own]: { price: '', special: 'x', from: '', to: '' } },
      tiers: [...draft.tiers, { ...first, key: 'again', price: '0 %' }],
      scheduled: [{ key: 'new', list: own, day: '', price: '5' }],
    },
    'fr',
  )
  expect([...invalid].toSorted()).toEqual([
    'base 1 EUR price',
    'base 1 EUR special',
    'scheduled new day',
    'tier again price',
    'tier again quantity',
  ])
})
