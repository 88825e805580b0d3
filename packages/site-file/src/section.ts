import * as v from 'valibot'
import type { Link } from './link.ts'

const amount = v.pipe(v.number(), v.integer('must be whole cents'), v.minValue(0, 'must be 0 or more'))

/** Sections of a page, in their order; `file` is the schema of the file name of a picture. */
export function sectionsOf<Picture extends v.GenericSchema<string, unknown>>(link: Link, file: Picture) {
  const picture = v.optional(file)
  const titled = { title: v.string(), lead: v.optional(v.string()), link: v.optional(link) }
  const pictured = { picture, alt: v.string() }
  return v.array(
    v.variant('type', [
      v.strictObject({
        ...titled,
        type: v.literal('category-tiles'),
        items: v.array(
          v.strictObject({
            title: v.string(),
            text: v.string(),
            path: v.string(),
            picture,
            /** Starting price in minor units, tax included, or one by currency; null for a price on request. */
            amount: v.nullable(v.union([amount, v.record(v.string(), amount)])),
          }),
        ),
      }),
      v.strictObject({
        ...titled,
        ...pictured,
        type: v.literal('link-list'),
        items: v.array(v.strictObject({ title: v.string(), text: v.string(), path: v.string() })),
      }),
      v.strictObject({ ...titled, type: v.literal('products'), skus: v.array(v.string()) }),
      v.strictObject({
        ...titled,
        type: v.literal('highlights'),
        items: v.array(v.strictObject({ title: v.string(), text: v.string() })),
      }),
      v.strictObject({
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
      }),
      v.strictObject({ ...titled, ...pictured, type: v.literal('story'), text: v.string() }),
      v.strictObject({
        ...titled,
        ...pictured,
        type: v.literal('text-picture'),
        /** One string for each paragraph. */
        paragraphs: v.array(v.string()),
        /** Where the picture stands on wide screens; `left` without it. */
        side: v.optional(v.picklist(['left', 'right'])),
      }),
      v.strictObject({
        type: v.literal('quote'),
        text: v.string(),
        author: v.string(),
        place: v.optional(v.string()),
      }),
      v.strictObject({
        ...titled,
        type: v.literal('gallery'),
        items: v.array(v.strictObject({ ...pictured, caption: v.optional(v.string()) })),
      }),
      v.strictObject({
        ...titled,
        type: v.literal('faq'),
        items: v.array(v.strictObject({ question: v.string(), answer: v.string() })),
      }),
      v.strictObject({ type: v.literal('notice'), text: v.string() }),
    ]),
  )
}
