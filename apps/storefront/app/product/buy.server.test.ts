import { describe, expect, it } from 'vitest'
import * as m from '../paraglide/messages.js'
import { productItem, rowItems } from './buy.server.ts'
import { fieldId, type Choice, type Part } from './composition.ts'

const uid = (text: string) => Buffer.from(text).toString('base64')

const choice = (name: string, more: Partial<Choice> = {}): Choice => ({
  uid: uid(name),
  label: name,
  surcharge: { type: 'fixed', amount: 0 },
  quantity: 1,
  ...more,
})

const nothing = { type: 'fixed', amount: 0 } as const
const part = (more: Partial<Part> & Pick<Part, 'name'>): Part => ({
  label: '',
  hint: '',
  required: true,
  kind: 'one',
  blank: '',
  most: 0,
  help: '',
  surcharge: nothing,
  step: false,
  choices: [],
  ...more,
})

const carafe = choice('bundle/1/10/1')
const glasses = choice('bundle/1/11/2', { quantity: 2, units: 'Quantité' })
const gone = choice('bundle/1/12/1', { reason: 'Épuisé' })
const step = part({ name: 'bundle:1', choices: [carafe, glasses, gone] })
const engraving = part({ name: `custom:${uid('custom-option/7')}`, kind: 'text', most: 5 })

const card = { sku: 'BOX', name: 'Box', path: 'box.html', stock: { state: 'in' }, isNew: false } as const
const page = (...parts: Part[]) => ({ card: { ...card, simple: false }, parts, options: [], variants: [] })
const form = (entries: [string, string][]) => new URLSearchParams(entries)

describe('a composed product', () => {
  it('becomes one line with what was chosen and written', () => {
    const fields = form([
      ['quantity', '2'],
      ['bundle:1', glasses.uid],
      [`quantity:${glasses.uid}`, '3'],
      [engraving.name, '  Ada '],
    ])
    expect(productItem(page(step, engraving), fields)).toEqual({
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

  const problem = (entries: [string, string][], ...parts: Part[]) =>
    productItem(page(...parts), form(entries)).errors[fieldId(parts[0]?.name ?? '')]

  it('asks for a choice that is missing', () => {
    expect(problem([], step)).toBe(m.cart_error_choose_options())
    expect(problem([['bundle:1', '']], step)).toBe(m.cart_error_choose_options())
  })

  it('refuses a choice that does not exist, and two where one is meant', () => {
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

  it('says which choice is out of stock', () => {
    expect(problem([['bundle:1', gone.uid]], step)).toBe(m.cart_error_out_of_stock())
  })

  it('wants a whole quantity of what may be changed', () => {
    const fields: [string, string][] = [
      ['bundle:1', glasses.uid],
      [`quantity:${glasses.uid}`, '0'],
    ]
    expect(problem(fields, step)).toBe(m.cart_error_not_whole())
  })

  it('counts the characters of a text as its reader does', () => {
    expect(problem([[engraving.name, '😀😀😀😀😀']], engraving)).toBeUndefined()
    expect(problem([[engraving.name, 'abcdef']], engraving)).toBe(m.error_maxlength({ maxlength: '5' }))
    expect(problem([[engraving.name, '   ']], engraving)).toBe(m.error_required())
  })

  it('leaves out what need not be chosen', () => {
    const optional = { ...step, required: false }
    expect(productItem(page(optional), form([['bundle:1', '']]))).toMatchObject({
      errors: {},
      items: [{ quantity: 1, selected_options: [], entered_options: [] }],
    })
  })
})

describe('a product with options', () => {
  const option = (code: string, ...uids: string[]) => ({
    code,
    label: code,
    values: uids.map((value) => ({ uid: value, label: value })),
  })
  const variant = (colour: string, waters: string, state: 'in' | 'out' = 'in') => ({
    sku: `${colour}-${waters}`,
    choice: { colour, waters },
    stock: { state },
  })
  const fountain = {
    ...page(),
    options: [option('colour', 'steel', 'black'), option('waters', 'two', 'three')],
    variants: [variant('steel', 'two'), variant('steel', 'three', 'out'), variant('black', 'two')],
  }
  const wish = (query: string) => productItem(fountain, new URLSearchParams(query))
  const [colour, waters] = ['colour', 'waters'].map((code) => fieldId(`option:${code}`))

  it('becomes one line with the chosen values', () => {
    const { items, errors } = wish('option:colour=black&option:waters=two&quantity=2')
    expect(errors).toEqual({})
    expect(items).toMatchObject([{ sku: 'BOX', quantity: 2, selected_options: ['black', 'two'] }])
  })

  it.each([
    ['', { [colour ?? '']: 'choose', [waters ?? '']: 'choose' }],
    ['option:colour=black', { [waters ?? '']: 'choose' }],
    ['option:colour=pink&option:waters=two', { [colour ?? '']: 'unavailable' }],
    ['option:colour=black&option:waters=three', { [waters ?? '']: 'unavailable' }],
    ['option:colour=steel&option:waters=three', { [waters ?? '']: 'out' }],
  ])('says beside the option what is wrong with "%s"', (query, expected) => {
    const texts = {
      choose: m.cart_error_choose_options(),
      unavailable: m.cart_error_options_unavailable(),
      out: m.cart_error_out_of_stock(),
    }
    const said = Object.entries(expected).map(([id, key]) => [id, texts[key as keyof typeof texts]])
    expect(wish(query).errors).toEqual(Object.fromEntries(said))
  })
})

describe('a grouped product', () => {
  const member = (sku: string) => ({
    name: `member:${sku}`,
    sku,
    label: sku,
    path: '',
    stock: { state: 'in' } as const,
    lot: 1,
    labels: { field: '', less: '', more: '' },
  })
  const members = [member('a'), member('b'), member('c')]

  it('becomes a line for each row with a quantity', () => {
    const fields = form([
      ['member:a', '2'],
      ['member:b', '0'],
      ['member:c', ''],
    ])
    expect(rowItems({ members }, fields)).toEqual({ errors: {}, items: [{ sku: 'a', quantity: 2 }] })
  })

  it('asks for a quantity when there is none at all', () => {
    const { errors } = rowItems({ members }, form([['member:a', '0']]))
    expect(errors).toEqual({ [fieldId('form')]: m.product_members_none() })
  })

  it('says which quantities of a lot can be had', () => {
    const { errors } = rowItems({ members: [{ ...member('a'), lot: 6 }] }, form([['member:a', '7']]))
    expect(errors).toEqual({
      [fieldId('member:a')]: m.cart_error_lot_two({ lot: '6', below: '6', above: '12' }),
    })
  })

  it('names the row whose quantity is no number', () => {
    const fields = form([
      ['member:a', '1'],
      ['member:b', '1.5'],
    ])
    expect(rowItems({ members }, fields).errors).toEqual({ [fieldId('member:b')]: m.cart_error_not_whole() })
  })
})
