import { PURPOSES } from '@comptoir/rules/consent'
import * as v from 'valibot'
import { LANGUAGES } from '../generated/languages.ts'
import { isLanguage } from './language.ts'
import type { SitePicture } from './site-picture.ts'

const amount = v.pipe(v.number(), v.integer('must be whole cents'), v.minValue(0, 'must be 0 or more'))

const spoken = v.pipe(
  v.string(),
  v.check((code) => isLanguage(code), `must be one of ${LANGUAGES.join(', ')}`),
)

const link = v.strictObject({
  code: v.optional(v.string()),
  label: v.string(),
  /** Below the language prefix, without a leading slash; empty for the home page. `tel:` and `mailto:` as they are. */
  path: v.string(),
  /** Language of the target page when it differs (decisions A-8). */
  language: v.optional(spoken),
})

const address = v.strictObject({
  company: v.string(),
  street: v.string(),
  postcode: v.string(),
  city: v.string(),
  country: v.string(),
})

const footer = v.strictObject({
  guarantees: v.array(v.strictObject({ figure: v.string(), title: v.string(), text: v.string() })),
  groups: v.array(v.strictObject({ title: v.string(), links: v.array(link) })),
  legal: v.array(link),
  /** Texts of the newsletter form; without them there is none. */
  newsletter: v.optional(v.strictObject({ title: v.string(), text: v.string() })),
  notice: v.optional(v.nullable(v.string())),
})

/** Texts of the blog list. */
const blog = v.strictObject({
  title: v.string(),
  lead: v.string(),
  metaTitle: v.string(),
  metaDescription: v.string(),
})

const titled = { title: v.string(), lead: v.optional(v.string()), link: v.optional(link) }

function homeTexts(pictures: ReadonlyMap<string, SitePicture>) {
  /** A file of `pictures/`, replaced by its size and URL; undefined when the file does not exist. */
  const picture = v.optional(
    v.pipe(
      v.string(),
      v.transform((file) => pictures.get(file)),
    ),
  )
  const hero = v.strictObject({
    layout: v.picklist(['light', 'dark']),
    title: v.string(),
    lead: v.string(),
    action: v.optional(link),
    second: v.optional(link),
    note: v.optional(v.string()),
    picture,
    alt: v.string(),
  })
  const categoryTiles = v.strictObject({
    ...titled,
    type: v.literal('category-tiles'),
    items: v.array(
      v.strictObject({
        title: v.string(),
        text: v.string(),
        path: v.string(),
        picture,
        /** Starting price in cents, tax included; null for a price on request. */
        amount: v.nullable(amount),
      }),
    ),
  })
  const linkList = v.strictObject({
    ...titled,
    type: v.literal('link-list'),
    picture,
    alt: v.string(),
    items: v.array(v.strictObject({ title: v.string(), text: v.string(), path: v.string() })),
  })
  const products = v.strictObject({ ...titled, type: v.literal('products'), skus: v.array(v.string()) })
  const highlights = v.strictObject({
    ...titled,
    type: v.literal('highlights'),
    items: v.array(v.strictObject({ title: v.string(), text: v.string() })),
  })
  const posts = v.strictObject({
    ...titled,
    type: v.literal('posts'),
    /** Number of newest posts; none without it. */
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    quote: v.optional(
      v.strictObject({
        text: v.string(),
        author: v.string(),
        place: v.string(),
        /** URL key of the blog category that the blog links to below the quote. */
        category: v.optional(v.string()),
      }),
    ),
  })
  const story = v.strictObject({
    ...titled,
    type: v.literal('story'),
    text: v.string(),
    picture,
    alt: v.string(),
  })
  const notice = v.strictObject({ type: v.literal('notice'), text: v.string() })
  const section = v.variant('type', [categoryTiles, linkList, products, highlights, posts, story, notice])
  return v.strictObject({ hero, sections: v.array(section) })
}

