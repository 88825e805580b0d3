export interface RequestOrigin {
  readonly method: string
  readonly host: string | undefined
  readonly origin: string | undefined
  /** The Sec-Fetch-Site header. */
  readonly fetchSite: string | undefined
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request that may change data comes from another origin. */
export function isForeignRequest({ method, host, origin, fetchSite }: RequestOrigin): boolean {
  if (SAFE.has(method)) return false
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
