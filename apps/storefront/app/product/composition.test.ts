import { describe, expect, it } from 'vitest'
import {
  composedPrice,
  extraOf,
  priceAsComposed,
  sumOfMembers,
  type Choice,
  type Part,
} from './composition.ts'

const choice = (uid: string, amount: number, more: Partial<Choice> = {}): Choice => ({
  uid,
  label: uid,
  surcharge: { type: 'fixed', amount },
  quantity: 1,
  ...more,
})

const part = (name: string, more: Partial<Part>): Part => ({
  name,
  label: name,
  hint: '',
  required: false,
  kind: 'one',
  blank: '',
  most: 0,
  help: '',
  surcharge: { type: 'fixed', amount: 0 },
  step: false,
  choices: [],
  ...more,
})

const answers = (query: string) => new URLSearchParams(query)
const fountain = part('fountain', {
  required: true,
  choices: [choice('small', 129_000), choice('large', 142_800)],
})
const carafes = part('carafes', {
  kind: 'many',
  choices: [choice('carafe', 4200, { quantity: 2, units: 'Quantité' }), choice('kit', 2400)],
})

describe('the price of what was composed', () => {
  it('adds each choice as often as it was asked for', () => {
    const query = 'fountain=large&carafes=carafe&carafes=kit&quantity:carafe=3'
    expect(composedPrice([fountain, carafes], 0, answers(query))).toEqual({
      piece: 142_800 + 3 * 4200 + 2400,
      open: false,
    })
  })

  it('starts from the cheapest of what is still to be chosen', () => {
    expect(composedPrice([fountain, carafes], 1000, answers(''))).toEqual({ piece: 130_000, open: true })
  })

  it('takes the quantity of the catalogue where the typed one is none', () => {
    expect(composedPrice([carafes], 0, answers('carafes=carafe&quantity:carafe=x')).piece).toBe(8400)
  })

  it('counts a text that is written, and one that must be', () => {
    const engraved = part('text', { kind: 'text', surcharge: { type: 'fixed', amount: 480 } })
    expect(composedPrice([engraved], 1900, answers('text=+')).piece).toBe(1900)
    expect(composedPrice([engraved], 1900, answers('text=Ada')).piece).toBe(2380)
    expect(composedPrice([{ ...engraved, required: true }], 1900, answers('')).piece).toBe(2380)
  })

  it('works percentages out on the product alone', () => {
    const top = part('top', {
      choices: [choice('stone', 0, { surcharge: { type: 'percent', amount: 800 } })],
    })
    expect(composedPrice([top, fountain], 634_800, answers('top=stone&fountain=small')).piece).toBe(
      634_800 + 50_784 + 129_000,
    )
  })
})

describe('what a choice is said to cost', () => {
  it('is the difference to the cheapest where one must be taken', () => {
    expect(fountain.choices.map((one) => extraOf(fountain, one, 0))).toEqual([0, 13_800])
  })

  it('is its whole price where it may be left out', () => {
    expect(carafes.choices.map((one) => extraOf(carafes, one, 0))).toEqual([8400, 2400])
  })
})

describe('the price that is shown', () => {
  const price = { amount: 11_400, tax: 'incl', from: true, lot: { size: 6, piece: 1900 } } as const
  const before = { amount: 12_000, percentOff: 5 }

  it('is that of the lot', () => {
    expect(priceAsComposed(price, { piece: 2380, open: false })).toEqual({
      amount: 14_280,
      tax: 'incl',
      from: false,
      lot: { size: 6, piece: 2380 },
    })
  })

  it('keeps its reduction only while nothing is added', () => {
    const reduced = { ...price, before }
    expect(priceAsComposed(reduced, { piece: 1900, open: false })?.before).toEqual(before)
    expect(priceAsComposed(reduced, { piece: 2380, open: false })?.before).toBeUndefined()
  })

  it('stays on request', () => {
    expect(priceAsComposed(undefined, { piece: 0, open: false })).toBeUndefined()
  })
})

describe('the sum of a grouped product', () => {
  it('is that of the rows with a quantity, by the piece', () => {
    const member = (sku: string, amount: number) => ({
      name: `member:${sku}`,
      sku,
      label: sku,
      path: '',
      price: { amount, tax: 'incl', from: false } as const,
      stock: { state: 'in' } as const,
      lot: 1,
      labels: { field: '', less: '', more: '' },
    })
    const members = [member('a', 1000), member('b', 250), member('c', 99)]
    expect(sumOfMembers(members, answers('member:a=2&member:b=4&member:c='))).toBe(3000)
  })
})
