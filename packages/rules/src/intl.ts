/**
 * Formatters and locales of Intl, each made once: making one costs as much as a thousand calls. Digits are 0 to 9 in every locale, as
 * in the texts and the fields beside them. Callers take locales and options from settings, never from a request.
 */

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const names = new Map<string, Intl.DisplayNames>()

/** Computes a value for each locale or language once. Values of locales that throw are not kept. */
export function madeOnce<Value>(make: (locale: string) => Value): (locale: string) => Value {
  const values = new Map<string, Value>()
  return (locale) => {
    const known = values.get(locale)
    if (known !== undefined) return known
    const value = make(locale)
    values.set(locale, value)
    return value
  }
}

/** Throws RangeError for what is no locale. */
export const localeOf = madeOnce((tag) => new Intl.Locale(tag))

export const listFormatter = madeOnce((locale) => new Intl.ListFormat(locale))

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

export function displayNames(locale: string, type: 'language' | 'region'): Intl.DisplayNames {
  const key = `${locale} ${type}`
  const made = names.get(key) ?? new Intl.DisplayNames(locale, { type })
  names.set(key, made)
  return made
}

const keyOf = (locale: string, options: object) => locale + JSON.stringify(options)
