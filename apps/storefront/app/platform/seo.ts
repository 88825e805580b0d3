import type { Language } from '@comptoir/rules/language'
import { withoutTags } from '@comptoir/rules/html-text'
import type { MetaDescriptor } from 'react-router'
import { DEFAULT_LANGUAGE, LANGUAGES } from './language.ts'

/** Path below the language prefix in each language the page exists in. */
export type Alternates = Readonly<Partial<Record<Language, string>>>

export interface Seo {
  readonly title: string
  readonly description?: string | undefined
  /** Complete address of the page that stands for this one. */
  readonly canonical?: string | undefined
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly noindex: boolean
  /** What a link to the page looks like where people share it; only of pages that search engines list. */
  readonly social: readonly (readonly [property: string, content: string])[]
}

/** The picture of a page where it is shared, and what kind of thing the page shows. */
export interface SocialCard {
  readonly type: 'website' | 'article' | 'product'
  /** As `fr_FR`. */
  readonly locale: string
  readonly picture?: SocialPicture | undefined
}

export interface SocialPicture {
  /** Below the shop's host. */
  readonly src: string
  readonly alt?: string | undefined
}

export interface SeoInput {
  readonly title: string
  readonly brand: string
  readonly description?: string | null | undefined
  readonly publicUrl: string
  readonly language: Language
  readonly alternates: Alternates
  /** Canonical query of this page, without `?` (decisions J-8: paging is kept, filters are not). */
  readonly search?: string
  readonly noindex?: boolean
  /** Another page stands for this one even where this one is not indexed, as a category does for its filters. */
  readonly canonicalAnyway?: boolean
  readonly card?: SocialCard
}

/** What the head of a page says to search engines (decisions J-7, J-8). */
export function seoOf(input: SeoInput): Seo {
  const { language, alternates, publicUrl, noindex = false, canonicalAnyway = false, search = '' } = input
  const own = alternates[language]
  const query = search === '' ? '' : `?${search}`
  const seo = {
    title: input.title.includes(input.brand) ? input.title : `${input.title} | ${input.brand}`,
    description: plainText(input.description),
    canonical:
      own === undefined || (noindex && !canonicalAnyway)
        ? undefined
        : publicUrl + pathIn(language, own) + query,
    alternates: noindex || query ? [] : hreflang(publicUrl, alternates),
    noindex,
  }
  return { ...seo, social: noindex ? [] : socialOf(input, seo) }
}

/** Open Graph, which every place where links are shared reads; X wants a word of its own beside it. */
function socialOf(
  { card, brand, title, publicUrl }: SeoInput,
  { description, canonical }: Pick<Seo, 'description' | 'canonical'>,
): Seo['social'] {
  if (!card || !canonical) return []
  const { picture } = card
  return [
    ['og:site_name', brand],
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

/** Reciprocal alternates, x-default being the French page; none when the page exists in one language only. */
export function hreflang(publicUrl: string, alternates: Alternates): Seo['alternates'] {
  const links = LANGUAGES.flatMap((language) => {
    const path = alternates[language]
    return path === undefined ? [] : [{ hreflang: language, href: publicUrl + pathIn(language, path) }]
  })
  if (links.length < 2) return []
  const fallback = links.find(({ hreflang: language }) => language === DEFAULT_LANGUAGE)
  return fallback ? [...links, { ...fallback, hreflang: 'x-default' }] : links
}

/** `/fr/panier`; `/fr` for the empty path. */
export function pathIn(language: Language, path: string): string {
  return path === '' ? `/${language}` : `/${language}/${path}`
}

/** The same path in every language, for screens whose path is not translated (decisions A-6). */
export function samePath(path: string): Alternates {
  return { fr: path, en: path, it: path }
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
