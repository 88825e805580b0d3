import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { HolidayRule } from '@comptoir/rules/calendar'
import type { Language, Localised } from '@comptoir/rules/language'
import type { ShippingArea, ShippingRates } from '@comptoir/rules/shipping'
import type { Zone } from '@comptoir/rules/zone'
import type { GroupPrices } from './group-prices.ts'
import type { SiteFile } from './site-file.server.ts'

export type SiteLanguage = NonNullable<SiteFile['languages'][Language]>

export type SiteLink = SiteLanguage['navigation'][number]
export type BlogTexts = NonNullable<SiteLanguage['blog']>
export type HomeTexts = SiteLanguage['home']
export type Section = HomeTexts['sections'][number]

type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>

export type CategoryTilesSection = SectionOf<'category-tiles'>
export type LinkListSection = SectionOf<'link-list'>
export type ProductsSection = SectionOf<'products'>
export type HighlightsSection = SectionOf<'highlights'>
export type PostsSection = SectionOf<'posts'>
export type StorySection = SectionOf<'story'>
export type TextPictureSection = SectionOf<'text-picture'>
export type QuoteSection = SectionOf<'quote'>
export type GallerySection = SectionOf<'gallery'>
export type FaqSection = SectionOf<'faq'>

/** Features of `site.json`, and those that the API may lack (server/compatibility). */
type SiteFeatures = Readonly<SiteFile['features']> & {
  readonly onlineWithdrawal?: boolean
  readonly personalData?: boolean
  readonly foodFacts?: boolean
  readonly sharedFavourites?: boolean
  readonly netPrices?: boolean
}

/** Colours that browsers and icons are told besides the style sheet. */
export interface SchemeColours {
  readonly page: string
  readonly mark: string
}

/** The look as pages need it. */
export interface SiteLook {
  readonly header: 'classic' | 'centred'
  readonly footer: 'columns' | 'slim'
  readonly logo: {
    readonly src: string
    /** The logo of dark screens; undefined where it is the same. */
    readonly darkSrc?: string | undefined
    readonly width: number
    readonly height: number
    readonly holdsName: boolean
  }
  /** Path of what tabs show. */
  readonly icon: string
  /** Paths of fonts that every page needs at once. */
  readonly preload: readonly string[]
}

/** One shop: configuration and texts. Code asks for features, never for a site by name (decisions A-1). */
export interface Site extends Readonly<Omit<SiteFile, 'features' | 'look' | 'logo'>> {
  readonly features: SiteFeatures
  readonly look: SiteLook
  /** CSS that overrides design tokens. */
  readonly theme: string
  /** CSS that overrides them on dark screens, without a media query; empty where the site is light only. */
  readonly darkTheme: string
  /** Colours of light and of dark screens; undefined for a scheme that the site does not have. */
  readonly colours: { readonly light: SchemeColours | undefined; readonly dark: SchemeColours | undefined }
  /** Codes of filterable attributes; undefined when only the API knows them. */
  readonly filterable?: readonly string[] | undefined
  /** Customer groups of the website, besides those that have the prices of guests. */
  readonly customerGroups: readonly (GroupPrices & { readonly code: string })[]
  /** ISO 4217 code of the currency of amounts. */
  readonly currency: string
  /** Codes of the currencies that visitors choose from; the website's own first. */
  readonly currencies: readonly string[]
  /** Locales of the website's store views, `de_CH`, by the code of the view. */
  readonly locales: Readonly<Record<string, string>>
  /** IANA time zone in which times are shown (decisions G-7). */
  readonly timeZone: string
  /** ISO 3166-1 alpha-2; the country of addresses before the shopper selects another. */
  readonly defaultCountry: string
  /** Shipping methods: where they deliver, and what that costs. */
  readonly shipping: readonly (ShippingRates &
    ShippingArea & {
      /** Weight of one unit from which goods are delivered by appointment, and the working days until the first one. */
      readonly appointment?:
        | { readonly fromWeight?: number | undefined; readonly leadWorkingDays: number }
        | undefined
    })[]
  /** Whether orders are sent without a point of sale; `shipping` then has these methods only. */
  readonly sendsParcels?: boolean | undefined
  /** How orders reach shoppers from a point of sale. */
  readonly fulfilmentMethods?: readonly FulfilmentMethod[] | undefined
  /** Zones of tax and shipping, and the code of the one whose prices are shown before an address is known. */
  readonly zones: readonly Zone[]
  readonly homeZone: string
  /** Countries in which a company may owe the tax itself, ISO 3166-1 alpha-2. */
  readonly reverseChargeCountries: readonly string[]
  /** The delivery area as it follows "we deliver". */
  readonly deliveryArea?: Localised | undefined
  /** For the estimated delivery day; absent when there is none. */
  readonly delivery?:
    | {
        readonly cutOffHour: number
        readonly workingDays: number
        readonly holidays: readonly HolidayRule[]
      }
    | undefined
  /** Whether addresses begin with a language; false only for a site in one language. */
  readonly languagePrefix: boolean
  /** Whether companies need a SIRET; otherwise a VAT number is enough. */
  readonly needsSiret: boolean
  /** Standard tax rate in basis points, to convert between prices with and without tax. */
  readonly standardTax: number
}
