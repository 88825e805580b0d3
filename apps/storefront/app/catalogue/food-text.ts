import * as m from '../paraglide/messages.js'
import type { Food } from './food.server.ts'

interface AllergenRow {
  readonly name: string
  readonly isContained: boolean
}

/**
 * All fourteen allergens, contained ones first; only the contained ones when the catalogue has other names for some. Empty
 * when none is contained.
 */
export function allergenRows({ allergens }: Food): AllergenRow[] {
  if (allergens.length === 0) return []
  const fourteen = m.food_fourteen().split(', ')
  const known = new Set(fourteen.map(normalised))
  const present = new Set(allergens.map(normalised))
  const rows = allergens.map((name) => ({ name, isContained: true }))
  if (![...present].every((name) => known.has(name))) return rows
  const absent = fourteen.filter((name) => !present.has(normalised(name)))
  return [...rows, ...absent.map((name) => ({ name, isContained: false }))]
}

const normalised = (name: string) => name.trim().toLowerCase()

/** Note above the table of allergens. */
export function allergenNote({ allergens, isDeclared, hasChoices }: Food): string {
  if (allergens.length === 0) return isDeclared ? `${m.food_none()} ${m.food_traces()}` : m.food_unknown()
  return hasChoices ? `${m.food_all_choices()} ${m.food_traces()}` : m.food_traces()
}

/** Contained allergens in one line, and whether the food is perishable. */
export function allergenText(food: Food): string {
  const { allergens } = food
  const list = allergens.length > 0 ? `${allergens.join(', ')}.` : allergenNote(food)
  return food.perishable ? `${list} ${m.food_perishable()}` : list
}

/** Ordering times of the day and the minimum notice; empty when always available. */
export function orderingRows({ ordering }: Food): { term: string; text: string }[] {
  const { weekdays, period } = ordering
  const days = [weekdays, windowText(period)].filter(Boolean).join(', ')
  const rows = [
    { term: m.food_days(), text: days },
    { term: m.food_pickup(), text: windowText(ordering.pickup) },
    { term: m.food_delivery(), text: windowText(ordering.delivery) },
    { term: m.food_lead_time(), text: ordering.leadTime },
  ]
  return rows.flatMap(({ term, text }) => (text ? [{ term, text }] : []))
}

function windowText({ from, until }: Food['ordering']['pickup']): string | undefined {
  if (from && until) return `${from} – ${until}`
  if (from) return m.food_from({ from })
  return until && m.food_until({ until })
}
