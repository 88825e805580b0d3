import type { Language } from '@comptoir/rules/language'
import type { TimeWindow, Windows } from '@comptoir/rules/fulfilment'
import { clock } from '../platform/dates.ts'
import { attributeTexts, attributeValues, isYes } from '../catalogue/attributes.ts'
import type { AttributeFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'

type Items = readonly (AttributeFragment | null)[] | undefined

/** What one must know of food and drink before ordering (decisions part 3); all of it in words. */
export interface Food {
  /** The fourteen, those within first; the names within alone where the catalogue has other names for some. */
  readonly allergens: readonly { readonly name: string; readonly within: boolean; readonly fact: string }[]
  /** What is said above them. */
  readonly allergenNote: string
  /** It does not keep, and so cannot be sent back. */
  readonly perishable: boolean
  readonly marks: readonly string[]
  /** Ingredients, nutrition, origin and keeping, as far as they are known. */
  readonly folds: readonly { readonly title: string; readonly text: string }[]
  readonly when: readonly { readonly term: string; readonly fact: string }[]
  readonly alcohol?: string | undefined
  readonly words: Readonly<Record<'title' | 'caption' | 'allergen' | 'within' | 'more' | 'when', string>>
}

/** Attributes that the food facts say, and no table of specifications again. */
export const FOOD_ATTRIBUTES: ReadonlySet<string> = new Set([
  'allergens',
  'diet',
  'ingredients',
  'nutrition',
  'origin',
  'storage',
])

const FOLDS = ['ingredients', 'nutrition', 'origin', 'storage']

/** Undefined for what is not eaten, such as chopsticks or a gift card. */
export function foodOf(
  items: Items,
  {
    language,
    windows,
    hasChoices,
  }: { language: Language; windows?: Windows | undefined; hasChoices: boolean },
): Food | undefined {
  const within = attributeValues(items, 'allergens') ?? []
  const declared = isYes(items, 'allergens_declared')
  const alcohol = isYes(items, 'alcohol')
  const perishable = isYes(items, 'perishable')
  if (!perishable && !declared && !alcohol && within.length === 0) return undefined
  const texts = attributeTexts(items)
  return {
    allergens: within.length > 0 ? allergenRows(within) : [],
    allergenNote: noteOf(within, declared, hasChoices),
    perishable,
    marks: attributeValues(items, 'diet') ?? [],
    folds: FOLDS.flatMap((code) =>
      texts
        .filter((one) => one.code === code)
        .map(({ label, values }) => ({ title: label, text: values.join(', ') })),
    ),
    when: whenOf(items, windows, language),
    alcohol: alcohol ? m.food_alcohol() : undefined,
    words: {
      title: m.product_allergens(),
      caption: m.food_caption(),
      allergen: m.food_allergen(),
      within: m.food_within(),
      more: m.food_more(),
      when: m.food_when(),
    },
  }
}

/** An allergen is only said to be absent when every one that is present is known by the same name. */
function allergenRows(within: readonly string[]): Food['allergens'] {
  const fourteen = m.food_fourteen().split(', ')
  const known = new Set(fourteen.map(fold))
  const present = new Set(within.map(fold))
  const rows = within.map((name) => ({ name, within: true, fact: m.food_yes() }))
  if (![...present].every((name) => known.has(name))) return rows
  return [
    ...rows,
    ...fourteen
      .filter((name) => !present.has(fold(name)))
      .map((name) => ({ name, within: false, fact: m.food_no() })),
  ]
}

const fold = (name: string) => name.trim().toLowerCase()

function noteOf(within: readonly string[], declared: boolean, hasChoices: boolean): string {
  if (within.length === 0) return declared ? `${m.food_none()} ${m.food_traces()}` : m.food_unknown()
  return hasChoices ? `${m.food_all_choices()} ${m.food_traces()}` : m.food_traces()
}

/** Windows of the day and the shortest notice; nothing about what can always be had. */
function whenOf(items: Items, windows: Windows | undefined, language: Language): Food['when'] {
  const minutes = Number(attributeValues(items, 'pad_min_delay')?.[0] ?? 0)
  const rows = [
    { term: m.food_pickup(), fact: windowText(windows?.pickup, language) },
    { term: m.food_delivery(), fact: windowText(windows?.delivery, language) },
    { term: m.food_delay(), fact: minutes > 0 ? duration(minutes, language) : '' },
  ]
  return rows.filter(({ fact }) => fact !== '')
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

/** What the day's window comes to in two words: for a dish that is only to be had at noon, or in the evening. */
export function mealOf(windows: Windows | undefined): string | undefined {
  const { start, end } = windows?.pickup ?? {}
  if (end && end <= '16:00') return m.food_lunch()
  return start && start >= '16:00' ? m.food_evening() : undefined
}
