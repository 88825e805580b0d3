/** A picture in both formats and several widths; addresses are of the shop itself. */
export interface PictureData {
  readonly alt: string
  readonly src: string
  /** `srcset` values; empty when the file at `src` is the only one. */
  readonly avif: string
  readonly webp: string
  readonly width: number
  readonly height: number
  /** Average colour as `#rrggbb`, shown until the picture is there. */
  readonly colour?: string
}

/** `first` is for the one picture that fills the first screen: it is fetched at once, all others when they near. */
export function Picture({
  picture,
  sizes,
  first,
  className,
}: {
  picture: PictureData
  sizes: string
  first?: boolean
  className?: string
}) {
  const { alt, src, avif, webp, width, height, colour } = picture
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={className}
        src={src}
        {...(webp ? { srcSet: webp, sizes } : {})}
        width={width}
        height={height}
        alt={alt}
        data-colour={colour}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
