import * as v from 'valibot'
import { consentPurposes } from './consent.ts'
import { linkTo, type LanguageSchema, type Link } from './link.ts'
import { look } from './look.ts'
import { sectionsOf } from './section.ts'

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
  const hero = v.strictObject({
    layout: v.picklist(['light', 'dark']),
    title: v.string(),
    lead: v.string(),
    action: v.optional(link),
    second: v.optional(link),
    note: v.optional(v.string()),
    picture: v.optional(file),
    alt: v.string(),
  })
  return v.strictObject({ hero, sections: sectionsOf(link, file) })
}

function siteLanguage<Picture extends v.GenericSchema<string, unknown>>(link: Link, picture: Picture) {
  return v.strictObject({
    storeCode: v.pipe(v.string(), v.nonEmpty('must be the code of a store view')),
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
    /** Address of a map that shows where the shop is, instead of the one by the setting MAP_DIRECTIONS. */
    mapLink: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
    footer: footerTexts(link),
    home: homeTexts(link, picture),
    /** Sections below the content of pages, by the identifier of the page. */
    pages: v.optional(v.record(v.string(), v.strictObject({ sections: sectionsOf(link, picture) }))),
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
  favourites: isOn,
  recentlyViewed: isOn,
  quickOrder: isOn,
  orderLists: isOn,
  offlinePage: isOn,
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
    consent: v.optional(consentPurposes(known.language)),
    look: v.optional(look),
    /** Path of a drawn logo in a view box of 28 by 28, for a look without a file of it. */
    logo: v.optional(v.string()),
    /** In the order of the language switch; the first is the default. */
    languages: v.pipe(v.record(known.language, texts), v.minEntries(1, 'must have at least one language')),
  })
}