function siteLanguage(pictures: ReadonlyMap<string, SitePicture>) {
  return v.strictObject({
    storeCode: v.pipe(v.string(), v.nonEmpty('must be the code of a store view')),
    /** For example `fr_FR`. */
    locale: v.string(),
    tagline: v.string(),
    phone: v.string(),
    /** For `tel:` links. */
    phoneNumber: v.string(),
    email: v.string(),
    address: v.optional(address),
    navigation: v.array(link),
    /** Short texts in the bar above the header. */
    sellingPoints: v.array(v.string()),
    /** Labels of the price switch, for shops that serve professionals too (decisions E-1). */
    visitorKinds: v.optional(v.strictObject({ b2c: v.string(), b2b: v.string(), b2bPath: v.string() })),
    /** Path of the category where private people find the catalogue (RTE-16). */
    defaultCatalogue: v.optional(v.string()),
    /** Address of the map that shows where the shop is. */
    mapLink: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
    footer,
    home: homeTexts(pictures),
    /** Only in the languages of the blog (decisions A-8). */
    blog: v.optional(blog),
    /** Texts of the store list. */
    stores: v.optional(v.strictObject({ lead: v.string(), metaDescription: v.string() })),
    meta: v.strictObject({ title: v.string(), description: v.string() }),
  })
}

const isOn = v.optional(v.boolean())

/** Features that a site can switch on. */
const features = v.strictObject({
  professionals: isOn,
  locations: isOn,
  quotations: isOn,
  withdrawal: isOn,
  alcohol: isOn,
  perishable: isOn,
  guestCheckout: isOn,
  compare: isOn,
})

/** Schema of a site's `site.json`; `pictures` are the images of the site by file name. */
export function siteFile(pictures: ReadonlyMap<string, SitePicture>) {
  const language = siteLanguage(pictures)
  return v.strictObject({
    code: v.string(),
    brand: v.string(),
    features,
    /** Purposes that visitors are asked consent for; without them there is no banner. */
    consent: v.optional(v.array(v.picklist(PURPOSES))),
    /** SVG path of the logo in a view box of 28 by 28. */
    logo: v.string(),
    /** Weight of the heading font to preload. */
    preloadFont: v.picklist([300, 600]),
    /** In the order of the language switch; the first is the default. */
    languages: v.pipe(v.record(spoken, language), v.minEntries(1, 'must have at least one language')),
  })
}

export type SiteFile = v.InferOutput<ReturnType<typeof siteFile>>

const localised = v.record(v.string(), v.string())
const strings = v.optional(v.array(v.string()))

const zone = v.object({
  code: v.string(),
  name: localised,
  countries: v.array(
    v.union([
      v.string(),
      v.object({ country: v.string(), postcodes: strings, except: strings, regions: strings }),
    ]),
  ),
})

const rateTable = v.object({
  by: v.picklist(['weight', 'subtotalInclTax', 'subtotalExclTax', 'quantity']),
  rows: v.array(
    v.object({
      zone: v.optional(v.string()),
      country: v.optional(v.string()),
      region: v.optional(v.string()),
      postcodes: strings,
      steps: v.array(v.object({ from: v.number(), priceInclTax: v.nullable(amount) })),
    }),
  ),
})

/** What the storefront shows of the settings of a website, in the form of its `website.json`. */
export const websiteFile = v.object({
  website: v.object({ currency: v.pipe(v.string(), v.length(3, 'must be an ISO 4217 code')) }),
  currencies: v.optional(v.array(v.object({ code: v.string() })), []),
  shipping: v.object({
    methods: v.array(
      v.object({
        priceInclTax: v.optional(amount),
        freeFromInclTax: v.optional(
          v.nullable(v.union([amount, v.record(v.string(), v.nullable(amount))])),
          null,
        ),
        surchargeInclTax: v.optional(v.record(v.string(), amount), {}),
        zones: v.optional(v.array(v.string())),
        table: v.optional(rateTable),
      }),
    ),
    area: v.optional(localised),
  }),
  zones: v.array(zone),
  taxRates: v.object({ standard: v.record(v.string(), amount) }),
  config: v.object({
    timezone: v.string(),
    holidays: v.optional(v.array(v.union([v.string(), v.object({ easter: v.number() })])), []),
    default_country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code of two capitals')),
    home_zone: v.string(),
    customer_groups: v.optional(v.array(v.object({ code: v.string(), kind: v.string() })), [
      { code: 'Professional', kind: 'b2b' },
    ]),
    delivery_cut_off_hour: v.optional(v.number(), 0),
    delivery_working_days: v.optional(v.number()),
    professional_approval: v.optional(v.string()),
  }),
})

export type WebsiteFile = v.InferOutput<typeof websiteFile>

/** What the storefront reads of `catalogue/attributes.json`. */
export const attributesFile = v.array(v.object({ code: v.string(), filterable: v.boolean() }))
