/**
 * Whether an If-None-Match header names the entity tag of a response, so that 304 answers the request. Weak and strong tags
 * are compared alike, as for every GET (RFC 9110, section 13.1.2).
 */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag))
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
