import type { Language } from '@comptoir/rules/language'
import { formatNumber } from '@comptoir/rules/number-format'
import { attributeTexts, attributeValues } from '../catalogue/attributes.ts'
import type { AttributeFragment } from '../generated/graphql.ts'
import { dayOfYear } from '../platform/dates.ts'
import { localeIn } from '../platform/locale.ts'
import { FOOD_ATTRIBUTES } from '../catalogue/food.server.ts'

type Items = readonly (AttributeFragment | null)[] | undefined

export interface SpecRow {
  readonly label: string
  readonly value: string
}

/** Manufacturer and safety information (regulation (EU) 2023/988 article 19), shown separately. */
const MANUFACTURER = new Set([
  'model_ref',
  'manufacturer_name',
  'manufacturer_contact',
  'eu_responsible',
  'safety_warnings',
])

/** Attributes shown elsewhere on the page. */
const SHOWN_ELSEWHERE = new Set(['eco_participation', 'made_to_order', ...MANUFACTURER, ...FOOD_ATTRIBUTES])

export interface Specs {
  readonly attributes: readonly SpecRow[]
  /** In kilograms, formatted; left out when there is a net weight. */
  readonly weight?: string
}

/** Contents of the specification table; `weight` is in kilograms. */
export function specsOf(items: Items, weight: number | null | undefined, language: Language): Specs {
  const attributes = attributeTexts(items)
    .filter(({ code }) => !SHOWN_ELSEWHERE.has(code))
    .map(({ label, values }) => ({
      label,
      value: values.map((text) => formatDecimal(text, language)).join(', '),
    }))
  const isNet = items?.some((item) => item?.code.startsWith('net_')) ?? false
  return { attributes, ...(weight && !isNet && { weight: kilograms(weight, language) }) }
}

export function manufacturerOf(items: Items): SpecRow[] {
  return attributeTexts(items)
    .filter(({ code }) => MANUFACTURER.has(code))
    .map(({ label, values }) => ({ label, value: values.join(', ') }))
}

/** Day of `back_in_stock_date` as text; undefined when unknown or past. */
export function backInStock(items: Items, language: Language, now = new Date()): string | undefined {
  const day = attributeValues(items, 'back_in_stock_date')?.[0]?.slice(0, 10) ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day <= now.toISOString().slice(0, 10)) return undefined
  return dayOfYear(day, language)
}

/** Formats a decimal number: `4.7000` is `4,7` in French. */
function formatDecimal(text: string, language: Language): string {
  return /^\d+\.\d+$/.test(text) ? formatNumber(Number(text), localeIn(language)) : text
}

function kilograms(weight: number, language: Language): string {
  const format = { style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 } as const
  return formatNumber(weight, localeIn(language), format)
}
