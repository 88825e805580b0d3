import * as v from 'valibot'

/** `auto` is dark where the visitor's system is. */
const colorScheme = v.picklist(['light', 'dark', 'auto'])

export type ColorScheme = v.InferOutput<typeof colorScheme>

/** How a shop looks besides its tokens; what is left out is as in the first value. */
export const look = v.strictObject({
  colorScheme: v.optional(colorScheme),
})

export type Look = v.InferOutput<typeof look>
