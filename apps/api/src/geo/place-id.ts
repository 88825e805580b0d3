import * as v from 'valibot'

/** The content of a gazetteer place id; `town` is empty for a known address. */
export type PlaceId = {
  country: string
  town: string
  postcode: string | null
  street: string | null
  houseNumber: string | null
}

const written = v.tuple([
  v.string(),
  v.string(),
  v.nullable(v.string()),
  v.nullable(v.string()),
  v.nullable(v.string()),
])

/** Encodes the id as one opaque word. */
export function encodeId({ country, town, postcode, street, houseNumber }: PlaceId): string {
  return Buffer.from(JSON.stringify([country, town, postcode, street, houseNumber])).toString('base64url')
}

/** Returns undefined for an invalid id. */
export function decodeId(word: string): PlaceId | undefined {
  const parsed = v.safeParse(
    v.pipe(v.string(), v.maxLength(1000), v.regex(/^[\w-]+$/), v.transform(decoded), v.parseJson(), written),
    word,
  )
  if (!parsed.success) return undefined
  const [country, town, postcode, street, houseNumber] = parsed.output
  return { country, town, postcode, street, houseNumber }
}

const decoded = (word: string) => Buffer.from(word, 'base64url').toString('utf8')
