import { describe, expect, it } from 'vitest'
import { withPageFormats } from '../platform/page-formats.server.ts'
import { testScope } from '../platform/test-scope.fixture.ts'
import { unitPriceOf, unitPriceText } from './unit-price-text.ts'

const attribute = (code: string, value: string) => ({ code, label: null, value })
const tea = [attribute('net_volume_cl', '33'), attribute('perishable', '0')]
const price = { amount: 330, tax: 'incl', from: false } as const

describe('unit price', () => {
  it('is computed for packaged food, also for one piece of a lot', () => {
    const unit = unitPriceOf(price, tea)
    expect(unit).toEqual({ amount: 1000, per: 'litre' })
    const text = withPageFormats(testScope(), () => unit && unitPriceText(unit, 'fr'))
    expect(text).toBe('10,00\u00A0€ le litre')
    expect(unitPriceOf({ ...price, amount: 1980, lot: { size: 6, piece: 330 } }, tea)).toEqual(unit)
  })

  it('is undefined for prepared food, starting prices and products without contents', () => {
    const perishable = [attribute('net_weight_g', '250'), attribute('perishable', '1')]
    expect(unitPriceOf(price, perishable)).toBeUndefined()
    expect(unitPriceOf({ ...price, from: true }, tea)).toBeUndefined()
    expect(unitPriceOf(price, [])).toBeUndefined()
    expect(unitPriceOf(undefined, tea)).toBeUndefined()
  })
})
