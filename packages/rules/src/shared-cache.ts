/** How caches in front of the shop are told what to drop: in the form of Magento's configuration of Varnish, or of Fastly's API. */
export type PurgeForm = 'varnish' | 'fastly'

/** Seconds for which a cache in front of the shop may use a response, and then once more while it gets a new one. */
export interface SharedLifetime {
  readonly seconds: number
  readonly staleSeconds: number
}

/** Tag of every response that a shared cache may store, with Magento's name. */
export const EVERYTHING = 'FPC'
/** Tag of responses with more tags than a header holds. It is purged with every change. */
const ANY_CHANGE = 'FPC_ANY'

/** Characters of a header: Varnish and others take 8 KB with the name. */
const longestHeader = 6000
/** Keys of one request to Fastly. */
const mostKeys = 256
/** Tags of one purge; more of them are everything, which is quicker to purge. */
const mostTags = 2000

/** Cache-Control of a response that is the same for everybody: browsers ask each time, shared caches after `seconds`. */
export function sharedCacheControl({ seconds, staleSeconds }: SharedLifetime): string {
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}`
}

/** The header that tells a shared cache the tags of a response: comma-separated for Varnish, as surrogate keys for Fastly. */
export function sharedTagsHeader(form: PurgeForm, tags: readonly string[]): [name: string, value: string] {
  const separator = form === 'varnish' ? ',' : ' '
  const all = [EVERYTHING, ...tags].join(separator)
  const value = all.length <= longestHeader ? all : [EVERYTHING, ANY_CHANGE].join(separator)
  return [form === 'varnish' ? 'x-magento-tags' : 'surrogate-key', value]
}

export interface PurgeRequest {
  readonly method: 'PURGE' | 'POST'
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The requests that make a cache drop every response with one of these tags. `token` is that of Fastly's API. Responses that
 * had too many tags go with any change.
 */
export function purgeRequests(form: PurgeForm, tags: Iterable<string>, token = ''): PurgeRequest[] {
  const known = new Set(tags)
  const isEverything = known.has(EVERYTHING) || known.size > mostTags
  const purged = isEverything ? [EVERYTHING] : [...known, ANY_CHANGE]
  if (form === 'fastly') {
    return batches(purged, mostKeys).map((keys) => ({
      method: 'POST',
      headers: { 'fastly-key': token, 'surrogate-key': keys.join(' '), accept: 'application/json' },
    }))
  }
  return batches(purged.map(escaped), Infinity).map((patterns) => ({
    method: 'PURGE',
    headers: { 'x-magento-tags-pattern': `(^|,)(${patterns.join('|')})(,|$)` },
  }))
}

/** Lists of at most `most` texts that fit into a header. */
function batches(texts: readonly string[], most: number): string[][] {
  const lists: string[][] = []
  let list: string[] = []
  let length = 0
  for (const text of texts) {
    if (list.length > 0 && (length + text.length + 1 > longestHeader || list.length >= most)) {
      lists.push(list)
      list = []
      length = 0
    }
    list.push(text)
    length += text.length + 1
  }
  return list.length > 0 ? [...lists, list] : lists
}

/** A tag as a regular expression that matches it alone. */
const escaped = (tag: string) => tag.replaceAll(/[^\w-]/g, String.raw`\$&`)
