import { rulesOf } from './language-rules.ts'

/** A quantity is a token of its own, in the base unit of what it measures: `#500ml` for "50 cl", `#0.5in` for 1/2". */
const QUANTITY = '#'

export const isQuantity = (word: string): boolean => word.startsWith(QUANTITY)

/** Symbols of units in every language: the base unit, and how many of it the unit is. Rules of languages have names. */
const units: Readonly<Record<string, readonly [base: string, size: number]>> = {
  ml: ['ml', 1],
  cl: ['ml', 10],
  dl: ['ml', 100],
  l: ['ml', 1000],
  hl: ['ml', 100_000],
  mg: ['g', 0.001],
  g: ['g', 1],
  kg: ['g', 1000],
  mm: ['mm', 1],
  cm: ['mm', 10],
  m: ['mm', 1000],
  km: ['mm', 1_000_000],
  cm2: ['m2', 0.0001],
  m2: ['m2', 1],
  m3: ['m3', 1],
  '"': ['in', 1],
  '”': ['in', 1],
  '′′': ['in', 1],
  "''": ['in', 1],
  ft: ['in', 12],
  oz: ['oz', 1],
  lb: ['lb', 1],
  w: ['w', 1],
  kw: ['w', 1000],
  wh: ['wh', 1],
  kwh: ['wh', 1000],
  v: ['v', 1],
  mah: ['ah', 0.001],
  ah: ['ah', 1],
  bar: ['bar', 1],
  '°c': ['°c', 1],
}
/** Digits that are compared; more differ by rounding. */
const precision = 9
const longestNumber = 9

/** Where a quantity stands in a folded text, and its token. */
export type Quantity = { start: number; end: number; token: string }

/**
 * The quantities of a folded text: numbers with a unit, and fractions and decimals without one, which words cannot
 * tell from two numbers. A point or comma before three digits separates thousands.
 */
export function quantitiesIn(folded: string, language: string): Quantity[] {
  const all: Quantity[] = []
  for (let at = 0; at < folded.length; at++) {
    if (!isDigit(folded, at)) continue
    const isInWord = /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')
    const number = readNumber(folded, at)
    const end = number.end
    if (!isInWord && number.value !== undefined) {
      const unit = unitAt(folded, end, language)
      if (unit) all.push({ start: at, end: unit.end, token: tokenOf(number.value * unit.size, unit.base) })
      else if (!Number.isInteger(number.value) && !isLetter(folded, end))
        all.push({ start: at, end, token: tokenOf(number.value, '') })
      at = (unit?.end ?? end) - 1
    } else at = end - 1
  }
  return all
}

const tokenOf = (value: number, base: string) => `${QUANTITY}${Number(value.toPrecision(precision))}${base}`

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0x30 && code <= 0x39
}

const isLetter = (text: string, at: number) => /\p{L}/u.test(text[at] ?? '')

function digitsEnd(text: string, start: number): number {
  let end = start
  while (isDigit(text, end)) end++
  return end
}

type Read = { value: number | undefined; end: number }

/** "10", "0,5", "1.000", "1/2" and "1 1/2"; undefined if the number is too long or divides by zero. */
function readNumber(text: string, start: number): Read {
  const whole = digitsEnd(text, start)
  const value = Number(text.slice(start, whole))
  if (whole - start > longestNumber) return { value: undefined, end: whole }
  const fraction = fractionAt(text, start, whole)
  if (fraction) return fraction
  if (text[whole] === ' ' && isDigit(text, whole + 1)) {
    const mixed = fractionAt(text, whole + 1, digitsEnd(text, whole + 1))
    if (mixed?.value !== undefined && mixed.value < 1) return { value: value + mixed.value, end: mixed.end }
  }
  if ((text[whole] !== '.' && text[whole] !== ',') || !isDigit(text, whole + 1)) return { value, end: whole }
  const end = digitsEnd(text, whole + 1)
  if (end - whole > longestNumber) return { value: undefined, end }
  const isGrouped = end - whole === 4 && value > 0
  const decimals = text.slice(whole + 1, end)
  return {
    value: isGrouped ? Number(text.slice(start, whole) + decimals) : Number(`${value}.${decimals}`),
    end,
  }
}

function fractionAt(text: string, start: number, slash: number): Read | undefined {
  if ((text[slash] !== '/' && text[slash] !== '⁄') || !isDigit(text, slash + 1)) return undefined
  const end = digitsEnd(text, slash + 1)
  const below = Number(text.slice(slash + 1, end))
  const isRead = below > 0 && end - slash <= longestNumber
  return { value: isRead ? Number(text.slice(start, slash)) / below : undefined, end }
}

/** The unit directly after a number or after a space or hyphen. */
function unitAt(
  text: string,
  number: number,
  language: string,
): { base: string; size: number; end: number } | undefined {
  const start = number + Number(text[number] === ' ' || text[number] === '-')
  const known = /^(?:["”]|′′|''|°?[a-z]+[23]?)(?![a-z\d])/.exec(text.slice(start, start + 20))
  const [name] = known ?? []
  // "l’eau" after a number is an article.
  if (name === undefined || (text[start + name.length] === "'" && name !== "''")) return undefined
  const symbol = rulesOf(language).units.get(name) ?? name
  const unit = Object.hasOwn(units, symbol) ? units[symbol] : undefined
  return unit && { base: unit[0], size: unit[1], end: start + name.length }
}
