import { describe, expect, it } from 'vitest'
import * as m from '../paraglide/messages.js'
import { CommerceUnavailableError } from '../platform/commerce-errors.ts'
import { testContext } from '../platform/test-scope.fixture.ts'
import { buyAction, configuredCartItem, groupedCartItems } from './buy-actions.server.ts'
import { fieldId, type OptionValue, type ProductOption } from './configuration.ts'

const uid = (text: string) => Buffer.from(text).toString('base64')

const value = (name: string, more: Partial<OptionValue> = {}): OptionValue => ({
  uid: uid(name),
  label: name,
  surcharge: { type: 'fixed', amount: 0 },
  quantity: 1,
  ...more,
})

const nothing = { type: 'fixed', amount: 0 } as const
const option = (more: Partial<ProductOption> & Pick<ProductOption, 'name'>): ProductOption => ({
  label: '',
  required: true,
  kind: 'one',
  maxLength: 0,
  surcharge: nothing,
  isBundle: false,
  values: [],
  ...more,
})

const carafe = value('bundle/1/10/1')
const glasses = value('bundle/1/11/2', { quantity: 2, canChangeQuantity: true })
const gone = value('bundle/1/12/1', { isOutOfStock: true })
const step = option({ name: 'bundle:1', values: [carafe, glasses, gone] })
const engraving = option({ name: `custom:${uid('custom-option/7')}`, kind: 'text', maxLength: 5 })

const card = { sku: 'BOX', name: 'Box', path: 'box.html', stock: { state: 'in' }, isNew: false } as const
const page = (...productOptions: ProductOption[]) => ({
  card: { ...card, simple: false },
  productOptions,
  options: [],
  variants: [],
})
const form = (entries: [string, string][]) => new URLSearchParams(entries)

describe('configuredCartItem', () => {
  it('returns one cart item with selected and entered options', () => {
    const fields = form([
      ['quantity', '2'],
      ['bundle:1', glasses.uid],
      [`quantity:${glasses.uid}`, '3'],
      [engraving.name, '  Ada '],
    ])
    expect(configuredCartItem(page(step, engraving), fields)).toEqual({
      errors: {},
      items: [
        {
          sku: 'BOX',
          quantity: 2,
          selected_options: [uid('bundle/1/11/3')],
          entered_options: [{ uid: uid('custom-option/7'), value: 'Ada' }],
        },
      ],
    })
  })

  const problem = (entries: [string, string][], ...productOptions: ProductOption[]) =>
    configuredCartItem(page(...productOptions), form(entries)).errors[fieldId(productOptions[0]?.name ?? '')]

  it('requires a value', () => {
    expect(problem([], step)).toBe(m.cart_error_choose_options())
    expect(problem([['bundle:1', '']], step)).toBe(m.cart_error_choose_options())
  })

  it('rejects an unknown value, and two values of a single choice', () => {
    expect(problem([['bundle:1', 'x']], step)).toBe(m.cart_error_options_unavailable())
    expect(
      problem(
        [
          ['bundle:1', carafe.uid],
          ['bundle:1', glasses.uid],
        ],
        step,
      ),
    ).toBe(m.cart_error_options_unavailable())
  })

  it('rejects a value that is out of stock', () => {
    expect(problem([['bundle:1', gone.uid]], step)).toBe(m.cart_error_out_of_stock())
  })

  it('requires a whole quantity', () => {
    const fields: [string, string][] = [
      ['bundle:1', glasses.uid],
      [`quantity:${glasses.uid}`, '0'],
    ]
    expect(problem(fields, step)).toBe(m.cart_error_not_whole())
  })

  it('counts code points of a text', () => {
    expect(problem([[engraving.name, '😀😀😀😀😀']], engraving)).toBeUndefined()
    expect(problem([[engraving.name, 'abcdef']], engraving)).toBe(m.error_maxlength({ maxlength: '5' }))
    expect(problem([[engraving.name, '   ']], engraving)).toBe(m.error_required())
  })

  it('leaves out optional values', () => {
    const optional = { ...step, required: false }
    expect(configuredCartItem(page(optional), form([['bundle:1', '']]))).toMatchObject({
      errors: {},
      items: [{ quantity: 1, selected_options: [], entered_options: [] }],
    })
  })
})

