import type { SitePicture } from '../platform/site.ts'

/** A picture of the site's own. */
export function SitePictureView({
  picture,
  alt,
  first,
  className,
}: {
  picture: SitePicture
  alt: string
  first?: boolean
  className?: string
}) {
  return (
    <img
      className={className}
      {...picture}
      alt={alt}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  )
}
