import type {
  AttributeEntityTypeEnum,
  AttributeFrontendInputEnum,
  AttributesFormOutput,
  CustomerAttributeMetadata,
} from '@comptoir/contract/generated/types'
import { STREET_LINES } from '../platform/postal-address.ts'
import { allowedCountries, countryName, type Store } from '../stores/index.ts'
import { attributeLabel, genderLabels } from './attribute-labels.ts'

type Entity = Extract<AttributeEntityTypeEnum, 'CUSTOMER' | 'CUSTOMER_ADDRESS'>
type Field = {
  code: string
  input: AttributeFrontendInputEnum
  required?: true
  /** Sort order, and rules and filter that Magento's own attributes have. */
  order: number
  rules?: Metadata['validate_rules']
  filter?: Metadata['input_filter']
  lines?: number
}
type Metadata = CustomerAttributeMetadata & { __typename: 'CustomerAttributeMetadata' }

const atMost: Metadata['validate_rules'] = [{ name: 'MAX_TEXT_LENGTH', value: '255' }]
const length: Metadata['validate_rules'] = [
  { name: 'MAX_TEXT_LENGTH', value: '255' },
  { name: 'MIN_TEXT_LENGTH', value: '1' },
]
/** Magento's names of patterns: alphanumeric, alphanum-with-spaces, numeric, alpha, url, email, date, length. */
const validated = (value: 'email' | 'date'): Metadata['validate_rules'] => [
  { name: 'INPUT_VALIDATION', value },
]

const text = (code: string, order: number, more: Partial<Field> = {}): Field => ({
  code,
  input: 'TEXT',
  order,
  ...more,
})
const name = (code: string, order: number) =>
  text(code, order, { required: true, rules: length, filter: 'TRIM' })

/** In Magento's order, with its sort orders; the shop's own follow. */
const fields: Readonly<Record<Entity, readonly Field[]>> = {
  CUSTOMER: [
    text('prefix', 30),
    name('firstname', 40),
    text('middlename', 50),
    name('lastname', 60),
    text('suffix', 70),
    text('email', 80, { required: true, rules: validated('email') }),
    { code: 'dob', input: 'DATE', order: 90, rules: validated('date'), filter: 'DATE' },
    text('taxvat', 100, { rules: atMost }),
    { code: 'gender', input: 'SELECT', order: 110 },
    text('telephone', 120, { rules: atMost }),
    text('pad_company', 130, { rules: atMost }),
    text('pad_company_siret', 140, { rules: atMost }),
    text('pad_telephone', 150, { rules: atMost }),
  ],
  CUSTOMER_ADDRESS: [
    text('prefix', 10),
    name('firstname', 20),
    text('middlename', 30),
    name('lastname', 40),
    text('suffix', 50),
    text('company', 60, { rules: length }),
    { code: 'street', input: 'MULTILINE', order: 70, required: true, rules: length, lines: STREET_LINES },
    text('city', 80, { required: true, rules: length }),
    { code: 'country_id', input: 'SELECT', order: 90, required: true },
    text('region', 100),
    { code: 'region_id', input: 'HIDDEN', order: 100 },
    text('postcode', 110, { required: true }),
    text('telephone', 120, { rules: length }),
    text('fax', 130, { rules: length }),
    text('vat_id', 140),
    text('pad_code', 150, { rules: atMost }),
    text('pad_floor', 160, { rules: atMost }),
    text('pad_appt', 170, { rules: atMost }),
    { code: 'pad_instructions', input: 'TEXTAREA', order: 180, rules: atMost },
    text('pad_ring_option', 190, { rules: atMost }),
    text('pad_latitude', 200),
    text('pad_longitude', 210),
  ],
}

const forms: Readonly<Record<string, Entity>> = {
  customer_account_create: 'CUSTOMER',
  customer_account_edit: 'CUSTOMER',
  customer_register_address: 'CUSTOMER_ADDRESS',
  customer_address_edit: 'CUSTOMER_ADDRESS',
}

/** The fields of one of Magento's forms; `errors` has an entry for an unknown form code. */
export function attributesForm(formCode: string, store: Store): AttributesFormOutput {
  const entity = Object.hasOwn(forms, formCode) ? forms[formCode] : undefined
  if (entity) return { items: customerAttributes(entity, store), errors: [] }
  return {
    items: [],
    errors: [{ type: 'ENTITY_NOT_FOUND', message: `Form "${formCode}" could not be found.` }],
  }
}

/** The attributes of customers or addresses in Magento's metadata and order. */
export function customerAttributes(entity: Entity, store: Store): Metadata[] {
  const { language } = store
  return fields[entity].map(({ code, input, required, order, rules, filter, lines }) => ({
    __typename: 'CustomerAttributeMetadata',
    code,
    label: attributeLabel(code, language),
    entity_type: entity,
    frontend_input: input,
    frontend_class: null,
    is_required: required ?? false,
    is_unique: false,
    default_value: null,
    input_filter: filter ?? 'NONE',
    multiline_count: lines ?? 0,
    sort_order: order,
    validate_rules: rules ?? [],
    options: optionsOf(code, store),
  }))
}

function optionsOf(code: string, store: Store): Metadata['options'] {
  const { language } = store
  const option = (value: string, label: string) => ({
    __typename: 'AttributeOptionMetadata' as const,
    value,
    label,
    is_default: false,
  })
  if (code === 'gender') return genderLabels(language).map(({ value, label }) => option(value, label))
  if (code === 'country_id')
    return allowedCountries(store).map((one) => option(one.code, countryName(one.code, language)))
  return []
}
