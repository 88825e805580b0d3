import { MAX_QUANTITY } from './quantity.ts'

/** Most favourites that a device keeps: they travel in a cookie. */
export const MOST_FAVOURITES = 50

/** Most characters of them in a cookie, which browsers refuse above 4,096 with its name. */
const LONGEST_COOKIE = 3800

const LONGEST_SKU = 64
const LONGEST_OPTION = 200
const MOST_OPTIONS = 20

/** A product that a visitor keeps, as it is configured so far. */
export interface Favourite {
  readonly sku: string
  /** Uids of the selected options. */
  readonly options: readonly string[]
  readonly quantity: number
}

export class TooManyFavouritesError extends Error {
  override readonly name = 'TooManyFavouritesError'
}

/** Equal for the same product with the same options, in whatever order they were selected. */
export const favouriteKey = ({ sku, options }: Pick<Favourite, 'sku' | 'options'>): string =>
  [sku, ...options.toSorted()].map(encoded).join('~')

/** Parses what {@link writeFavourites} wrote; never throws, and leaves out what is malformed or repeated. */
export function readFavourites(text: string | null | undefined): Favourite[] {
  const found = new Map<string, Favourite>()
  for (const entry of (text ?? '').slice(0, LONGEST_COOKIE).split('!')) {
    const favourite = readEntry(entry)
    if (favourite && !found.has(favouriteKey(favourite))) found.set(favouriteKey(favourite), favourite)
  }
  return [...found.values()].slice(0, MOST_FAVOURITES)
}

/** For a cookie: `SKU~quantity~option~option!SKU`, of characters that cookies need not escape. */
export function writeFavourites(favourites: readonly Favourite[]): string {
  return favourites
    .map(({ sku, quantity, options }) => {
      const count = quantity === 1 ? '' : String(quantity)
      const further = count === '' && options.length === 0 ? [] : [count, ...options]
      return [sku, ...further].map(encoded).join('~')
    })
    .join('!')
}

/**
 * Adds a product at the end, or sets the quantity of the one with the same options. Throws TooManyFavouritesError when a
 * device cannot keep more.
 */
export function withFavourite(favourites: readonly Favourite[], added: Favourite): Favourite[] {
  const key = favouriteKey(added)
  const isKnown = favourites.some((one) => favouriteKey(one) === key)
  const next = isKnown
    ? favourites.map((one) => (favouriteKey(one) === key ? { ...one, quantity: added.quantity } : one))
    : [...favourites, added]
  if (!isKeepable(added) || next.length > MOST_FAVOURITES || cookieLength(next) > LONGEST_COOKIE)
    throw new TooManyFavouritesError(`A device keeps ${MOST_FAVOURITES} favourites at most`)
  return next
}

/** Cookies escape what this text has escaped once more. */
const cookieLength = (favourites: readonly Favourite[]) =>
  encodeURIComponent(writeFavourites(favourites)).length

/** Removes one favourite by its key. */
export const withoutFavourite = (favourites: readonly Favourite[], key: string): Favourite[] =>
  favourites.filter((one) => favouriteKey(one) !== key)

/**
 * What a device adds to a list at sign-in: not what the list has with the same options, nor an unconfigured product that
 * the list has in any configuration.
 */
export function newFavourites(
  ofDevice: readonly Favourite[],
  ofList: readonly Pick<Favourite, 'sku' | 'options'>[],
): Favourite[] {
  const keys = new Set(ofList.map(favouriteKey))
  const skus = new Set(ofList.map(({ sku }) => sku))
  return ofDevice.filter(
    (one) => !keys.has(favouriteKey(one)) && !(one.options.length === 0 && skus.has(one.sku)),
  )
}

function readEntry(entry: string): Favourite | undefined {
  const [sku = '', count = '', ...options] = entry.split('~').map(decoded)
  const quantity = count === '' ? 1 : Number(count)
  const favourite = { sku, options: options.filter(Boolean), quantity }
  return isKeepable(favourite) ? favourite : undefined
}

function isKeepable({ sku, options, quantity }: Favourite): boolean {
  return (
    sku.trim() !== '' &&
    sku.length <= LONGEST_SKU &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_QUANTITY &&
    options.length <= MOST_OPTIONS &&
    options.every((uid) => uid !== '' && uid.length <= LONGEST_OPTION)
  )
}

/** Escapes what separates entries and fields, besides what cookies escape anyway. */
const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll(/[!~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
