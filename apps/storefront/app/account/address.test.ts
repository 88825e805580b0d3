import { describe, expect, it } from 'vitest'
import {
  addressInput,
  addressValues,
  addressView,
  listedAddresses,
  typedAddress,
  type AddressView,
} from './address.ts'
import { addressRules } from './address-rules.ts'
import { formErrors } from '../forms/form-rules.ts'

const typed = {
  firstname: 'Camille',
  lastname: 'Roussel',
  street: '14 rue des Tanneurs',
  street_2: ' ',
  postcode: '69007',
  city: 'Lyon',
  country_code: 'FR',
}
const book = {
  id: 7,
  firstname: 'Camille',
  lastname: 'Roussel',
  company: null,
  street: ['14 rue des Tanneurs', 'Bât. B', '3e étage'],
  city: 'Lyon',
  postcode: '69007',
  country_code: 'FR' as const,
  vat_id: null,
  telephone: null,
  default_billing: false,
  default_shipping: true,
  pad_code: null,
  pad_floor: null,
  pad_appt: null,
  pad_ring_option: null,
  pad_instructions: null,
}
const wrong = (changes: object) =>
  Object.keys(formErrors(addressRules(['FR', 'IT']), { ...typed, ...changes }))

describe('an address', () => {
  it('needs a name, a street, a town with its postcode, and a country', () => {
    expect(wrong({})).toEqual([])
    expect(Object.keys(formErrors(addressRules(['FR']), {}))).toEqual([
      'firstname',
      'lastname',
      'street',
      'postcode',
      'city',
      'country_code',
    ])
  })

  it('has a VAT number of a company, where that may take the tax off', () => {
    const options = { reverseChargeCountries: ['IT'] }
    const missing = (changes: object) => {
      const values = { ...typed, country_code: 'IT', postcode: '20144', ...changes }
      return Object.keys(formErrors(addressRules(['FR', 'IT'], options), values))
    }
    expect(missing({ vat_id: 'IT 00743110157' })).toEqual(['company'])
    expect(missing({ vat_id: 'IT00743110157', company: 'Fontana SRL' })).toEqual([])
    expect(missing({ vat_id: 'IT1', company: 'Fontana SRL' })).toEqual(['vat_id'])
    // Hidden for another country, and left as it is by a form that does not ask for it.
    expect(missing({ vat_id: 'IT1', country_code: 'FR', postcode: '69007' })).toEqual([])
    expect(typedAddress(typed)).not.toHaveProperty('vat_id')
    expect(typedAddress({ ...typed, vat_id: ' IT00743110157 ' })).toMatchObject({ vat_id: 'IT00743110157' })
  })

  it('has a postcode and a telephone of its country', () => {
    expect(wrong({ postcode: '6900' })).toEqual(['postcode'])
    expect(wrong({ country_code: 'IT', postcode: '20144', telephone: '02 12345678' })).toEqual([])
    expect(wrong({ telephone: '12' })).toEqual(['telephone'])
  })

  it('has a telephone and details of the door where couriers bring the order', () => {
    const faults = (changes: object) =>
      Object.keys(formErrors(addressRules(['FR'], { toDoor: true }), { ...typed, ...changes }))
    expect(faults({})).toEqual(['telephone'])
    expect(faults({ telephone: '0612345678', pad_floor: '3', pad_code: 'A'.repeat(41) })).toEqual([
      'pad_code',
    ])
    expect(addressInput({ ...typed, pad_floor: ' 3 ', pad_ring_option: 'call' })).toMatchObject({
      pad_floor: '3',
      pad_ring_option: 'call',
    })
    expect(addressInput(typed)).not.toHaveProperty('pad_floor')
  })

  it('must be in one of the countries offered', () => {
    expect(wrong({ country_code: 'US' })).toEqual(['country_code'])
  })

  it('omits empty lines in the API input', () => {
    expect(addressInput({ ...typed, default_shipping: 'on' })).toMatchObject({
      street: ['14 rue des Tanneurs'],
      default_shipping: true,
      default_billing: false,
    })
  })

  it('fills the form with all stored values', () => {
    expect(addressValues(book)).toMatchObject({ street_2: 'Bât. B, 3e étage', default_shipping: 'on' })
  })

  it('formats the postal address, with the country only when it is not the default', () => {
    expect(addressView(book, { countries: new Map(), defaultCountry: 'FR' }).lines).toEqual([
      ...book.street,
      '69007 Lyon',
    ])
    const abroad = addressView(
      { ...book, country_code: 'IT' },
      { countries: new Map([['IT', 'Italie']]), defaultCountry: 'FR' },
    )
    expect(abroad.lines.at(-1)).toBe('Italie')
  })
})

describe('the address book', () => {
  const address = (id: number, flags: Partial<AddressView> = {}): AddressView => ({
    id,
    name: '',
    lines: [],
    isDefaultBilling: false,
    isDefaultShipping: false,
    ...flags,
  })

  it('marks the first address where no default is set, which can be deleted', () => {
    const [first, second] = listedAddresses([address(1), address(2, { isDefaultBilling: true })])
    expect(first).toMatchObject({ isDefaultShipping: true, isDefaultBilling: false, isRemovable: true })
    expect(second).toMatchObject({ isDefaultShipping: false, isDefaultBilling: true, isRemovable: false })
  })
})
