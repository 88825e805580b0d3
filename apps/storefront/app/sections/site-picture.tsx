import type { SitePicture } from '../platform/site-picture.ts'
import { Picture, type PictureData } from '../ui/picture.tsx'

/** Image sets by file name. */
export type PictureSets = Readonly<Record<string, PictureData>>

/** An image of the site, in the sizes of the API. */
export function SitePictureView({
  picture,
  sets,
  alt,
  sizes,
  first,
  className,
}: {
  picture: SitePicture
  sets: PictureSets
  alt: string
  sizes: string
  first?: boolean
  className?: string
}) {
  const { file, src, width, height } = picture
  const data = sets[file] ?? { src, width, height, avif: '', webp: '' }
  return (
    <Picture
      picture={{ ...data, alt }}
      sizes={sizes}
      {...(first ? { first } : {})}
      {...(className ? { className } : {})}
    />
  )
}
