import { describe, expect, it } from 'vitest'
import type { EditedPromotionFragment } from '../generated/graphql.ts'
import { draftOf, inputOf, isStart, startingDraft, STARTS } from './draft.ts'

const stored: EditedPromotionFragment = {
  id: 'cart-1',
  version: '1',
  kind: 'CART',
  websiteId: '1',
  name: 'Table',
  labels: { fr: 'Table' },
  isActive: true,
  state: 'RUNNING',
  startsAt: null,
  endsAt: null,
  groups: null,
  maxUses: null,
  usesPerCustomer: null,
  uses: 0,
  discounted: { amount: 0, currency: 'EUR' },
  priority: 3,
  condition: { field: 'subtotal', operator: 'at_least', value: 5000 },
  action: { type: 'percent', value: 1000 },
  needsCoupon: true,
  couponCode: 'TABLE10',
  couponCount: 1,
  stopsFurtherRules: false,
  isExclusive: false,
  maxAmount: { amount: 9000 },
  canDelete: true,
  recentUses: [],
}

describe('the draft of a promotion', () => {
  it('puts a single condition into a list, and sends everything back', () => {
    const draft = draftOf(stored)
    expect(draft).toMatchObject({ how: 'code', stacking: 'stack', condition: { all: [stored.condition] } })
    expect(inputOf(draft)).toMatchObject({
      name: 'Table',
      priority: 3,
      condition: { all: [stored.condition] },
      action: stored.action,
      needsCoupon: true,
      couponCode: 'TABLE10',
      maxAmount: 9000,
    })
  })

  it('has no condition where its list is empty, and nothing of carts for the catalogue', () => {
    const input = inputOf({ ...startingDraft('sale'), condition: { any: [] }, groups: ['Professional'] })
    expect(input).toMatchObject({ condition: null, groups: ['Professional'] })
    expect(input).not.toHaveProperty('needsCoupon')
  })

  it('begins with each of the frequent ones', () => {
    for (const start of STARTS) expect(inputOf(startingDraft(start))).toHaveProperty('action.type')
    expect(isStart('shipping')).toBe(true)
    expect(isStart('nothing')).toBe(false)
  })
})
