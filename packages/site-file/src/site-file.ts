import { PURPOSES } from '@comptoir/rules/consent'
import * as v from 'valibot'
import { look } from './look.ts'

type LanguageSchema = v.GenericSchema<string, string>

const amount = v.pipe(v.number(), v.integer('must be whole cents'), v.minValue(0, 'must be 0 or more'))

type Link = ReturnType<typeof linkTo>

function linkTo(language: LanguageSchema) {
  return v.strictObject({
    code: v.optional(v.string()),
    label: v.string(),
    /** Below the language prefix, without a leading slash; empty for the home page. `tel:` and `mailto:` as they are. */
    path: v.string(),
    /** Language of the target page when it differs (decisions A-8). */
    language: v.optional(language),
  })
}

const address = v.strictObject({
  company: v.string(),
  street: v.string(),
  postcode: v.string(),
  city: v.string(),
  country: v.string(),
})

function footerTexts(link: Link) {
  return v.strictObject({
    guarantees: v.array(v.strictObject({ figure: v.string(), title: v.string(), text: v.string() })),
    groups: v.array(v.strictObject({ title: v.string(), links: v.array(link) })),
    legal: v.array(link),
    /** Texts of the newsletter form; without them there is none. */
    newsletter: v.optional(v.strictObject({ title: v.string(), text: v.string() })),
    notice: v.optional(v.nullable(v.string())),
  })
}

/** Texts of the blog list. */
const blog = v.strictObject({
  title: v.string(),
  lead: v.string(),
  metaTitle: v.string(),
  metaDescription: v.string(),
})

function homeTexts<Picture extends v.GenericSchema<string, unknown>>(link: Link, file: Picture) {
  const picture = v.optional(file)
  const titled = { title: v.string(), lead: v.optional(v.string()), link: v.optional(link) }
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

function siteLanguage<Picture extends v.GenericSchema<string, unknown>>(link: Link, picture: Picture) {
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
    footer: footerTexts(link),
    home: homeTexts(link, picture),
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

/**
 * Schema of `site.json`: what a storefront shows of a website besides its settings.
 * @param known.picture what is made of the file name of a picture in `pictures/`
 * @param known.language which codes of languages are allowed
 */
export function siteFile<Picture extends v.GenericSchema<string, unknown>>(known: {
  picture: Picture
  language: LanguageSchema
}) {
  const texts = siteLanguage(linkTo(known.language), known.picture)
  return v.strictObject({
    code: v.string(),
    brand: v.string(),
    features,
    /** Purposes that visitors are asked consent for; without them there is no banner. */
    consent: v.optional(v.array(v.picklist(PURPOSES))),
    look: v.optional(look),
    /** Path of a drawn logo in a view box of 28 by 28, for a look without a file of it. */
    logo: v.optional(v.string()),
    /** Ignored: `look.fonts` names what to preload. */
    preloadFont: v.optional(v.number()),
    /** In the order of the language switch; the first is the default. */
    languages: v.pipe(v.record(known.language, texts), v.minEntries(1, 'must have at least one language')),
  })
}
