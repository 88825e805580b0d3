import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  columnsOf,
  dueAt,
  hasStep,
  isAboutAllergy,
  isLate,
  minutesLate,
  mostPressing,
  nextStep,
  previousStep,
  shortNumber,
  startBy,
  stopsInOrder,
  toBringOut,
  type Ticket,
} from './kitchen.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}:00Z`)
const ticket = (id: string, time: string, more: Partial<Ticket> = {}): Ticket => {
  const startsAt = at(time)
  const endsAt = startsAt + 15 * 60_000
  return { id, method: 'pickup', state: 'new', startsAt, endsAt, minutes: 20, lines: [], ...more }
}
const line = (name: string, quantity: number) => ({ key: name, name, quantity })

describe('the steps of a ticket', () => {
  it('lead to the customer, by courier where it is delivered', () => {
    const walk = (method: 'pickup' | 'delivery') => {
      const states: string[] = ['new']
      for (let state = nextStep(method, 'new'); state; state = nextStep(method, state)) states.push(state)
      return states.join(' ')
    }
    expect(walk('pickup')).toBe('new preparing ready handed_over')
    expect(walk('delivery')).toBe('new preparing ready out handed_over')
  })

  it('can be taken back one by one', () => {
    expect(previousStep('pickup', 'new')).toBeNull()
    expect(previousStep('delivery', 'out')).toBe('ready')
    expect(previousStep('pickup', 'handed_over')).toBe('ready')
    expect(hasStep('pickup', 'out')).toBe(false)
  })
})

describe('a late ticket', () => {
  it.each([
    ['pickup', 'preparing', '12:00', 0],
    ['pickup', 'preparing', '12:08', 8],
    ['pickup', 'ready', '12:08', 0],
    ['delivery', 'new', '12:08', 8],
    ['delivery', 'ready', '12:14', 0],
    ['delivery', 'out', '12:18', 3],
    ['delivery', 'handed_over', '12:18', 0],
  ] as const)('by %s, %s, at %s is late by %s minutes', (method, state, time, minutes) => {
    const one = ticket('1', '12:00', { method, state })
    expect(minutesLate(one, at(time))).toBe(minutes)
    expect(isLate(one, at(time))).toBe(minutes > 0)
  })

  it('is never late before it is due', () => {
    const states = fc.constantFrom('new', 'preparing', 'ready', 'out', 'handed_over')
    fc.assert(
      fc.property(fc.constantFrom('pickup', 'delivery'), states, fc.nat(10_000), (method, state, early) => {
        const one = ticket('1', '12:00', { method, state })
        expect(isLate(one, (dueAt(one) ?? one.startsAt) - early)).toBe(false)
      }),
    )
  })
})

describe('the board', () => {
  const late = ticket('398', '12:00', { state: 'preparing' })
  const ready = ticket('400', '12:15', { state: 'ready' })
  const next = ticket('401', '12:15', { state: 'preparing' })
  const waiting = ticket('390', '11:45', { state: 'ready' })
  const later = ticket('404', '12:30', { minutes: 18 })
  const gone = ticket('1', '12:15', { state: 'handed_over' })
  const all = [later, ready, waiting, gone, next, late]

  it('shows what is late first, then slot by slot, then what waits', () => {
    const shown = columnsOf(all, at('12:08')).map(({ kind, tickets }) => [
      kind,
      ...tickets.map(({ id }) => id),
    ])
    expect(shown).toEqual([
      ['late', '398'],
      ['slot', '401', '400'],
      ['slot', '404'],
      ['waiting', '390'],
    ])
  })

  it('has one most pressing ticket', () => {
    expect(mostPressing(all, at('12:08'))).toBe(late)
    expect(mostPressing([later, ready, next], at('12:08'))).toBe(next)
    expect(mostPressing([ready, gone], at('12:08'))).toBe(ready)
    expect(mostPressing([gone], at('12:08'))).toBeUndefined()
  })

  it('says when to begin', () => {
    expect(startBy(later)).toBe(at('12:12'))
  })

  it('loses no open ticket and shows none twice', () => {
    const tickets = fc.array(
      fc.record({
        state: fc.constantFrom(
          'new' as const,
          'preparing' as const,
          'ready' as const,
          'handed_over' as const,
        ),
        minute: fc.integer({ min: 0, max: 59 }),
      }),
    )
    fc.assert(
      fc.property(tickets, fc.integer({ min: 0, max: 59 }), (given, minute) => {
        const list = given.map((one, index) =>
          ticket(String(index), `12:${String(one.minute).padStart(2, '0')}`, { state: one.state }),
        )
        const shown = columnsOf(list, at(`12:${String(minute).padStart(2, '0')}`)).flatMap(
          (one) => one.tickets,
        )
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown).toHaveLength(list.filter(({ state }) => state !== 'handed_over').length)
      }),
    )
  })
})

it('sums what is to be made', () => {
  const tickets = [
    ticket('1', '12:00', { lines: [line('Edamame', 6), line('Maki', 1)] }),
    ticket('2', '12:00', { state: 'preparing', lines: [line('Maki', 2), line('Edamame', 1)] }),
    ticket('3', '12:00', { state: 'ready', lines: [line('Soup', 4)] }),
  ]
  expect(toBringOut(tickets)).toEqual([line('Edamame', 7), line('Maki', 3)])
})

it('calls orders by their last three digits', () => {
  expect(shortNumber('000000401')).toBe('401')
})

it.each([
  ['Allergie au sésame, merci', true],
  ['ALLERGIQUE !', true],
  ['sans SESAME svp', true],
  ['Sonnez deux fois', false],
  ['Bien cuit', false],
])('tells remarks about an allergy: %s', (remark, expected) => {
  const words = { stems: ['allerg', 'intoler'], allergens: ['Sésame', 'Fruits à coque'] }
  expect(isAboutAllergy(remark, words)).toBe(expected)
})

describe('the stops of a round', () => {
  const stop = (id: string, time: string, latitude: number | null, postcode = '75003') => {
    const point = latitude === null ? null : { latitude, longitude: 2 }
    return { id, startsAt: at(time), point, postcode }
  }
  const kitchen = { latitude: 48, longitude: 2 }

  it('come by slot, the nearest first, those without a place last', () => {
    const stops = [
      stop('late', '12:30', 48.01),
      stop('far', '12:00', 48.3),
      stop('unknown', '12:00', null),
      stop('near', '12:00', 48.1),
    ]
    expect(stopsInOrder(stops, kitchen).map(({ id }) => id)).toEqual(['near', 'far', 'unknown', 'late'])
  })

  it('keep every stop once', () => {
    const given = fc.array(
      fc.tuple(fc.constantFrom('12:00', '12:30'), fc.option(fc.double({ min: 40, max: 50, noNaN: true }))),
    )
    fc.assert(
      fc.property(given, (places) => {
        const stops = places.map(([time, latitude], index) => stop(String(index), time, latitude))
        expect(new Set(stopsInOrder(stops, kitchen))).toEqual(new Set(stops))
      }),
    )
  })
})