describe('configuredCartItem of a configurable product', () => {
  const configurableOption = (code: string, ...uids: string[]) => ({
    code,
    label: code,
    values: uids.map((one) => ({ uid: one, label: one })),
  })
  const variant = (colour: string, waters: string, state: 'in' | 'out' = 'in') => ({
    sku: `${colour}-${waters}`,
    choice: { colour, waters },
    stock: { state },
  })
  const fountain = {
    ...page(),
    options: [configurableOption('colour', 'steel', 'black'), configurableOption('waters', 'two', 'three')],
    variants: [variant('steel', 'two'), variant('steel', 'three', 'out'), variant('black', 'two')],
  }
  const cartItem = (query: string) => configuredCartItem(fountain, new URLSearchParams(query))
  const [colour, waters] = ['colour', 'waters'].map((code) => fieldId(`option:${code}`))

  it('returns one cart item with the selected values', () => {
    const { items, errors } = cartItem('option:colour=black&option:waters=two&quantity=2')
    expect(errors).toEqual({})
    expect(items).toMatchObject([{ sku: 'BOX', quantity: 2, selected_options: ['black', 'two'] }])
  })

  it.each([
    ['', { [colour ?? '']: 'choose', [waters ?? '']: 'choose' }],
    ['option:colour=black', { [waters ?? '']: 'choose' }],
    ['option:colour=pink&option:waters=two', { [colour ?? '']: 'unavailable' }],
    ['option:colour=black&option:waters=three', { [waters ?? '']: 'unavailable' }],
    ['option:colour=steel&option:waters=three', { [waters ?? '']: 'out' }],
  ])('returns the errors by option for "%s"', (query, expected) => {
    const texts = {
      choose: m.cart_error_choose_options(),
      unavailable: m.cart_error_options_unavailable(),
      out: m.cart_error_out_of_stock(),
    }
    const expectedErrors = Object.entries(expected).map(([id, key]) => [id, texts[key as keyof typeof texts]])
    expect(cartItem(query).errors).toEqual(Object.fromEntries(expectedErrors))
  })
})

describe('groupedCartItems', () => {
  const item = (sku: string) => ({
    name: `item:${sku}`,
    sku,
    label: sku,
    path: '',
    stock: { state: 'in' } as const,
    lot: 1,
  })
  const groupedItems = [item('a'), item('b'), item('c')]

  it('returns a cart item for each item with a quantity', () => {
    const fields = form([
      ['item:a', '2'],
      ['item:b', '0'],
      ['item:c', ''],
    ])
    expect(groupedCartItems({ groupedItems }, fields)).toEqual({
      errors: {},
      items: [{ sku: 'a', quantity: 2 }],
    })
  })

  it('requires at least one quantity', () => {
    const { errors } = groupedCartItems({ groupedItems }, form([['item:a', '0']]))
    expect(errors).toEqual({ [fieldId('form')]: m.product_grouped_items_none() })
  })

  it('returns the nearest quantities of a lot', () => {
    const { errors } = groupedCartItems({ groupedItems: [{ ...item('a'), lot: 6 }] }, form([['item:a', '7']]))
    expect(errors).toEqual({
      [fieldId('item:a')]: m.cart_error_lot_two({ lot: '6', below: '6', above: '12' }),
    })
  })

  it('rejects a quantity that is not a whole number', () => {
    const fields = form([
      ['item:a', '1'],
      ['item:b', '1.5'],
    ])
    expect(groupedCartItems({ groupedItems }, fields).errors).toEqual({
      [fieldId('item:b')]: m.cart_error_not_whole(),
    })
  })
})

describe('a product form', () => {
  it('comes back with what was chosen when the API fails', async () => {
    const chosen = { 'option:colour': 'black', quantity: '2' }
    const typed = new FormData()
    for (const [field, text] of Object.entries(chosen)) typed.set(field, text)
    const result = await buyAction(
      testContext(),
      () => Promise.reject(new CommerceUnavailableError('The commerce API answered 502')),
      typed,
    )
    expect(result).toMatchObject({
      data: {
        fields: new URLSearchParams(chosen).toString(),
        errors: { [fieldId('quantity')]: m.form_error_generic() },
      },
      init: { status: 503 },
    })
  })
})
