import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillReply, openPlaceholders, placeholdersOfReply, unknownPlaceholders } from './reply-template.ts'

describe('a saved reply', () => {
  it.each([
    ['Hello {{customer_name}},', { customer_name: 'Nour' }, 'Hello Nour,'],
    ['{{ shop_name }}: {{staff_name}}', { shop_name: 'Vasque', staff_name: 'Léa' }, 'Vasque: Léa'],
    ['Order {{order_number}}', { order_number: null }, 'Order {{order_number}}'],
    ['{{order_number}}', { order_number: '{{shop_name}}', shop_name: 'Vasque' }, '{{shop_name}}'],
    ['{{colour}} {not}', {}, '{{colour}} {not}'],
  ])('%s with %j is %s', (text, values, filled) => {
    expect(fillReply(text, values)).toBe(filled)
  })

  it.each([
    ['{{customer_name}} {{color}} {{color}}', ['color']],
    ['{{}}', ['']],
    ['{customer}', []],
  ])('%s leaves %j unknown', (text, names) => {
    expect(unknownPlaceholders(text)).toEqual(names)
  })

  it('leaves known placeholders open, and others to the customer', () => {
    expect(openPlaceholders('{{customer_name}} {{color}} {{ shop_name }}')).toEqual([
      'customer_name',
      'shop_name',
    ])
  })

  it('is unchanged without placeholders', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (placeholdersOfReply(text).length === 0) expect(fillReply(text, { shop_name: 'x' })).toBe(text)
      }),
    )
  })
})
