import { expect, it } from 'vitest'
import { pricePaid, type Pricing } from './price-paid.ts'

const pricing: Pricing = {
  currency: 'EUR',
  includesTax: false,
  taxRate: 2000,
  day: '2026-11-24',
  paid: 0,
  lowestRecent: null,
  lowestTier: null,
  rules: [],
}
const none = { special: null, from: null, to: null }

it.each([
  ['the price with tax', pricing, { price: 1000, ...none }, 1200],
  [
    'a special price within its days',
    pricing,
    { price: 1000, special: 900, from: '2026-11-01', to: null },
    1080,
  ],
  [
    'no special price before its days',
    pricing,
    { price: 1000, special: 900, from: '2026-12-01', to: null },
    1200,
  ],
  [
    'a rule',
    { ...pricing, rules: [{ name: 'x', type: 'percent', value: 1000 }] },
    { price: 1000, ...none },
    1080,
  ],
  ['a tier price of one unit', { ...pricing, lowestTier: 800 }, { price: 1000, ...none }, 960],
  ['a price that includes tax', { ...pricing, includesTax: true }, { price: 1000, ...none }, 1000],
  ['nothing without a price', pricing, { price: null, ...none }, null],
])('is %s', (_name, by, prices, paid) => {
  expect(pricePaid(by, prices)).toBe(paid)
})
