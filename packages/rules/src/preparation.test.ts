import { expect, it } from 'vitest'
import { ORDER_STATUSES } from './order-status.ts'
import { canPrepare, isPreparation, nextPreparation, PREPARATIONS } from './preparation.ts'

it('prepares a confirmed order only', () => {
  const prepared = ORDER_STATUSES.filter((status) => canPrepare(status, 'new', 'preparing'))
  expect(prepared).toEqual(['processing'])
})

it('allows to skip a step and to take one back, but no change to the same state', () => {
  for (const from of PREPARATIONS)
    for (const to of PREPARATIONS) expect(canPrepare('processing', from, to)).toBe(from !== to)
})

it('knows the next step', () => {
  expect(PREPARATIONS.map(nextPreparation)).toEqual(['preparing', 'ready', 'handed_over', null])
})

it('recognises its states', () => {
  expect(isPreparation('ready')).toBe(true)
  expect(isPreparation('complete')).toBe(false)
})
