import { describe, expect, it } from 'vitest'
import { unitPriceOf, unitWords } from './unit-words.ts'

const attribute = (code: string, value: string) => ({ code, label: null, value })
const tea = [attribute('net_volume_cl', '33'), attribute('perishable', '0')]
const price = { amount: 330, tax: 'incl', from: false } as const

describe('a unit price', () => {
  it('is said of what is packaged, for one piece of a lot too', () => {
    const unit = unitPriceOf(price, tea)
    expect(unit).toEqual({ amount: 1000, per: 'litre' })
    expect(unit && unitWords(unit, 'fr')).toBe('10,00\u00A0€ le litre')
    expect(unitPriceOf({ ...price, amount: 1980, lot: { size: 6, piece: 330 } }, tea)).toEqual(unit)
  })

  it('is not said of what the kitchen prepares, of a starting price, nor without contents', () => {
    const perishable = [attribute('net_weight_g', '250'), attribute('perishable', '1')]
    expect(unitPriceOf(price, perishable)).toBeUndefined()
    expect(unitPriceOf({ ...price, from: true }, tea)).toBeUndefined()
    expect(unitPriceOf(price, [])).toBeUndefined()
    expect(unitPriceOf(undefined, tea)).toBeUndefined()
  })
})
