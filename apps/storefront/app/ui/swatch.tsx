/** What an option looks like: a colour as `#rrggbb`, or the address of a picture. */
export type SwatchView =
  | { readonly colour: string; readonly picture?: undefined }
  | { readonly picture: string; readonly colour?: undefined }

/** A swatch beside its name. Attributes of SVG need no inline style, which the content policy blocks. */
export function SwatchDot({ swatch }: { swatch: SwatchView }) {
  if (swatch.picture !== undefined)
    return <img className="dot" src={swatch.picture} width={22} height={22} alt="" loading="lazy" />
  return (
    <svg className="dot" viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" fill={swatch.colour} />
    </svg>
  )
}
