import { expect, it } from 'vitest'
import { backOf, deedOf, isShown, stopsWith, wayTo, type Stop } from './round.ts'

const stop = (id: string): Stop => ({
  ticket: {
    id,
    number: id,
    shortNumber: id,
    firstName: 'Adèle',
    method: 'DELIVERY',
    startsAt: '2026-11-24T11:00:00.000Z',
    endsAt: '2026-11-24T11:30:00.000Z',
    minutes: 20,
    state: 'READY',
    stateSince: null,
    stateBy: null,
    createdAt: '2026-11-24T09:00:00.000Z',
    remark: null,
    isAllergy: false,
    voucherCount: 0,
    voucherAmount: { amount: 0, currency: 'EUR' },
    needsAgeCheck: false,
    cutlery: 0,
    lines: [],
  },
  courier: null,
  company: null,
  street: ['4 rue du Pont-aux-Choux'],
  postcode: '75003',
  city: 'Paris',
  telephone: null,
  doorCode: null,
  floor: null,
  apartment: null,
  instructions: null,
  onArrival: null,
  latitude: null,
  longitude: null,
})

it('has one deed at a time, and its way back', () => {
  expect(['NEW', 'READY', 'OUT', 'HANDED_OVER'].map((state) => deedOf(state as 'NEW'))).toEqual([
    null,
    'OUT',
    'HANDED_OVER',
    null,
  ])
  expect([backOf('OUT'), backOf('HANDED_OVER'), backOf('READY')]).toEqual(['READY', 'OUT', null])
})

it('shows what waits as done', () => {
  const deeds = [{ kind: 'move', orderId: '1', shortNumber: '1', from: 'READY', to: 'OUT' }] as const
  expect(stopsWith({ stops: [stop('1'), stop('2')] }, deeds).map(({ ticket }) => ticket.state)).toEqual([
    'OUT',
    'READY',
  ])
})

it('leads to the address, or to the point where it is known', () => {
  expect(wayTo(stop('1'))).toBe('geo:0,0?q=4+rue+du+Pont-aux-Choux%2C+75003+Paris')
  expect(wayTo({ ...stop('1'), latitude: 48.5, longitude: 2.3 })).toBe('geo:0,0?q=48.5%2C2.3')
})

it('shows to whom stops were given before the server knows', () => {
  const ada = { id: '7', name: 'Ada' }
  const deed = { kind: 'assign', orderIds: ['1'], shortNumbers: ['1'], courier: ada } as const
  const [first, second] = stopsWith({ stops: [stop('1'), stop('2')] }, [deed])
  expect([first?.courier, second?.courier]).toEqual([ada, null])
  expect([first, second].map((one) => one && isShown(one, '7'))).toEqual([true, false])
  expect([first, second].map((one) => one && isShown(one, 'none'))).toEqual([false, true])
})
