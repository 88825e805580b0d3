import { expect, it } from 'vitest'
import { ORDER_STATUSES } from './order-status.ts'
import { DELETION_DAYS, isOpenOrder } from './privacy.ts'

it('An order is open until it is shipped, closed or cancelled', () => {
  expect(ORDER_STATUSES.filter((status) => !isOpenOrder(status))).toEqual(['complete', 'closed', 'canceled'])
})

it('An account is deleted within thirty days', () => {
  expect(DELETION_DAYS).toBeLessThan(30)
})
