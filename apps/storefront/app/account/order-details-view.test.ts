import { describe, expect, it } from 'vitest'
import type { OrderDetailsFragment, OrderDocumentsFragment } from '../generated/graphql.ts'
import { testSite } from '../platform/test-scope.fixture.ts'
import { orderDetailsView } from './order-details-view.ts'

const scope = { site: testSite(), language: 'fr' } as const
const meal = {
  entity_id: 5,
  number: '000000005',
  order_date: '2026-11-20 09:42:00',
  order_status_change_date: '2026-11-20 09:43:00',
  status: 'Confirmed',
  status_code: 'processing',
  payment_state: 'paid',
  total: { grand_total: { value: 20, currency: 'EUR' } },
  is_quotation: false,
  quotation: null,
  tr_ticket_count: 0,
  tr_tickets_total_amount: null,
  amount_due: null,
  applied_coupons: [],
  available_actions: [],
  items: [],
  invoices: [{ number: '1', created_at: '2026-11-20 09:43:00' }],
  shipments: [],
  credit_memos: [],
  withdrawals: [],
  pad_mode: 'pickup',
  pad_location: { title: 'Marais' },
}
const taken = (...steps: [step: string, at: string][]) => steps.map(([step, at]) => ({ step, at }))
const confirmed: [string, string] = ['confirmed', '2026-11-20 09:43:00']

function shown(changes: object) {
  const order = { ...meal, ...changes } as unknown as OrderDetailsFragment & OrderDocumentsFragment
  const { history, ahead, progress } = orderDetailsView(order, scope, 'incl')
  return {
    history: history.map(({ type }) => type),
    ahead,
    isOpen: progress.isOpen,
    moments: history,
    progress,
  }
}

describe('the progress of an order', () => {
  it('is what the kitchen did and what is ahead', () => {
    const progress = taken(confirmed, ['preparing', '2026-11-20 10:40:00'])
    expect(shown({ progress })).toMatchObject({
      history: ['placed', 'confirmed', 'preparing'],
      ahead: ['ready', 'handed_over'],
      isOpen: true,
    })
  })

  it('is on its way for a delivery', () => {
    const progress = taken(confirmed, ['ready', '2026-11-20 10:40:00'], ['out', '2026-11-20 10:59:00'])
    expect(shown({ progress, pad_mode: 'delivery' })).toMatchObject({
      history: ['placed', 'confirmed', 'ready', 'out'],
      ahead: ['handed_over'],
    })
  })

  it('names the handing over once, and ends with it', () => {
    const progress = taken(confirmed, ['handed_over', '2026-11-20 11:05:00'])
    const shipments = [{ id: '1', created_at: '2026-11-20 11:05:30', items: [], tracking: [] }]
    expect(shown({ progress, shipments, status_code: 'complete' })).toMatchObject({
      history: ['placed', 'confirmed', 'handed_over'],
      ahead: [],
      isOpen: false,
    })
  })

  it('lists every parcel, and the arrival by its day', () => {
    const shipments = ['2026-11-21 10:00:00', '2026-11-22 10:00:00'].map((created_at, id) => {
      return { id: String(id), created_at, items: [], tracking: [] }
    })
    const progress = taken(confirmed, ['shipped', '2026-11-21 10:00:00'], ['delivered', '2026-11-22'])
    const parcels = { progress, shipments, status_code: 'complete', pad_mode: null, pad_location: null }
    const { history, moments } = shown(parcels)
    expect(history).toEqual(['placed', 'confirmed', 'shipped', 'shipped', 'delivered'])
    expect(moments.at(-1)?.moment).toEqual({ day: '22/11/2026' })
  })

  it('is as before on a server that does not tell it', () => {
    expect(shown({ progress: null })).toMatchObject({
      history: ['placed', 'invoiced'],
      ahead: ['handed_over'],
      isOpen: true,
    })
  })

  it('leaves out a step that the page does not know', () => {
    expect(shown({ progress: taken(confirmed, ['polished', '2026-11-20 10:40:00']) }).history).toEqual([
      'placed',
      'confirmed',
    ])
  })

  it('has another key once something happened, and the same one as long as nothing did', () => {
    const before = shown({ progress: taken(confirmed) }).progress.key
    expect(shown({ progress: taken(confirmed) }).progress.key).toBe(before)
    for (const change of [
      { progress: taken(confirmed, ['preparing', '2026-11-20 10:40:00']) },
      { progress: taken(confirmed), status_code: 'holded' },
      { progress: taken(confirmed), payment_state: 'waiting' },
      {
        progress: taken(confirmed),
        shipments: [{ id: '1', created_at: '2026-11-20 10:50:00', items: [], tracking: [] }],
      },
    ])
      expect(shown(change).progress.key).not.toBe(before)
  })
})
