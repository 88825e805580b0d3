import { describe, expect, it } from 'vitest'
import {
  configuredPrice,
  extraOf,
  priceAsConfigured,
  sumOfGroupedItems,
  type OptionValue,
  type ProductOption,
} from './configuration.ts'

const value = (uid: string, amount: number, more: Partial<OptionValue> = {}): OptionValue => ({
  uid,
  label: uid,
  surcharge: { type: 'fixed', amount },
  quantity: 1,
  ...more,
})

const option = (name: string, more: Partial<ProductOption>): ProductOption => ({
  name,
  label: name,
  required: false,
  kind: 'one',
  maxLength: 0,
  surcharge: { type: 'fixed', amount: 0 },
  isBundle: false,
  values: [],
  ...more,
})

const fields = (query: string) => new URLSearchParams(query)
const fountain = option('fountain', {
  required: true,
  values: [value('small', 129_000), value('large', 142_800)],
})
const carafes = option('carafes', {
  kind: 'many',
  values: [value('carafe', 4200, { quantity: 2, canChangeQuantity: true }), value('kit', 2400)],
})

describe('configuredPrice', () => {
  it('adds each value by its quantity', () => {
    const query = 'fountain=large&carafes=carafe&carafes=kit&quantity:carafe=3'
    expect(configuredPrice([fountain, carafes], 0, fields(query))).toEqual({
      piece: 142_800 + 3 * 4200 + 2400,
      isIncomplete: false,
    })
  })

  it('includes the cheapest value of a required option', () => {
    expect(configuredPrice([fountain, carafes], 1000, fields(''))).toEqual({
      piece: 130_000,
      isIncomplete: true,
    })
  })

  it('uses the default quantity when the entered one is invalid', () => {
    expect(configuredPrice([carafes], 0, fields('carafes=carafe&quantity:carafe=x')).piece).toBe(8400)
  })

  it('adds the surcharge of an entered or required text', () => {
    const engraved = option('text', { kind: 'text', surcharge: { type: 'fixed', amount: 480 } })
    expect(configuredPrice([engraved], 1900, fields('text=+')).piece).toBe(1900)
    expect(configuredPrice([engraved], 1900, fields('text=Ada')).piece).toBe(2380)
    expect(configuredPrice([{ ...engraved, required: true }], 1900, fields('')).piece).toBe(2380)
  })

  it('applies percentages to the price of the product alone', () => {
    const top = option('top', {
      values: [value('stone', 0, { surcharge: { type: 'percent', amount: 800 } })],
    })
    expect(configuredPrice([top, fountain], 634_800, fields('top=stone&fountain=small')).piece).toBe(
      634_800 + 50_784 + 129_000,
    )
  })
})

describe('extraOf', () => {
  it('is the difference to the cheapest value of a required option', () => {
    expect(fountain.values.map((one) => extraOf(fountain, one, 0))).toEqual([0, 13_800])
  })

  it('is the full price of an optional value', () => {
    expect(carafes.values.map((one) => extraOf(carafes, one, 0))).toEqual([8400, 2400])
  })
})

describe('priceAsConfigured', () => {
  const price = { amount: 11_400, tax: 'incl', from: true, lot: { size: 6, piece: 1900 } } as const
  const before = { amount: 12_000, percentOff: 5 }

  it('is the price of the lot', () => {
    expect(priceAsConfigured(price, { piece: 2380, isIncomplete: false })).toEqual({
      amount: 14_280,
      tax: 'incl',
      from: false,
      lot: { size: 6, piece: 2380 },
    })
  })

  it('keeps the reduction while options add nothing', () => {
    const reduced = { ...price, before }
    expect(priceAsConfigured(reduced, { piece: 1900, isIncomplete: false })?.before).toEqual(before)
    expect(priceAsConfigured(reduced, { piece: 2380, isIncomplete: false })?.before).toBeUndefined()
  })

  it('is undefined for a price on request', () => {
    expect(priceAsConfigured(undefined, { piece: 0, isIncomplete: false })).toBeUndefined()
  })
})

describe('sumOfGroupedItems', () => {
  it('sums the items with a quantity by piece', () => {
    const item = (sku: string, amount: number) => ({
      name: `item:${sku}`,
      sku,
      label: sku,
      path: '',
      price: { amount, tax: 'incl', from: false } as const,
      stock: { state: 'in' } as const,
      lot: 1,
    })
    const groupedItems = [item('a', 1000), item('b', 250), item('c', 99)]
    expect(sumOfGroupedItems(groupedItems, fields('item:a=2&item:b=4&item:c='))).toBe(3000)
  })
})
