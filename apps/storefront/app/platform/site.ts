import type { Purpose } from '@comptoir/rules/consent'
import type { Language } from '@comptoir/rules/language'

export interface SiteLink {
  readonly label: string
  /** Below the language prefix, without a leading slash; empty for the home page. `tel:` and `mailto:` as they are. */
  readonly path: string
  /** Language of the page behind the link when it is another one (decisions A-8). */
  readonly language?: Language
  /** Something that opens on the page; `path` is the way without script. */
  readonly action?: string
}

/** A picture of the site's own, as the pages show it. */
export interface SitePicture {
  readonly file: string
  /** Address of the master, for an API that has no sizes of it. */
  readonly src: string
  readonly width: number
  readonly height: number
}

/** What the shop's screens say and offer in one language. */
interface SiteLanguage {
  readonly storeCode: string
  readonly locale: string
  readonly tagline: string
  readonly phone: string
  /** For `tel:` links. */
  readonly phoneNumber: string
  readonly email: string
  readonly address?: {
    readonly company: string
    readonly street: string
    readonly postcode: string
    readonly city: string
    readonly country: string
  }
  readonly navigation: readonly SiteLink[]
  readonly sellingPoints: readonly string[]
  /** Words on whose prices are shown, where the shop serves professionals too (decisions E-1). */
  readonly visitorKinds?: VisitorKindTexts
  readonly footer: {
    readonly guarantees: readonly { readonly figure: string; readonly title: string; readonly text: string }[]
    readonly groups: readonly { readonly title: string; readonly links: readonly SiteLink[] }[]
    readonly legal: readonly SiteLink[]
    /** What the newsletter is; without it there is none. */
    readonly newsletter?: { readonly title: string; readonly text: string }
    readonly notice?: string | null
  }
  readonly home: HomeTexts
  /** In the languages the blog is written in (decisions A-8). */
  readonly blog?: BlogTexts
  /** What the list of all stores says of itself. */
  readonly stores?: { readonly lead: string; readonly metaDescription: string }
  readonly meta: { readonly title: string; readonly description: string }
}

interface VisitorKindTexts {
  readonly b2c: string
  readonly b2b: string
  readonly b2cPath: string
  readonly b2bPath: string
}

/** What the list of all posts says of itself. */
export interface BlogTexts {
  readonly title: string
  readonly lead: string
  readonly metaTitle: string
  readonly metaDescription: string
}

export interface HomeTexts {
  readonly hero: {
    readonly layout: 'light' | 'dark'
    readonly title: string
    readonly lead: string
    readonly action?: SiteLink
    readonly second?: SiteLink
    readonly note?: string
    readonly picture?: SitePicture
    readonly alt: string
  }
  readonly sections: readonly HomeSection[]
}

/** A part of the home page; a type that is not known is left out. */
export type HomeSection =
  | CategoryTilesSection
  | LinkListSection
  | ProductsSection
  | HighlightsSection
  | PostsSection
  | StorySection
  | NoticeSection

interface Titled {
  readonly title: string
  readonly lead?: string
  readonly link?: SiteLink
}

export interface CategoryTilesSection extends Titled {
  readonly type: 'category-tiles'
  readonly items: readonly {
    readonly title: string
    readonly text: string
    readonly path: string
    readonly picture?: SitePicture
    readonly price: 'from' | 'on-request'
    /** Cents, tax included. */
    readonly amount: number | null
  }[]
}

export interface LinkListSection extends Titled {
  readonly type: 'link-list'
  readonly picture?: SitePicture
  readonly alt: string
  readonly items: readonly { readonly title: string; readonly text: string; readonly path: string }[]
}

export interface ProductsSection extends Titled {
  readonly type: 'products'
  readonly skus: readonly string[]
}

export interface HighlightsSection extends Titled {
  readonly type: 'highlights'
  readonly items: readonly { readonly title: string; readonly text: string }[]
}

export interface PostsSection extends Titled {
  readonly type: 'posts'
  /** How many of the newest posts it shows; none without it. */
  readonly count?: number
  readonly quote?: { readonly text: string; readonly author: string; readonly place: string }
}

export interface StorySection extends Titled {
  readonly type: 'story'
  readonly text: string
  readonly picture?: SitePicture
  readonly alt: string
}

interface NoticeSection {
  readonly type: 'notice'
  readonly text: string
}

/** What a delivery costs before an address is known; amounts in cents, tax included. */
export interface SiteShipping {
  readonly priceInclTax: number
  /** Goods after discount from which it is free; null: never. */
  readonly freeFromInclTax: number | null
  /** Added for Corsica, also where delivery is free. */
  readonly corsicaExtraInclTax?: number
}

/** One shop: its configuration and texts. Code asks for features, never for a site by name (decisions A-1). */
export interface Site {
  readonly code: string
  readonly brand: string
  /** CSS that sets the tokens this site changes. */
  readonly theme: string
  /** Outline of the mark in a box of 28. */
  readonly logo: string
  readonly preloadFont: 300 | 600
  readonly features: { readonly [feature: string]: boolean | undefined }
  /** What visitors are asked consent for; without it nobody is asked. */
  readonly consent?: readonly Purpose[] | undefined
  /** Codes of the attributes that lists may be filtered by; the API says it where the site does not. */
  readonly filterable?: readonly string[] | undefined
  readonly shipping: readonly SiteShipping[]
  /** When a parcel that is ordered now arrives; absent where nothing is promised. */
  readonly delivery?: { readonly cutOffHour: number; readonly workingDays: number } | undefined
  /** Rate of goods in basis points, between prices with tax and without. */
  readonly standardTax: number
  readonly languages: Readonly<Record<Language, SiteLanguage>>
}
