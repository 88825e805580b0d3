import { describe, expect, it } from 'vitest'
import { readCartForm } from './cart-form.ts'

function form(...entries: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

describe('what shoppers ask their cart', () => {
  it('puts a product with its options into the cart and knows the way back', () => {
    const posted = form(
      ['intent', 'add'],
      ['sku', 'VSQ-3'],
      ['quantity', '2'],
      ['option', 'a='],
      ['option:aay_color', 'b='],
    )
    expect(readCartForm(posted)).toEqual({
      intent: 'add',
      sku: 'VSQ-3',
      quantity: 2,
      typed: '2',
      options: ['a=', 'b='],
      entered: [],
    })
  })

  it('adds one without a quantity', () => {
    expect(readCartForm(form(['intent', 'add'], ['sku', 'A']))).toMatchObject({ quantity: 1 })
  })

  it('changes every quantity of the page at once', () => {
    const posted = form(['quantity:MQ==', '3'], ['quantity:Mg==', 'x'], ['intent', 'update'])
    expect(readCartForm(posted)).toEqual({
      intent: 'update',
      lines: [
        { item: 'MQ==', typed: '3', quantity: 3 },
        { item: 'Mg==', typed: 'x', quantity: undefined },
      ],
    })
  })

  it('lets the buttons of a line win over the fields', () => {
    const posted = form(['quantity:MQ==', '3'], ['set', 'MQ===12'])
    expect(readCartForm(posted)).toEqual({
      intent: 'update',
      lines: [{ item: 'MQ==', typed: '12', quantity: 12 }],
    })
    expect(readCartForm(form(['quantity:MQ==', '3'], ['remove', 'MQ==']))).toEqual({
      intent: 'remove',
      item: 'MQ==',
    })
  })

  it('takes a code without the spaces around it, and gives it back', () => {
    expect(readCartForm(form(['intent', 'coupon'], ['code', ' BIENVENUE10 ']))).toEqual({
      intent: 'coupon',
      code: 'BIENVENUE10',
    })
    expect(readCartForm(form(['intent', 'uncoupon']))).toEqual({ intent: 'uncoupon' })
  })

  it('understands nothing else', () => {
    expect(readCartForm(form(['intent', 'steal']))).toBeUndefined()
  })
})
