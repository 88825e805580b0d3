import * as v from 'valibot'

/** What a suggestion of the gazetteer stands for; `town` is empty for an address that the shop knows. */
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

/** The id in one word, for clients to keep. */
export function encodeId({ country, town, postcode, street, houseNumber }: PlaceId): string {
  return Buffer.from(JSON.stringify([country, town, postcode, street, houseNumber])).toString('base64url')
}

/** Undefined for a word that is no such id. */
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
