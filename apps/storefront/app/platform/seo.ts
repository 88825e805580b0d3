import type { Language } from '@comptoir/rules/language'
import { withoutTags } from '@comptoir/rules/html-text'
import type { MetaDescriptor } from 'react-router'
import { LANGUAGES } from '../generated/languages.ts'
import { pathHref, routePath, type PathArguments, type RouteName } from './routes.ts'
import { languagesOf } from './site-texts.ts'
import type { Site } from './site.ts'

/** Path without language prefix, in each language of the page. */
export type Alternates = Readonly<Partial<Record<Language, string>>>

export interface Seo {
  readonly title: string
  readonly description?: string | undefined
  /** Absolute canonical URL. */
  readonly canonical?: string | undefined
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly noindex: boolean
  /** Open Graph and Twitter tags; empty when the page is not indexed. */
  readonly social: readonly (readonly [property: string, content: string])[]
}

/** Type, locale and image of a page for social networks. */
export interface SocialCard {
  readonly type: 'website' | 'article' | 'product'
  /** For example `fr_FR`. */
  readonly locale: string
  readonly picture?: SocialPicture | undefined
}

export interface SocialPicture {
  /** Absolute path. */
  readonly src: string
  readonly alt?: string | undefined
}

export interface SeoInput {
  readonly title: string
  readonly site: Pick<Site, 'brand' | 'languages'>
  readonly description?: string | null | undefined
  readonly publicUrl: string
  readonly language: Language
  readonly alternates: Alternates
  /** Canonical query without `?`: page number, no filters (decisions J-8). */
  readonly search?: string
  readonly noindex?: boolean
  /** Whether to add a canonical URL although the page is not indexed, as for a filtered category. */
  readonly canonicalAnyway?: boolean
  readonly card?: SocialCard
}

/** Builds the head of a page (decisions J-7, J-8). */
export function seoOf(input: SeoInput): Seo {
  const {
    site,
    language,
    alternates,
    publicUrl,
    noindex = false,
    canonicalAnyway = false,
    search = '',
  } = input
  const own = alternates[language]
  const query = search === '' ? '' : `?${search}`
  const seo = {
    title: input.title.includes(site.brand) ? input.title : `${input.title} | ${site.brand}`,
    description: plainText(input.description),
    canonical:
      own === undefined || (noindex && !canonicalAnyway)
        ? undefined
        : publicUrl + pathHref(language, own) + query,
    alternates: noindex || query ? [] : hreflang(publicUrl, alternates, languagesOf(site)),
    noindex,
  }
  return { ...seo, social: noindex ? [] : socialOf(input, seo) }
}

/** Open Graph tags, and the card type for X. */
function socialOf(
  { card, site, title, publicUrl }: SeoInput,
  { description, canonical }: Pick<Seo, 'description' | 'canonical'>,
): Seo['social'] {
  if (!card || !canonical) return []
  const { picture } = card
  return [
    ['og:site_name', site.brand],
    ['og:type', card.type],
    ['og:locale', card.locale],
    ['og:url', canonical],
    ['og:title', title],
    ...(description ? [['og:description', description] as const] : []),
    ...(picture ? [['og:image', publicUrl + picture.src] as const] : []),
    ...(picture?.alt ? [['og:image:alt', picture.alt] as const] : []),
    ['twitter:card', picture ? 'summary_large_image' : 'summary'],
  ]
}

/** Reciprocal alternates in the languages of the site, the first as x-default; empty for a page in one language. */
export function hreflang(
  publicUrl: string,
  alternates: Alternates,
  languages: readonly Language[],
): Seo['alternates'] {
  const links = languages.flatMap((language) => {
    const path = alternates[language]
    return path === undefined ? [] : [{ hreflang: language, href: publicUrl + pathHref(language, path) }]
  })
  if (links.length < 2) return []
  const fallback = links.find(({ hreflang: language }) => language === languages[0])
  return fallback ? [...links, { ...fallback, hreflang: 'x-default' }] : links
}

/** Paths of a route in every language, with the same parameters (decisions A-6). */
export function routeAlternates<Name extends RouteName>(
  name: Name,
  ...values: PathArguments<Name>
): Alternates {
  return Object.fromEntries(LANGUAGES.map((language) => [language, routePath(language, name, ...values)]))
}

/** Head tags of a page, for `meta` of its route. */
export function metaOf(seo: Seo | undefined): MetaDescriptor[] {
  if (!seo) return []
  return [
    { title: seo.title },
    ...(seo.description ? [{ name: 'description', content: seo.description }] : []),
    { name: 'robots', content: seo.noindex ? 'noindex,nofollow' : 'index,follow' },
    ...(seo.canonical ? [{ tagName: 'link' as const, rel: 'canonical', href: seo.canonical }] : []),
    ...seo.alternates.map(({ hreflang: hrefLang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href,
    })),
    ...seo.social.map(([property, content]) => ({ property, content })),
  ]
}

function plainText(html: string | null | undefined): string | undefined {
  const text = withoutTags(html ?? '', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text ? text.slice(0, 300) : undefined
}
