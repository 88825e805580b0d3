import { placeWords } from '@comptoir/rules/geo-text'
import type { Point } from '@comptoir/rules/distance'
import { looksLikeStreet, namesStreet } from './streets.ts'
import type { Town, Towns } from './towns.ts'

/** An interpretation of a text: a town, and a street with its number if the text contains one. */
export type Interpretation = {
  town: Town
  /** null when the town has several and the text contains none. */
  postcode: string | null
  /** As entered. */
  address: string | null
}

type Ask = {
  /** Whether the last word may be incomplete. */
  open: boolean
  bias: Point | undefined
  /** Towns of this country rank higher; ISO 3166-1 alpha-2. */
  country: string
  limit: number
}

type Word = { text: string; start: number; end: number }

const countries = new Set(['france', 'italie', 'italy', 'italia'])
const longest = 12

/** Interprets a text as towns or as addresses in towns, best first. */
export function interpretAddress(towns: Towns, text: string, ask: Ask): Interpretation[] {
  const words = wordsWithPlaces(text)
  const cedex = words.findIndex((word) => word.text === 'cedex')
  if (cedex > 0) words.splice(cedex)
  while (words.length > 1 && countries.has(words.at(-1)?.text ?? '')) words.pop()
  if (words.length === 0 || words.length > longest) return []
  const texts = words.map((word) => word.text)
  const [only = ''] = texts
  if (texts.length === 1 && /^\d{1,5}$/.test(only))
    return towns.ofPostcode(only, ask.limit, ask).map((found) => ({ ...found, address: null }))
  const at = texts.findLastIndex((word) => /^\d{5}$/.test(word))
  if (at !== -1) {
    const found = withPostcode(towns, text, words, at, ask)
    if (found.length > 0) return found
    words.splice(at, 1)
  }
  return withoutPostcode(towns, text, words, ask)
}

function withPostcode(
  towns: Towns,
  text: string,
  words: readonly Word[],
  at: number,
  ask: Ask,
): Interpretation[] {
  const candidates = towns.ofPostcode(words[at]?.text ?? '', 50, ask)
  const before = words.slice(0, at)
  const after = words.slice(at + 1).map((word) => word.text)
  const called = (asked: readonly string[]) =>
    candidates.filter(({ town }) => placeWords(town.name).join(' ').startsWith(asked.join(' ')))
  let inTown = after.length > 0 ? called(after) : []
  let street = before
  if (after.length === 0) {
    const from = before.findIndex(
      (_word, index) => called(before.slice(index).map((word) => word.text)).length > 0,
    )
    if (from !== -1) {
      inTown = called(before.slice(from).map((word) => word.text))
      street = before.slice(0, from)
    }
  }
  const selected = inTown.length > 0 ? inTown : candidates
  return selected.slice(0, ask.limit).map((found) => ({ ...found, address: addressIn(text, street) }))
}

function withoutPostcode(towns: Towns, text: string, words: readonly Word[], ask: Ask): Interpretation[] {
  const texts = words.map((word) => word.text)
  const inTowns = (found: readonly Town[], street: readonly Word[]): Interpretation[] => {
    const address = addressIn(text, street)
    // Which district has the street is unknown, and delivery goes by it: the postcode must be given.
    const divided = new Set(found.flatMap((town) => (towns.districtsOf(town) ? town.name : [])))
    const exact = address === null ? found : found.filter(({ city }) => !divided.has(city))
    return exact.slice(0, ask.limit).map((town) => ({ town, postcode: onlyPostcode(town), address }))
  }
  if (!looksLikeStreet(texts)) return inTowns(towns.named(texts, ask), [])
  for (let split = 2; split < texts.length; split++) {
    if (!namesStreet(texts.slice(0, split))) continue
    const found = towns.named(texts.slice(split), { ...ask, whole: true })
    if (found.length > 0) return inTowns(found, words.slice(0, split))
  }
  const [nearest] = ask.bias ? towns.around(ask.bias, 1, 50) : []
  if (nearest && namesStreet(texts)) return inTowns([nearest], words)
  return inTowns(towns.named(texts, ask), [])
}

function onlyPostcode({ postcodes }: Town): string | null {
  return postcodes.length === 1 ? (postcodes[0] ?? null) : null
}

function addressIn(text: string, street: readonly Word[]): string | null {
  const texts = street.map((word) => word.text)
  if (!looksLikeStreet(texts) && !/\d/.test(texts.join(' '))) return null
  return namesStreet(texts) ? text.slice(street[0]?.start, street.at(-1)?.end).replaceAll(/\s+/g, ' ') : null
}

function wordsWithPlaces(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    text: placeWords(match[0]).join(''),
    start: match.index,
    end: match.index + match[0].length,
  }))
}
