import type {
  AttributeEntityTypeEnum,
  AttributeFrontendInputEnum,
  AttributesFormOutput,
  CustomerAttributeMetadata,
} from '@comptoir/contract/generated/types'
import type { Language } from '@comptoir/rules/language'
import { knownCountries } from '../stores/index.ts'
import { attributeLabels, genderLabels } from './attribute-labels.ts'

type Entity = Extract<AttributeEntityTypeEnum, 'CUSTOMER' | 'CUSTOMER_ADDRESS'>
type Field = { code: string; input: AttributeFrontendInputEnum; required?: true; lines?: number }
type Metadata = CustomerAttributeMetadata & { __typename: 'CustomerAttributeMetadata' }

const text = (code: string): Field => ({ code, input: 'TEXT' })
const requiredText = (code: string): Field => ({ code, input: 'TEXT', required: true })

const fields: Readonly<Record<Entity, readonly Field[]>> = {
  CUSTOMER: [
    text('prefix'),
    requiredText('firstname'),
    text('middlename'),
    requiredText('lastname'),
    text('suffix'),
    requiredText('email'),
    { code: 'dob', input: 'DATE' },
    text('taxvat'),
    { code: 'gender', input: 'SELECT' },
    text('telephone'),
    text('pad_company'),
    text('pad_company_siret'),
    text('pad_telephone'),
  ],
  CUSTOMER_ADDRESS: [
    text('prefix'),
    requiredText('firstname'),
    text('middlename'),
    requiredText('lastname'),
    text('suffix'),
    text('company'),
    { code: 'street', input: 'MULTILINE', required: true, lines: 4 },
    requiredText('city'),
    { code: 'country_id', input: 'SELECT', required: true },
    text('region'),
    requiredText('postcode'),
    text('telephone'),
    text('fax'),
    text('vat_id'),
    text('pad_code'),
    text('pad_floor'),
    text('pad_appt'),
    { code: 'pad_instructions', input: 'TEXTAREA' },
    text('pad_ring_option'),
    text('pad_latitude'),
    text('pad_longitude'),
  ],
}

const forms: Readonly<Record<string, Entity>> = {
  customer_account_create: 'CUSTOMER',
  customer_account_edit: 'CUSTOMER',
  customer_register_address: 'CUSTOMER_ADDRESS',
  customer_address_edit: 'CUSTOMER_ADDRESS',
}

/** The fields of one of Magento's forms; `errors` has an entry for an unknown form code. */
export function attributesForm(formCode: string, language: Language): AttributesFormOutput {
  const entity = Object.hasOwn(forms, formCode) ? forms[formCode] : undefined
  if (entity) return { items: customerAttributes(entity, language), errors: [] }
  const message = `Could not find any attributes for form "${formCode}": use ${Object.keys(forms).join(', ')}.`
  return { items: [], errors: [{ type: 'ENTITY_NOT_FOUND', message }] }
}

/** The attributes of customers or addresses in Magento's metadata. */
export function customerAttributes(entity: Entity, language: Language): Metadata[] {
  return fields[entity].map(({ code, input, required, lines }, index) => ({
    __typename: 'CustomerAttributeMetadata',
    code,
    label: attributeLabels[code]?.[language] ?? code,
    entity_type: entity,
    frontend_input: input,
    frontend_class: null,
    is_required: required ?? false,
    is_unique: code === 'email',
    default_value: null,
    input_filter: input === 'DATE' ? 'DATE' : 'TRIM',
    multiline_count: lines ?? (input === 'TEXT' ? 1 : 0),
    sort_order: (index + 1) * 10,
    validate_rules: rulesOf(code, input),
    options: optionsOf(code, language),
  }))
}

function rulesOf(code: string, input: AttributeFrontendInputEnum): Metadata['validate_rules'] {
  if (code === 'email') return [{ name: 'INPUT_VALIDATION', value: 'EMAIL' }]
  if (input === 'DATE') return [{ name: 'INPUT_VALIDATION', value: 'DATE' }]
  return input === 'SELECT' ? [] : [{ name: 'MAX_TEXT_LENGTH', value: '255' }]
}

function optionsOf(code: string, language: Language): Metadata['options'] {
  const option = (value: string, label: string) => ({
    __typename: 'AttributeOptionMetadata' as const,
    value,
    label,
    is_default: false,
  })
  if (code === 'gender') return genderLabels.map(([value, words]) => option(value, words[language]))
  if (code === 'country_id') return knownCountries.map((one) => option(one.code, one.names[language]))
  return []
}
