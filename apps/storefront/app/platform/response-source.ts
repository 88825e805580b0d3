/** What a response of the API shows: data of this version or newer, and the tags that change with it. */
export interface ResponseSource {
  readonly version: number
  readonly tags: readonly string[]
}

/** The version and tags of a response; version 0 of an API that tells none. */
export function sourceOf(headers: Readonly<Record<string, string>>): ResponseSource {
  const tags = headers['surrogate-key'] ?? ''
  return {
    version: Number(headers['x-catalogue-version'] ?? 0),
    tags: tags === '' ? [] : tags.split(' '),
  }
}
