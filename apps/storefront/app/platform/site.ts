import type { Language } from '@comptoir/rules/language'

export interface SiteLink {
  readonly label: string
  /** Below the language prefix, without a leading slash; empty for the home page. `tel:` and `mailto:` as they are. */
  readonly path: string
  /** Language of the page behind the link when it is another one (decisions A-8). */
  readonly language?: Language
}

/** What the shop's screens say and offer in one language. */
export interface SiteLanguage {
  readonly storeCode: string
  readonly locale: string
  readonly phone: string
  readonly email: string
  readonly navigation: readonly SiteLink[]
  readonly promises: readonly string[]
  readonly footer: {
    readonly vows: readonly { readonly figure: string; readonly title: string; readonly text: string }[]
    readonly groups: readonly { readonly title: string; readonly links: readonly SiteLink[] }[]
    readonly legal: readonly SiteLink[]
  }
  readonly home: HomeTexts
  readonly meta: { readonly title: string; readonly description: string }
}

export interface HomeTexts {
  readonly hero: HomeHero
  readonly sections: readonly HomeSection[]
}

export interface HomePicture {
  readonly alt: string
  /** SKU whose first picture is shown, or a path below the site's pictures. */
  readonly sku?: string
  readonly picture?: string
}

export interface HomeHero extends HomePicture {
  readonly layout?: 'light' | 'dark'
  readonly title: string
  readonly lead: string
  readonly action?: SiteLink
  readonly second?: SiteLink
  readonly note?: string
}

export type HomeSection = { readonly type: string; readonly title?: string } & Record<string, unknown>

/** One shop: its configuration and texts. Code asks for features, never for a site by name (decisions A-1). */
export interface Site {
  readonly code: string
  readonly brand: string
  /** CSS that sets the tokens this site changes. */
  readonly theme: string
  readonly logo: string
  readonly preloadFont: 300 | 600
  readonly features: { readonly [feature: string]: boolean | undefined }
  readonly languages: Readonly<Record<Language, SiteLanguage>>
}
