import { siteFile as siteSchema } from '@comptoir/site-file/site-file'
import { PRICE_DISPLAYS } from '@comptoir/rules/visitor'
import * as v from 'valibot'
import { LANGUAGES } from '../generated/languages.ts'
import { isLanguage } from './language.ts'
import type { SitePicture } from './site-picture.ts'

const amount = v.pipe(v.number(), v.integer('must be whole cents'), v.minValue(0, 'must be 0 or more'))

const spoken = v.pipe(
  v.string(),
  v.check((code) => isLanguage(code), `must be one of ${LANGUAGES.join(', ')}`),
)

/**
 * Schema of a site's `site.json` in a language that the storefront speaks. File names of pictures become the images of
 * the site, undefined where there is none.
 */
export function siteFile(pictures: ReadonlyMap<string, SitePicture>) {
  const picture = v.pipe(
    v.string(),
    v.transform((file) => pictures.get(file)),
  )
  return siteSchema({ picture, language: spoken })
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
  export: v.optional(v.boolean()),
  reverseCharge: v.optional(v.boolean()),
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
  groups: v.optional(
    v.array(v.object({ stores: v.array(v.object({ code: v.string(), locale: v.string() })) })),
    [],
  ),
  currencies: v.optional(v.array(v.object({ code: v.string() })), []),
  shipping: v.object({
    methods: v.array(
      v.object({
        methodCode: v.optional(v.string(), ''),
        priceInclTax: v.optional(amount),
        freeFromInclTax: v.optional(
          v.nullable(v.union([amount, v.record(v.string(), v.nullable(amount))])),
          null,
        ),
        surchargeInclTax: v.optional(v.record(v.string(), amount), {}),
        zones: v.optional(v.array(v.string())),
        table: v.optional(rateTable),
        appointment: v.optional(
          v.object({ fromWeight: v.optional(v.number()), leadWorkingDays: v.number() }),
        ),
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
    customer_groups: v.optional(
      v.array(
        v.object({
          code: v.string(),
          kind: v.picklist(['b2c', 'b2b']),
          price_display: v.optional(v.picklist(PRICE_DISPLAYS)),
        }),
      ),
      [{ code: 'Professional', kind: 'b2b' }],
    ),
    delivery_cut_off_hour: v.optional(v.number(), 0),
    delivery_working_days: v.optional(v.number()),
    professional_approval: v.optional(v.string()),
    language_prefix: v.optional(v.boolean(), true),
  }),
})

export type WebsiteFile = v.InferOutput<typeof websiteFile>

/** What the storefront reads of `catalogue/attributes.json`. */
export const attributesFile = v.array(v.object({ code: v.string(), filterable: v.boolean() }))
