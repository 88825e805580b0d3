// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../test/dom.tsx'
import * as m from '../paraglide/messages.js'
import { emptyTotals } from './totals.fixture.ts'
import { Totals } from './totals.tsx'
import type { TotalsView } from './totals-view.ts'

const taxed: TotalsView = {
  ...emptyTotals,
  goodsExclTax: 2689,
  goodsInclTax: 3200,
  totalExclTax: 2689,
  totalInclTax: 3200,
  taxes: [{ label: 'VAT 19%', amount: 511 }],
  grandTotal: 3200,
  due: 3200,
}
const untaxed: TotalsView = {
  ...taxed,
  goodsInclTax: 2689,
  totalInclTax: 2689,
  taxes: [{ label: 'Reverse charge', amount: 0 }],
  grandTotal: 2689,
  due: 2689,
}

const labelsOf = (totals: TotalsView, shipping?: string) => {
  render(<Totals totals={totals} language="en" {...(shipping && { shipping })} />)
  return screen.getAllByRole('term').map(({ textContent }) => textContent)
}

it('names the tax that amounts include', () => {
  expect(labelsOf(taxed)).toEqual([
    m.cart_items(),
    m.cart_included_tax({ tax: 'VAT 19%' }),
    m.cart_total_incl(),
  ])
})

it('says no figure twice, whatever is taken off', () => {
  const discounts = [{ label: 'A full table', amount: 320 }]
  const reduced = {
    ...taxed,
    discount: 320,
    discounts,
    totalExclTax: 2420,
    totalInclTax: 2880,
    grandTotal: 2880,
    due: 2880,
  }
  expect(labelsOf(reduced)).toEqual([
    m.cart_items(),
    'A full table',
    m.cart_included_tax({ tax: 'VAT 19%' }),
    m.cart_total_incl(),
  ])
})

it('adds the tax to goods that are shown without it', () => {
  expect(labelsOf({ ...taxed, tax: 'excl' })).toEqual([m.cart_items_excl(), 'VAT 19%', m.cart_total_incl()])
})

it.each<TotalsView['tax']>(['incl', 'excl'])('names no tax in amounts without any, shown %s', (tax) => {
  const goods = tax === 'incl' ? m.cart_items() : m.cart_items_excl()
  expect(labelsOf({ ...untaxed, tax })).toEqual([goods, 'Reverse charge', m.cart_total()])
})

it('says that delivery is missing in a total without tax', () => {
  expect(labelsOf({ ...untaxed, taxes: [] }, 'later')).toEqual([
    m.cart_items(),
    m.cart_shipping(),
    m.cart_total_without_shipping(),
  ])
})

it('says why something is taken off, with the coupon that brought it', () => {
  const discounts = [
    { label: 'Welcome: 10% off', coupon: 'WELCOME10', amount: 320 },
    { label: 'Ten off with TEN', coupon: 'ten', amount: 1000 },
    { label: 'A full table', amount: 100 },
    { label: '', coupon: 'X', amount: 1 },
    { label: '', amount: 2 },
  ]
  const labels = labelsOf({ ...taxed, discount: 1423, discounts })
  expect(labels.slice(1, 6)).toEqual([
    'Welcome: 10% off (WELCOME10)',
    'Ten off with TEN',
    'A full table',
    m.cart_discount_code({ code: 'X' }),
    m.cart_discount(),
  ])
})
