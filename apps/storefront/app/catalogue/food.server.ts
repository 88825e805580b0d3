import type { Language } from '@comptoir/rules/language'
import type { TimeWindow, Windows } from '@comptoir/rules/fulfilment'
import { formatNumber } from '@comptoir/rules/number-format'
import { clock, dayOfYear, weekdayNames } from '../platform/dates.ts'
import { localeIn } from '../platform/locale.ts'
import { attributeTexts, attributeValues, isYes } from './attributes.ts'
import type { AttributeFragment } from '../generated/graphql.ts'

type Items = readonly (AttributeFragment | null)[] | undefined

/** A part of the day or of the year, as formatted times or days. */
interface DayPart {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Mandatory information on food and drink (decisions M-5). */
export interface Food {
  /** Contained allergens. */
  readonly allergens: readonly string[]
  /** Whether the allergens were declared; else they are unknown. */
  readonly isDeclared: boolean
  /** Whether the allergens are those of all choices together. */
  readonly hasChoices: boolean
  /** Perishable goods cannot be returned. */
  readonly perishable: boolean
  readonly diets: readonly string[]
  /** Ingredients, nutrition, origin and storage, when known. */
  readonly details: readonly { readonly title: string; readonly text: string }[]
  /** Ordering times and minimum notice, such as `20 minutes`. */
  readonly ordering: {
    /** Days of the week, when not all; the first and last day. */
    readonly weekdays: string | undefined
    readonly period: DayPart
    readonly pickup: DayPart
    readonly delivery: DayPart
    readonly leadTime: string | undefined
  }
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
  const allergens = attributeValues(items, 'allergens') ?? []
  const isDeclared = isYes(items, 'allergens_declared')
  const alcohol = isYes(items, 'alcohol')
  const perishable = isYes(items, 'perishable')
  if (!perishable && !isDeclared && !alcohol && allergens.length === 0) return undefined
  const texts = attributeTexts(items)
  return {
    allergens,
    isDeclared,
    hasChoices,
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

function orderingOf(items: Items, windows: Windows | undefined, language: Language): Food['ordering'] {
  const minutes = Number(attributeValues(items, 'pad_min_delay')?.[0] ?? 0)
  const { weekdays, first, last } = windows?.days ?? {}
  return {
    weekdays: weekdays && weekdays.length > 0 ? weekdayNames(weekdays, language) : undefined,
    period: {
      ...(first && { from: dayOfYear(first, language) }),
      ...(last && { until: dayOfYear(last, language) }),
    },
    pickup: dayPart(windows?.pickup, language),
    delivery: dayPart(windows?.delivery, language),
    leadTime: minutes > 0 ? duration(minutes, language) : undefined,
  }
}

/** "20 minutes", "24 heures". */
function duration(minutes: number, language: Language): string {
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return formatNumber(count, localeIn(language), { style: 'unit', unit, unitDisplay: 'long' })
}

function dayPart({ start, end }: TimeWindow = {}, language: Language): DayPart {
  return { ...(start && { from: clock(start, language) }), ...(end && { until: clock(end, language) }) }
}

/** Meal of a dish that is available only at lunch or in the evening. */
export function mealOf(windows: Windows | undefined): 'lunch' | 'evening' | undefined {
  const { start, end } = windows?.pickup ?? {}
  if (end && end <= '16:00') return 'lunch'
  return start && start >= '16:00' ? 'evening' : undefined
}
