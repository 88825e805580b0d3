import * as v from 'valibot'
import { CURRENCY } from '@comptoir/rules/money'

const texts = v.object({ fr: v.string(), en: v.string(), it: v.string() })
const day = v.pipe(v.string(), v.isoDate('must be a day like 2026-11-21'))
const amount = v.pipe(
  v.number(),
  v.integer('must be whole cents or basis points'),
  v.minValue(0, 'must be 0 or more'),
)

/** Schema of website.json; taxRates, taxTitles, shipping, payment and config are the settings of the website. */
export const websiteFile = v.object({
  website: v.object({
    code: v.string(),
    name: v.string(),
    pricesIncludeTax: v.boolean(),
    currency: v.literal(CURRENCY),
    isDefault: v.optional(v.boolean(), false),
  }),
  groups: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      rootCategory: v.object({ name: texts }),
      stores: v.array(
        v.object({
          code: v.string(),
          name: v.string(),
          language: v.picklist(['fr', 'en', 'it']),
          locale: v.string(),
          isDefault: v.boolean(),
        }),
      ),
    }),
  ),
  taxRates: v.unknown(),
  taxTitles: v.unknown(),
  shipping: v.unknown(),
  payment: v.unknown(),
  config: v.looseObject({ timezone: v.string(), default_country: v.string() }),
  coupons: v.array(
    v.object({
      code: v.string(),
      type: v.picklist(['percent', 'fixed', 'free_shipping']),
      value: amount,
      label: texts,
      minSubtotal: amount,
      from: v.nullable(day),
      to: v.nullable(day),
      /** Maximum orders of one customer; null is unlimited. */
      usesPerCustomer: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
      /** Codes of the eligible customer groups; null is everybody. */
      groups: v.optional(v.nullable(v.array(v.string())), null),
    }),
  ),
  agreements: v.array(v.object({ name: texts, checkbox: texts, content: texts })),
})

export type WebsiteFile = v.InferOutput<typeof websiteFile>
