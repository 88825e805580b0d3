import * as v from 'valibot'
import { possibleTexts } from '../platform/localised.ts'

const labels = possibleTexts
const types = [
  'text',
  'textarea',
  'select',
  'multiselect',
  'boolean',
  'price',
  'decimal',
  'int',
  'date',
] as const
export const attributeDefinitions = v.array(
  v.object({
    code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,59}$/, 'must be small letters, digits and _')),
    type: v.picklist(types),
    labels,
    filterable: v.boolean(),
    searchable: v.boolean(),
    sortable: v.boolean(),
    visible: v.boolean(),
    /** Shown when products are compared; by default as `visible`. */
    comparable: v.optional(v.boolean()),
    /** Shown on product cards. */
    listed: v.optional(v.boolean(), false),
    position: v.pipe(v.number(), v.integer()),
    options: v.optional(
      v.array(v.object({ value: v.string(), labels, swatch: v.optional(v.nullable(v.string())) })),
      [],
    ),
  }),
)

export type AttributeDefinition = v.InferOutput<typeof attributeDefinitions>[number]
