import type { Site } from '../../app/platform/site.ts'

/** Addresses of pages that are nothing without a root query of the shop's own. */
const pages: Readonly<Record<string, RegExp>> = {
  blogPosts: /^\/?blog(\/|$)/,
  withdrawalOptions: /^\/?retractation(\/|$)/,
  markers: /^\/?points-de-vente(\/|$)/,
  getLocations: /^\/?ou-et-quand(\/|$)/,
}

/** What of the shop is done by a root query or mutation of its own; a site is not asked about it. */
const services: Readonly<Record<string, string>> = {
  onlineWithdrawal: 'withdrawalOptions',
  personalData: 'downloadPersonalData',
}

/**
 * A site without what its server lacks: its texts of the blog, links to pages that would be empty, and services, whose
 * features are then false.
 */
export function fitSite(site: Site, lacks: ReadonlySet<string>): Site {
  const off = Object.entries(services).flatMap(([feature, root]) =>
    lacks.has(root) ? [[feature, false]] : [],
  )
  return withoutPages({ ...site, features: { ...site.features, ...Object.fromEntries(off) } }, lacks)
}

function withoutPages(site: Site, lacks: ReadonlySet<string>): Site {
  const gone = Object.entries(pages).flatMap(([query, path]) => (lacks.has(query) ? [path] : []))
  if (gone.length === 0) return site
  const isGone = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    gone.some((path) => path.test(String(value.path)))
  const fitted = without(site, isGone) as Site
  return lacks.has('blogPosts') ? withoutBlog(fitted) : fitted
}

/** The same value without the objects that `isGone` names, wherever they stand. */
function without(value: unknown, isGone: (value: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isGone(one)).map((one) => without(one, isGone))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (isGone(one) ? [] : [[key, without(one, isGone)]])),
  )
}

function withoutBlog(site: Site): Site {
  const languages = Object.entries(site.languages).map(([language, { blog: _blog, home, ...texts }]) => [
    language,
    { ...texts, home: { ...home, sections: home.sections.filter(({ type }) => type !== 'posts') } },
  ])
  return { ...site, languages: Object.fromEntries(languages) as Site['languages'] }
}
