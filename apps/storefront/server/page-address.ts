import { isCampaign } from '../app/platform/campaign.ts'

/** Longer URLs are not cached: the shop has none. */
const MAX_LENGTH = 512

/**
 * Path and sorted parameters of a page, without campaign parameters; undefined when too long to cache. This text is the cache
 * key: a cached page must depend on nothing else.
 */
export function pageAddress(url: URL): string | undefined {
  const parameters = pageParameters(url).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const address = withQuery(url.pathname, parameters)
  return address.length <= MAX_LENGTH ? address : undefined
}

/** Path and query without campaign parameters, in the original order, for personal pages. */
export function withoutCampaign(url: URL): string {
  const parameters = pageParameters(url)
  return parameters.length === url.searchParams.size
    ? url.pathname + url.search
    : withQuery(url.pathname, parameters)
}

/** Adds the campaign parameters of `url` to a redirect within the shop. */
export function withCampaign(location: string, url: URL): string {
  const campaign = [...url.searchParams].filter(([name]) => isCampaign(name))
  if (campaign.length === 0 || !/^\/(?!\/)/.test(location)) return location
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(location) ?? []
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(campaign)}${hash}`
}

/** Path of the page, also of requests for its loader data (`.data`). */
export const documentPath = ({ pathname }: URL): string => pathname.replace(/\.data$/, '')

/** Whether the URL has parameters that may change the page. */
export const hasParameters = (url: URL): boolean => pageParameters(url).some(([name]) => name !== LOADERS)

/** The parameter by which React Router selects the loaders of a data request. */
const LOADERS = '_routes'

const pageParameters = (url: URL) => [...url.searchParams].filter(([name]) => !isCampaign(name))

function withQuery(pathname: string, parameters: [string, string][]): string {
  return parameters.length === 0 ? pathname : `${pathname}?${new URLSearchParams(parameters)}`
}

/** Sitemaps and feeds are the same for everybody and may be cached by proxies. */
export const isXmlFile = ({ pathname }: URL) => pathname.endsWith('.xml')
