import { isCampaign } from '../app/platform/campaign.ts'

/** An address is never so long unless somebody makes it so. */
const LONGEST = 512

/**
 * Path and parameters that a page is made of: no campaign. Undefined for addresses too long to be worth keeping.
 * Whatever a cached page is made from is part of this text, and this text is its key.
 */
export function pageAddress(url: URL): string | undefined {
  const parameters = pageParameters(url).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const address = withQuery(url.pathname, parameters)
  return address.length <= LONGEST ? address : undefined
}

/** The same address in the order it was written, for pages that are made for one visitor. */
export function withoutCampaign(url: URL): string {
  const parameters = pageParameters(url)
  return parameters.length === url.searchParams.size
    ? url.pathname + url.search
    : withQuery(url.pathname, parameters)
}

/** A redirect inside the shop takes along how the visitor came, for the page that it leads to. */
export function withCampaign(location: string, url: URL): string {
  const campaign = [...url.searchParams].filter(([name]) => isCampaign(name))
  if (campaign.length === 0 || !/^\/(?!\/)/.test(location)) return location
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(location) ?? []
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(campaign)}${hash}`
}

const pageParameters = (url: URL) => [...url.searchParams].filter(([name]) => !isCampaign(name))

function withQuery(pathname: string, parameters: [string, string][]): string {
  return parameters.length === 0 ? pathname : `${pathname}?${new URLSearchParams(parameters)}`
}
