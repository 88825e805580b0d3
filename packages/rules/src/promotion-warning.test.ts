import { expect, test } from 'vitest'
import { overlap, promotionWarnings, type WarnedPromotion } from './promotion-warning.ts'

const plain: WarnedPromotion = {
  isActive: true,
  startsAt: null,
  endsAt: null,
  isLimitedTo: true,
  needsCoupon: false,
  off: 1000,
  hasBudget: false,
  isExclusive: false,
}

test.each([
  { name: 'a modest one for certain products', change: {}, others: [], warnings: [] },
  {
    name: 'one that is over, whatever else',
    change: { endsAt: 100, isLimitedTo: false },
    others: [],
    warnings: ['over'],
  },
  { name: 'one that ends later', change: { endsAt: 101 }, others: [], warnings: [] },
  {
    name: 'one for everybody and everything',
    change: { isLimitedTo: false },
    others: [],
    warnings: ['everything'],
  },
  {
    name: 'the same with a code',
    change: { isLimitedTo: false, needsCoupon: true },
    others: [],
    warnings: [],
  },
  { name: '30 % without an end', change: { off: 3000 }, others: [], warnings: ['no_limit'] },
  { name: '30 % with a budget', change: { off: 3000, hasBudget: true }, others: [], warnings: [] },
  { name: 'an amount', change: { off: null }, others: [], warnings: [] },
  {
    name: 'two exclusive ones at once',
    change: { isExclusive: true },
    others: [{ ...plain, isExclusive: true }],
    warnings: ['one_alone'],
  },
  {
    name: 'two exclusive ones, one after the other',
    change: { isExclusive: true, endsAt: 200 },
    others: [{ ...plain, isExclusive: true, startsAt: 200 }],
    warnings: [],
  },
  {
    name: 'another exclusive one that is switched off',
    change: { isExclusive: true },
    others: [{ ...plain, isExclusive: true, isActive: false }],
    warnings: [],
  },
])('Warnings about $name', ({ change, others, warnings }) => {
  expect(promotionWarnings({ ...plain, ...change }, others, 100)).toEqual(warnings)
})

test('Promotions without dates overlap with all', () => {
  expect(overlap({ startsAt: null, endsAt: null }, { startsAt: 5, endsAt: 6 })).toBe(true)
  expect(overlap({ startsAt: null, endsAt: 5 }, { startsAt: 5, endsAt: null })).toBe(false)
})
