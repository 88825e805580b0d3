import { expect, it } from 'vitest'
import { dependsOn, pressOf, ticketOf, withDeeds, type Board, type KitchenDeed } from './board.ts'

const ticket = (id: string): Board['tickets'][number] => ({
  id,
  number: `000000${id}`,
  shortNumber: id,
  firstName: 'Nora',
  method: 'PICKUP',
  startsAt: '2026-11-24T11:00:00.000Z',
  endsAt: '2026-11-24T11:15:00.000Z',
  minutes: 20,
  state: 'NEW',
  stateSince: null,
  stateBy: null,
  createdAt: '2026-11-24T09:00:00.000Z',
  remark: null,
  isAllergy: false,
  voucherCount: 0,
  voucherAmount: { amount: 0, currency: 'EUR' },
  needsAgeCheck: false,
  cutlery: 0,
  lines: [
    {
      id: '1',
      productId: '7',
      sku: 'A',
      name: 'Edamame',
      quantity: 1,
      details: [],
      allergens: [],
      askedAllergens: [],
      isUnavailable: false,
    },
  ],
})
const board: Board = {
  location: { id: '1', title: 'Marais', websiteId: '2', timeZone: 'Europe/Paris', methods: ['PICKUP'] },
  now: '2026-11-24T10:00:00.000Z',
  tickets: [ticket('401'), ticket('402')],
  unavailable: [{ productId: '9', name: 'Soup' }],
}
const step = (orderId: string, to: 'preparing' | 'ready'): KitchenDeed => {
  return { kind: 'move', orderId, shortNumber: orderId, from: 'new', to }
}

it('shows tickets where the presses that wait will bring them', () => {
  const shown = withDeeds(board, [step('401', 'preparing'), step('401', 'ready')])
  expect(shown.tickets.map(({ state }) => state)).toEqual(['ready', 'new'])
})

it('marks tickets with a dish that was just taken off the menu', () => {
  const shown = withDeeds(board, [
    { kind: 'menu', productId: '7', name: 'Edamame', isAvailable: false },
    { kind: 'menu', productId: '9', name: 'Soup', isAvailable: true },
  ])
  expect(shown.unavailable).toEqual([{ productId: '7', name: 'Edamame' }])
  expect(shown.tickets[0]?.shown.lines[0]?.isUnavailable).toBe(true)
})

it('knows which presses build on another', () => {
  expect(dependsOn(step('401', 'ready'), step('401', 'preparing'))).toBe(true)
  expect(dependsOn(step('402', 'ready'), step('401', 'preparing'))).toBe(false)
})

it('counts two presses that come before the page shows the first', () => {
  const pressed = ticketOf(ticket('401'))
  const first = pressOf(pressed, 'preparing', [])
  expect(first).toEqual(step('401', 'preparing'))
  const second = pressOf(pressed, 'preparing', [step('402', 'ready'), step('401', 'preparing')])
  expect(second).toMatchObject({ from: 'preparing', to: 'ready' })
  const steps = ['preparing', 'ready'] as const
  const third = pressOf(
    pressed,
    'preparing',
    steps.map((to) => step('401', to)),
  )
  expect(third).toMatchObject({ from: 'ready', to: 'handed_over' })
  expect(
    pressOf(pressed, 'preparing', [{ ...step('401', 'ready'), to: 'handed_over' } as KitchenDeed]),
  ).toBeNull()
})
