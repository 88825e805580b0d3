import * as v from 'valibot'

const texts = v.object({ fr: v.string(), en: v.string(), it: v.string() })
const nullableText = v.nullable(v.string())

/** What a site's website.json says; taxRates, taxTitles, shipping, payment and config are the store's settings. */
export const websiteFile = v.object({
  website: v.object({
    code: v.string(),
    name: v.string(),
    pricesIncludeTax: v.boolean(),
    currency: v.literal('EUR'),
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
  config: v.record(v.string(), v.unknown()),
  coupons: v.array(
    v.object({
      code: v.string(),
      type: v.picklist(['percent', 'fixed', 'free_shipping']),
      value: v.number(),
      label: texts,
      minSubtotal: v.number(),
      from: nullableText,
      to: nullableText,
    }),
  ),
  agreements: v.array(v.object({ name: texts, checkbox: texts, content: texts })),
})

export type WebsiteFile = v.InferOutput<typeof websiteFile>
