import * as v from 'valibot'

/** `auto` is dark where the visitor's system is. */
const colorScheme = v.picklist(['light', 'dark', 'auto'])

export type ColorScheme = v.InferOutput<typeof colorScheme>

/** A font file of the folder `look/`, or of a package `@fontsource/…`. */
const fontFile = v.pipe(
  v.string(),
  v.regex(
    /^(?:@fontsource(?:-variable)?\/[a-z\d-]+\/files\/)?[\w-]+\.woff2$/,
    'must be a .woff2 file of look/, or @fontsource/<font>/files/<file>.woff2',
  ),
)

const face = v.strictObject({
  file: fontFile,
  /** A weight such as 300, or the range of a variable font: "300 700". */
  weight: v.union([
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    v.pipe(v.string(), v.regex(/^\d{3} \d{3,4}$/, 'must be a weight, or two with a space between')),
  ]),
  style: v.optional(v.picklist(['normal', 'italic'])),
  /** Whether every page asks for it at once: for the font of the first title only. */
  preload: v.optional(v.boolean()),
})

const family = v.strictObject({
  family: v.pipe(v.string(), v.regex(/^[\w -]+$/, 'must be the name of a font family')),
  faces: v.array(face),
})

export type FontFamily = v.InferOutput<typeof family>

const pixels = v.pipe(v.number(), v.integer(), v.minValue(8), v.maxValue(600))

const drawing = v.pipe(v.string(), v.regex(/^[\w-]+\.svg$/, 'must be an .svg file of look/'))

const logoFile = v.pipe(
  v.string(),
  v.regex(/^[\w-]+\.(?:svg|png|webp)$/, 'must be an .svg, .png or .webp file of look/'),
)

const logo = v.strictObject({
  file: logoFile,
  /** The same logo for dark screens, where the colours of `file` do not stand out. */
  darkFile: v.optional(logoFile),
  width: pixels,
  height: pixels,
  /** The picture shows the brand's name, which is not written beside it then. */
  holdsName: v.optional(v.boolean()),
})

const variants = {
  /** `centred`: the logo in the middle, above the navigation. */
  header: v.optional(v.picklist(['classic', 'centred'])),
  /** `slim`: the links in lines, without the guarantees. */
  footer: v.optional(v.picklist(['columns', 'slim'])),
}

/** How a shop looks besides its tokens; what is left out is as in the first value. */
export const look = v.strictObject({
  colorScheme: v.optional(colorScheme),
  ...variants,
  logo: v.optional(logo),
  /** A square drawing for browser tabs and home screens; the logo without it. */
  icon: v.optional(drawing),
  fonts: v.optional(v.strictObject({ heading: v.optional(family), text: v.optional(family) })),
})

export type Look = v.InferOutput<typeof look>
