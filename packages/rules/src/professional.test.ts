import { describe, expect, it } from 'vitest'
import { professionalState, type ProfessionalState } from './professional.ts'

const siret = '73282932000074'
const other = '12345678200010'
const nobody = { siret: null, state: null }
const account = (state: ProfessionalState) => ({ siret, state })

describe('a professional account', () => {
  it.each([
    ['is confirmed at once where the website confirms none', nobody, siret, false, 'confirmed'],
    ['waits where it does', nobody, siret, true, 'waiting'],
    ['stays confirmed with the same number', account('confirmed'), '732 829 320 00074', true, 'confirmed'],
    ['waits again with another number', account('confirmed'), other, true, 'waiting'],
    ['stays refused with the same number', account('refused'), siret, false, 'refused'],
    ['can be another company after a refusal', account('refused'), other, true, 'waiting'],
    ['ends with its number', account('confirmed'), null, true, null],
    ['ends with an empty number', account('waiting'), '', true, null],
  ] as const)('%s', (_, before, wanted, needsConfirmation, state) => {
    expect(professionalState(before, wanted, needsConfirmation)).toBe(state)
  })
})
