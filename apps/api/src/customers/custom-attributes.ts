import type {
  AttributeValue,
  AttributeValueInput,
  CustomerAddressAttribute,
  CustomerAddressAttributeInput,
  CustomerAddressInput,
} from '@comptoir/contract/generated/types'
import { InputError } from '../platform/errors.ts'
import type { Language } from '@comptoir/rules/language'
import { attributeLabel } from './attribute-labels.ts'
import type { AddressShape, CustomerShape } from './shapes.ts'

/** Fields that Magento does not have; Magento clients read and write them as custom attributes. */
const ofCustomer = ['telephone', 'pad_company', 'pad_company_siret', 'pad_telephone'] as const
const ofAddress = [
  'pad_code',
  'pad_floor',
  'pad_appt',
  'pad_instructions',
  'pad_ring_option',
  'pad_latitude',
  'pad_longitude',
] as const

type Item = AttributeValue & { __typename: 'AttributeValue' }
type Codes = readonly string[] | null | undefined

class UnknownAttributeError extends InputError {
  constructor(code: string, known: readonly string[]) {
    super(`Attribute code "${code.slice(0, 100)}" could not be found: use ${known.join(', ')}.`)
  }
}

export function customerAttributeValues(customer: CustomerShape, wanted: Codes, language: Language): Item[] {
  return valuesOf(customer, ofCustomer, wanted, language)
}

export function addressAttributeValues(address: AddressShape, wanted: Codes, language: Language): Item[] {
  return valuesOf(address, ofAddress, wanted, language)
}

/** The attributes in the shape of Magento's deprecated `custom_attributes`. */
export function legacyAddressAttributes(address: AddressShape): CustomerAddressAttribute[] {
  return valuesOf(address, ofAddress, null, 'en').map(({ code, value }) => ({ attribute_code: code, value }))
}

function valuesOf<Code extends string>(
  given: Readonly<Partial<Record<Code, string | number | null>>>,
  codes: readonly Code[],
  wanted: Codes,
  language: Language,
): Item[] {
  return codes
    .filter((code) => !wanted || wanted.includes(code))
    .flatMap((code) => {
      const value = given[code]
      if (value === null || value === undefined || value === '') return []
      const label = attributeLabel(code, language)
      return [{ __typename: 'AttributeValue' as const, code, label, value: String(value) }]
    })
}

/** Moves the custom attributes of a customer input to their fields. Throws UnknownAttributeError. */
export function withCustomerAttributes<Input extends { custom_attributes?: Given }>(input: Input): Input {
  return { ...input, ...readAttributes(input.custom_attributes, ofCustomer) }
}

/** Moves the custom attributes of an address input to their fields. Throws UnknownAttributeError. */
export function withAddressAttributes(input: CustomerAddressInput): CustomerAddressInput {
  const given = [...(input.custom_attributesV2 ?? []), ...(input.custom_attributes ?? [])]
  const { pad_latitude: latitude, pad_longitude: longitude, ...read } = readAttributes(given, ofAddress)
  return {
    ...input,
    ...read,
    ...(latitude !== undefined && { pad_latitude: coordinate('pad_latitude', latitude) }),
    ...(longitude !== undefined && { pad_longitude: coordinate('pad_longitude', longitude) }),
  }
}

type Given = readonly (AttributeValueInput | CustomerAddressAttributeInput | null)[] | null | undefined

function readAttributes<Code extends string>(
  given: Given,
  known: readonly Code[],
): Partial<Record<Code, string | null>> {
  const read: Partial<Record<Code, string | null>> = {}
  for (const attribute of given ?? []) {
    if (!attribute) continue
    const code = known.find((one) => one === attribute.attribute_code)
    if (!code) throw new UnknownAttributeError(attribute.attribute_code, known)
    read[code] = attribute.value ?? null
  }
  return read
}

function coordinate(code: string, value: string | null): number | null {
  if (!value) return null
  const read = Number(value)
  if (!Number.isFinite(read)) throw new InputError(`"${code}" must be a number such as 48.8566.`)
  return read
}
