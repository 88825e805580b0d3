import type { Language } from '@comptoir/rules/language'
import type { TimeWindow, Windows } from '@comptoir/rules/fulfilment'
import { clock } from '../platform/dates.ts'
import { attributeTexts, attributeValues, isYes } from '../catalogue/attributes.ts'
import type { AttributeFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'

type Items = readonly (AttributeFragment | null)[] | undefined

/** Mandatory information on food and drink (decisions M-5). */
export interface Food {
  /** All fourteen, contained ones first; only the contained ones when the catalogue has other names for some. */
  readonly allergens: readonly { readonly name: string; readonly isContained: boolean }[]
  /** Note above the table. */
  readonly allergenNote: string
  /** Perishable goods cannot be returned. */
  readonly perishable: boolean
  readonly diets: readonly string[]
  /** Ingredients, nutrition, origin and storage, when known. */
  readonly details: readonly { readonly title: string; readonly text: string }[]
  /** Ordering times and notice. */
  readonly ordering: readonly { readonly term: string; readonly text: string }[]
  readonly hasAlcohol: boolean
}

/** Attributes shown here and left out of the specification table. */
export const FOOD_ATTRIBUTES: ReadonlySet<string> = new Set([
  'allergens',
  'diet',
  'ingredients',
  'nutrition',
  'origin',
  'storage',
])

const DETAILS = ['ingredients', 'nutrition', 'origin', 'storage']

/** Undefined for products other than food, such as chopsticks or a gift card. */
export function foodOf(
  items: Items,
  {
    language,
    windows,
    hasChoices,
  }: { language: Language; windows?: Windows | undefined; hasChoices: boolean },
): Food | undefined {
  const contained = attributeValues(items, 'allergens') ?? []
  const declared = isYes(items, 'allergens_declared')
  const alcohol = isYes(items, 'alcohol')
  const perishable = isYes(items, 'perishable')
  if (!perishable && !declared && !alcohol && contained.length === 0) return undefined
  const texts = attributeTexts(items)
  return {
    allergens: contained.length > 0 ? allergenRows(contained) : [],
    allergenNote: noteOf(contained, declared, hasChoices),
    perishable,
    diets: attributeValues(items, 'diet') ?? [],
    details: DETAILS.flatMap((code) =>
      texts
        .filter((one) => one.code === code)
        .map(({ label, values }) => ({ title: label, text: values.join(', ') })),
    ),
    ordering: orderingOf(items, windows, language),
    hasAlcohol: alcohol,
  }
}

/** Lists absent allergens only when all contained ones have standard names. */
function allergenRows(contained: readonly string[]): Food['allergens'] {
  const fourteen = m.food_fourteen().split(', ')
  const known = new Set(fourteen.map(normalised))
  const present = new Set(contained.map(normalised))
  const rows = contained.map((name) => ({ name, isContained: true }))
  if (![...present].every((name) => known.has(name))) return rows
  return [
    ...rows,
    ...fourteen
      .filter((name) => !present.has(normalised(name)))
      .map((name) => ({ name, isContained: false })),
  ]
}

const normalised = (name: string) => name.trim().toLowerCase()

function noteOf(contained: readonly string[], declared: boolean, hasChoices: boolean): string {
  if (contained.length === 0) return declared ? `${m.food_none()} ${m.food_traces()}` : m.food_unknown()
  return hasChoices ? `${m.food_all_choices()} ${m.food_traces()}` : m.food_traces()
}

/** Ordering times of the day and the minimum notice; empty when always available. */
function orderingOf(items: Items, windows: Windows | undefined, language: Language): Food['ordering'] {
  const minutes = Number(attributeValues(items, 'pad_min_delay')?.[0] ?? 0)
  const rows = [
    { term: m.food_pickup(), text: windowText(windows?.pickup, language) },
    { term: m.food_delivery(), text: windowText(windows?.delivery, language) },
    { term: m.food_lead_time(), text: minutes > 0 ? duration(minutes, language) : '' },
  ]
  return rows.filter(({ text }) => text !== '')
}

/** "20 minutes", "24 heures". */
function duration(minutes: number, language: Language): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

function windowText({ start, end }: TimeWindow = {}, language: Language): string {
  const from = start ? clock(start, language) : ''
  const until = end ? clock(end, language) : ''
  if (start && end) return `${from} – ${until}`
  if (start) return m.food_from({ from })
  return end ? m.food_until({ until }) : ''
}

/** Badge of a dish that is available only at lunch or in the evening. */
export function mealOf(windows: Windows | undefined): string | undefined {
  const { start, end } = windows?.pickup ?? {}
  if (end && end <= '16:00') return m.food_lunch()
  return start && start >= '16:00' ? m.food_evening() : undefined
}
