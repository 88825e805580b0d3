import { sourceSets, type SourceSets } from './source-set.ts'

/** A picture in several formats and widths; URLs are on the shop's own origin. */
export interface PictureData extends SourceSets {
  readonly alt: string
  /** The only file where there are no sources. */
  readonly src: string
  readonly width: number
  readonly height: number
  /** Average colour as `#rrggbb`, shown until the picture has loaded. */
  readonly colour?: string
}

/** `first`: the largest picture of the first screen, which loads at once; all others load lazily. */
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
  const { alt, src, width, height, colour } = picture
  const { avif, webp } = sourceSets(picture)
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
