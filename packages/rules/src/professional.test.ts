import { describe, expect, it } from 'vitest'
import { professionalState, type ProfessionalState } from './professional.ts'

const siret = '73282932000074'
const other = '12345678200010'
const vat = 'DE129273398'
const company = (number: string | null, vatNumber: string | null = null) => ({ siret: number, vatNumber })
const nobody = { ...company(null), state: null }
const account = (state: ProfessionalState) => ({ ...company(siret), state })
const trader = (state: ProfessionalState) => ({ ...company(siret, vat), state })

describe('a professional account', () => {
  it.each([
    [
      'is confirmed at once where the website asks for nothing',
      nobody,
      company(siret),
      'immediate',
      'confirmed',
    ],
    ['waits for the shop', nobody, company(siret), 'by_hand', 'waiting'],
    [
      'stays confirmed with the same number',
      account('confirmed'),
      company('732 829 320 00074'),
      'by_hand',
      'confirmed',
    ],
    ['waits again with another number', account('confirmed'), company(other), 'by_hand', 'waiting'],
    ['stays refused with the same number', account('refused'), company(siret), 'immediate', 'refused'],
    ['can be another company after a refusal', account('refused'), company(other), 'by_hand', 'waiting'],
    ['ends with its number', account('confirmed'), company(null), 'by_hand', null],
    ['ends with an empty number', account('waiting'), company(''), 'by_hand', null],
    ['needs a SIRET where VAT numbers do not count', nobody, company(null, vat), 'by_hand', null],
    [
      'is no confirmed one by a SIRET where VAT numbers count',
      nobody,
      company(siret),
      'vat_number',
      'waiting',
    ],
    ['waits for the check of its VAT number', nobody, company(null, vat), 'vat_number', 'waiting'],
    [
      'keeps its state with the same VAT number',
      trader('confirmed'),
      company(null, 'de 129 273 398'),
      'vat_number',
      'confirmed',
    ],
    [
      'waits again with another VAT number',
      trader('confirmed'),
      company(siret, 'ATU33864707'),
      'vat_number',
      'waiting',
    ],
    ['waits again without its VAT number', trader('confirmed'), company(siret), 'vat_number', 'waiting'],
    ['is none with a text that is no VAT number', nobody, company(null, '12'), 'vat_number', null],
  ] as const)('%s', (_, before, wanted, approval, state) => {
    expect(professionalState(before, wanted, approval)).toBe(state)
  })
})
