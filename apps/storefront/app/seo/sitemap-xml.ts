import type { Language } from '@comptoir/rules/language'
import { hreflang, type Alternates } from '../platform/seo.ts'
import { element, escapeXml } from '../platform/xml.ts'
import { pathHref } from '../platform/routes.ts'

/** Entry of a sitemap. */
export interface ListedPage {
  /** Path without language prefix. */
  readonly path: string
  readonly alternates: Alternates
  /** UTC, `2026-03-14 09:00:00`. */
  readonly updated?: string | null | undefined
  /** Absolute paths. */
  readonly images?: readonly string[]
  readonly videos?: readonly ListedVideo[]
}

/** A video of a page; `thumbnail` and `content` are absolute paths of its files. */
interface ListedVideo {
  readonly title: string
  readonly description: string
  readonly thumbnail: string
  readonly content: string
}

/** Maximum number of images per page that search engines read. */
const MAX_IMAGES = 1000

/** Sitemap of pages in one language, with images and alternates (decisions J-8). */
export function urlSet(
  pages: readonly ListedPage[],
  {
    publicUrl,
    language,
    languages,
  }: { publicUrl: string; language: Language; languages: readonly Language[] },
): string {
  const entries = pages.map(({ path, alternates, updated, images = [], videos = [] }) =>
    [
      '<url>',
      element('loc', publicUrl + pathHref(language, path)),
      element('lastmod', updated ? `${updated.replace(' ', 'T')}Z` : undefined),
      ...hreflang(publicUrl, alternates, languages).map(
        (link) => `<xhtml:link rel="alternate" hreflang="${link.hreflang}" href="${escapeXml(link.href)}"/>`,
      ),
      ...images
        .slice(0, MAX_IMAGES)
        .map((image) => `<image:image>${element('image:loc', publicUrl + image)}</image:image>`),
      ...videos.map((video) => videoElement(publicUrl, video)),
      '</url>',
    ].join(''),
  )
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' +
    ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
  return [`<urlset ${names}>`, ...entries, '</urlset>'].join('\n')
}

const videoElement = (publicUrl: string, { title, description, thumbnail, content }: ListedVideo): string =>
  [
    '<video:video>',
    element('video:thumbnail_loc', publicUrl + thumbnail),
    element('video:title', title),
    element('video:description', description),
    element('video:content_loc', publicUrl + content),
    '</video:video>',
  ].join('')

/** Sitemap index of these absolute URLs. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>`)
  return [
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</sitemapindex>',
  ].join('\n')
}
