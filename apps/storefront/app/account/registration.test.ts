import { describe, expect, it } from 'vitest'
import { formErrors } from '../forms/form-rules.ts'
import {
  isOfAge,
  profileChanges,
  profileInput,
  registrationInput,
  registrationRules,
} from './registration.ts'

const filled = {
  firstname: 'Camille',
  lastname: 'Roussel',
  new_email: 'camille@example.com',
  new_password: 'Fontaine26',
  new_password_confirmation: 'Fontaine26',
  terms: 'on',
}
const dateFormat = 'DD/MM/YYYY'
const options = { birthRequired: false, needsSiret: true, country: 'FR', dateFormat }
const wrong = (changes: object, others: Partial<typeof options> = {}) =>
  Object.keys(formErrors(registrationRules({ ...options, ...others }), { ...filled, ...changes }))

describe('creating an account', () => {
  it('requires names, e-mail, password and the terms only', () => {
    expect(wrong({})).toEqual([])
    expect(Object.keys(formErrors(registrationRules(options), {}))).toEqual([
      'firstname',
      'lastname',
      'new_email',
      'new_password',
      'new_password_confirmation',
      'terms',
    ])
  })

  it('compares the password that is typed twice', () => {
    expect(wrong({ new_password_confirmation: 'fontaine26' })).toEqual(['new_password_confirmation'])
  })

  it('rejects a weak password and the e-mail as password', () => {
    expect(wrong({ new_password: 'fontaine', new_password_confirmation: 'fontaine' })).toEqual([
      'new_password',
    ])
  })

  it('takes the date of birth as the store view writes it', () => {
    expect(wrong({ dob: '05.03.1980' }, { dateFormat: 'DD.MM.YYYY' })).toEqual([])
    const rules = registrationRules({ ...options, dateFormat: 'DD.MM.YYYY' })
    expect(formErrors(rules, { ...filled, dob: '05/03/1980' })['dob']).toContain('JJ.MM.AAAA')
  })

  it('requires a company from professionals only', () => {
    expect(wrong({ professional: 'on' })).toEqual(['pad_company', 'pad_company_siret'])
    expect(wrong({ pad_company_siret: '123' })).toEqual([])
    expect(
      wrong({ professional: 'on', pad_company: 'Ateliers', pad_company_siret: '732 829 320 00074' }),
    ).toEqual([])
  })

  it('takes a VAT number instead of a SIRET where the website accepts one', () => {
    const company = { professional: 'on', pad_company: 'Brunnen GmbH', taxvat: 'DE 129273398' }
    expect(wrong(company)).toEqual(['pad_company_siret'])
    expect(wrong(company, { needsSiret: false })).toEqual([])
    expect(wrong({ ...company, taxvat: 'DE1' }, { needsSiret: false })).toEqual(['taxvat'])
    expect(wrong({ ...company, taxvat: '' }, { needsSiret: false })).toEqual(['pad_company_siret'])
    expect(wrong({ ...company, pad_company_siret: '123' }, { needsSiret: false })).toEqual([
      'pad_company_siret',
    ])
  })

  it('requires the date of birth of an adult who buys alcohol', () => {
    expect(wrong({}, { birthRequired: true })).toEqual(['dob'])
    expect(isOfAge('21/11/2008', dateFormat, '2026-11-21')).toBe(true)
    expect(isOfAge('22/11/2008', dateFormat, '2026-11-21')).toBe(false)
  })
})

describe('the registration input of the API', () => {
  it('sends newsletter and title only when they are set', () => {
    expect(registrationInput(filled, dateFormat)).toMatchObject({ is_subscribed: false, gender: null })
    expect(registrationInput({ ...filled, newsletter: 'on', gender: 'mrs' }, dateFormat)).toMatchObject({
      is_subscribed: true,
      gender: 2,
    })
  })

  it('sends the company of professionals only, with numbers without spaces', () => {
    expect(profileInput({ ...filled, pad_company: 'Ateliers' }, dateFormat)).not.toHaveProperty('pad_company')
    expect(
      profileInput(
        {
          ...filled,
          professional: 'on',
          pad_company_siret: '732 829 320 00074',
          taxvat: 'fr44 732829320',
        },
        dateFormat,
      ),
    ).toMatchObject({ pad_company_siret: '73282932000074', taxvat: 'FR44732829320' })
  })

  it('sends the date of birth in the format of the API', () => {
    const sent = (dob: string, format: string) => profileInput({ ...filled, dob }, format).date_of_birth
    expect(sent('05/03/1980', dateFormat)).toBe('1980-03-05')
    expect(sent('05.03.1980', 'DD.MM.YYYY')).toBe('1980-03-05')
    expect(sent('03/05/1980', 'MM/DD/YYYY')).toBe('1980-03-05')
  })

  it('sends no company once the toggle is off', () => {
    expect(profileChanges(filled, dateFormat)).toMatchObject({
      pad_company: null,
      pad_company_siret: null,
      taxvat: null,
    })
    expect(
      profileChanges({ ...filled, professional: 'on', pad_company: 'Ateliers' }, dateFormat),
    ).toMatchObject({
      pad_company: 'Ateliers',
    })
  })
})
