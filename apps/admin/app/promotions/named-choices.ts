import type { VocabularyFragment } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { CHOICES } from './words.ts'

type Field = VocabularyFragment['cartFields'][number]

/** The choices of a field; those that the API names by codes in the words of the page. */
export function namedChoices(field: Field | undefined): Field['choices'] {
  if (!field?.choices) return null
  if (field.field === 'weekday') return field.choices.map(({ value }) => ({ value, label: weekdayOf(value) }))
  return field.choices.map(({ value, label }) => ({ value, label: CHOICES[value]?.() ?? label }))
}

/** `1` is Monday. */
function weekdayOf(value: string): string {
  const day = new Date(Date.UTC(2024, 0, Number(value)))
  return day.toLocaleDateString(m.promo_locale(), { weekday: 'long', timeZone: 'UTC' })
}
