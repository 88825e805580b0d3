import { describe, expect, it } from 'vitest'
import { testSite } from '../platform/test-scope.fixture.ts'
import type { OrderDetailsFragment, OrderHeadFragment } from '../generated/graphql.ts'
import { orderHead, orderView } from './order-view.ts'

const site = { timeZone: 'Europe/Paris' }

const order: OrderHeadFragment = {
  entity_id: 5,
  number: '000000005',
  order_date: '2026-11-20 09:42:00',
  status: 'En attente de paiement',
  status_code: 'pending_payment',
  payment_state: 'waiting',
  is_quotation: false,
  tr_ticket_count: 0,
  tr_tickets_total_amount: null,
  amount_due: null,
  quotation: null,
  total: { grand_total: { value: 3122, currency: 'CHF' } },
}

describe('an order in the list', () => {
  it('shows that the payment is pending and that the order can be paid', () => {
    expect(orderHead(order, { site, language: 'fr' })).toEqual({
      number: '000000005',
      day: '20/11/2026',
      total: 312_200,
      currency: 'CHF',
      due: 312_200,
      status: 'validated',
      statusText: 'En attente de paiement',
      badge: 'ok',
      payment: 'awaited',
      payNow: true,
      isQuotation: false,
    })
  })

  it('has the amounts of its own currency', () => {
    const yen: typeof order = { ...order, total: { grand_total: { value: 3122, currency: 'JPY' } } }
    expect(orderHead(yen, { site, language: 'fr' })).toMatchObject({
      total: 3122,
      due: 3122,
      currency: 'JPY',
    })
  })

  it('offers no payment for paid, checked and cancelled orders', () => {
    const shown = (status_code: string, payment_state = 'paid') =>
      orderHead({ ...order, status_code, payment_state }, { site, language: 'fr' })
    expect(shown('processing', 'waiting')).toMatchObject({ payment: 'awaited', payNow: false })
    expect(shown('processing')).toMatchObject({ payment: 'paid', payNow: false, badge: 'ok' })
    expect(shown('payment_review')).toMatchObject({ payNow: false, badge: 'warning' })
    expect(shown('canceled')).toMatchObject({ payNow: false, badge: 'danger' })
  })

  it('shows no payment for a quotation request', () => {
    const quotation = { ...order, status_code: 'pending', is_quotation: true }
    expect(orderHead(quotation, { site, language: 'fr' })).toMatchObject({
      payment: 'none',
      payNow: false,
    })
  })

  it('offers no payment for an unknown status, whose label is that of the server', () => {
    const custom = { ...order, status: 'Personalizzato', status_code: 'custom' }
    expect(orderHead(custom, { site, language: 'fr' })).toMatchObject({
      status: undefined,
      statusText: 'Personalizzato',
      payNow: false,
    })
  })
})

describe('the delivery day of an order', () => {
  it.each([
    ['processing', true],
    ['complete', true],
    ['pending_payment', false],
    ['canceled', false],
    ['holded', false],
  ])('is promised when it is %s: %s', (status_code, isPromised) => {
    const placed = { ...order, status_code, delivery_date: '2026-11-24', applied_coupons: [], items: [] }
    const scope = { site: testSite(), language: 'fr' } as const
    const { deliveryDay } = orderView(placed as unknown as OrderDetailsFragment, scope, 'incl')
    expect(deliveryDay !== undefined).toBe(isPromised)
  })
})

describe('an order with its totals', () => {
  it.each([
    ['incl', true, 'incl'],
    ['incl', false, 'excl'],
    ['excl', true, 'incl'],
    ['excl', null, 'excl'],
    ['incl', undefined, 'incl'],
  ] as const)(
    'to a visitor who sees prices %s tax, with prices_include_tax %s, is %s',
    (tax, included, shown) => {
      const placed = {
        ...order,
        applied_coupons: [],
        items: [],
        ...(included !== undefined && { prices_include_tax: included }),
      }
      const scope = { site: testSite(), language: 'fr' } as const
      expect(orderView(placed as unknown as OrderDetailsFragment, scope, tax).totals.tax).toBe(shown)
    },
  )
})
