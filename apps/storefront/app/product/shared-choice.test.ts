import { describe, expect, it } from 'vitest'
import type { Choice, Part } from './composition.ts'
import { openingFields, sharedChoice } from './shared-choice.ts'

const nothing = { type: 'fixed', amount: 0 } as const
const choice = (uid: string, more: Partial<Choice> = {}): Choice => ({
  uid,
  label: uid,
  surcharge: nothing,
  quantity: 1,
  ...more,
})
const part = (name: string, more: Partial<Part>): Part => ({
  name,
  label: '',
  hint: '',
  required: false,
  kind: 'many',
  blank: '',
  most: 0,
  help: '',
  surcharge: nothing,
  step: false,
  choices: [],
  ...more,
})

const colours = ['steel', 'black'].map((uid) => ({ uid, label: uid }))
const page = {
  options: [
    { code: 'colour', label: '', values: colours },
    { code: 'waters', label: '', values: [{ uid: 'two', label: '' }] },
  ],
  parts: [
    part('custom:extras', { choices: [choice('cover'), choice('meter')] }),
    part('custom:glass', { kind: 'one', choices: [choice('25cl', { units: 'How many', quantity: 2 })] }),
    part('custom:engraving', { kind: 'text' }),
  ],
  defaults: 'custom:extras=cover',
}
const read = (query: string) => [...new URLSearchParams(query)]

describe('a choice in the address', () => {
  it('holds what can be chosen, and neither texts nor what does not exist', () => {
    const typed = new URLSearchParams([
      ['option:colour', 'black'],
      ['option:size', 'huge'],
      ['custom:extras', 'meter'],
      ['custom:extras', 'nothing'],
      ['custom:glass', '25cl'],
      ['quantity:25cl', '6'],
      ['custom:engraving', 'For Ada'],
      ['sku', 'C3'],
    ])
    expect([...sharedChoice(page, typed)]).toEqual([
      ['option:colour', 'black'],
      ['custom:extras', 'meter'],
      ['custom:glass', '25cl'],
      ['quantity:25cl', '6'],
    ])
  })

  it('opens the page as it was sent, without the defaults it gave up', () => {
    const address = new URLSearchParams('option:colour=black&custom:extras=meter')
    expect(read(openingFields(page, address))).toEqual([
      ['option:waters', 'two'],
      ['option:colour', 'black'],
      ['custom:extras', 'meter'],
    ])
  })

  it('leaves the defaults, and options open but those with one value, where it chooses nothing', () => {
    expect(read(openingFields(page, new URLSearchParams('utm_source=mail&option:colour=pink')))).toEqual([
      ['custom:extras', 'cover'],
      ['option:waters', 'two'],
    ])
  })
})
