/**
 * Formatters of Intl, each made once: making one costs as much as a thousand calls. Digits are 0 to 9 in every locale, as
 * in the texts and the fields beside them. Callers take locales and options from settings, never from a request.
 */

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const lists = new Map<string, Intl.ListFormat>()
const names = new Map<string, Intl.DisplayNames>()

export function numberFormatter(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = keyOf(locale, options)
  const made = numbers.get(key) ?? new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options })
  numbers.set(key, made)
  return made
}

export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = keyOf(locale, options)
  const made = dates.get(key) ?? new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', ...options })
  dates.set(key, made)
  return made
}

export function listFormatter(locale: string): Intl.ListFormat {
  const made = lists.get(locale) ?? new Intl.ListFormat(locale)
  lists.set(locale, made)
  return made
}

export function displayNames(locale: string, type: 'language' | 'region'): Intl.DisplayNames {
  const key = `${locale} ${type}`
  const made = names.get(key) ?? new Intl.DisplayNames(locale, { type })
  names.set(key, made)
  return made
}

const keyOf = (locale: string, options: object) => locale + JSON.stringify(options)
