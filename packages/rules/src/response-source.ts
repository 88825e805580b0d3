/** What a response of the API shows: data of this version or newer, and the tags that change with it. */
export interface ResponseSource {
  readonly version: number
  readonly tags: readonly string[]
}

/** Header of a response: the version of its data. */
export const VERSION_HEADER = 'x-catalogue-version'
/** Header of a request: the lowest version of the data to respond from. */
export const LOWEST_VERSION_HEADER = 'x-catalogue-version-at-least'
const TAGS_HEADER = 'surrogate-key'

/** The headers that tell the version and tags of a response. */
export function sourceHeaders({ version, tags }: ResponseSource): Record<string, string> {
  return { [VERSION_HEADER]: String(version), [TAGS_HEADER]: tags.join(' ') }
}

/** The version and tags of a response; version 0 of an API that tells none. */
export function sourceOf(headers: Readonly<Record<string, string>>): ResponseSource {
  const tags = headers[TAGS_HEADER] ?? ''
  return { version: Number(headers[VERSION_HEADER] ?? 0), tags: tags === '' ? [] : tags.split(' ') }
}
