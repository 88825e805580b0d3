import type { PictureFragment } from '../generated/graphql.ts'
import { localAddress } from '../platform/local-address.ts'
import type { PictureData } from '../ui/picture.tsx'

const PREFERRED_WIDTH = 640

/** The sets of a picture for `<picture>`; undefined when it has no file. `fallback` is its text where it has none. */
export function pictureOf(image: PictureFragment | undefined, fallback: string): PictureData | undefined {
  const sizes = image?.sizes ?? []
  const usual = sizes.find(({ width }) => width >= PREFERRED_WIDTH) ?? sizes.at(-1)
  if (!image || !usual) return undefined
  // A Magento knows one file of a picture, and no size of it.
  const set = (format: 'avif' | 'webp') =>
    sizes.flatMap((size) => (size[format] ? `${localAddress(size[format])} ${size.width}w` : [])).join(', ')
  return {
    alt: image.label ?? fallback,
    src: localAddress(usual.webp),
    avif: set('avif'),
    webp: set('webp'),
    width: image.width ?? usual.width,
    height: image.height ?? usual.width,
    ...(image.colour && { colour: image.colour }),
  }
}

/** Address of the largest file of a picture; empty where it has none. */
export function fullOf(image: PictureFragment): string {
  return localAddress(image.sizes.at(-1)?.webp ?? '')
}

/** The smallest file of a picture, for a place no larger than a thumb; it stands beside its name and says nothing. */
export function thumbOf(image: PictureFragment | undefined): PictureData | undefined {
  const size = image?.sizes[0]
  if (!image || !size) return undefined
  const height = Math.round((size.width * (image.height ?? 1)) / (image.width ?? 1))
  return { alt: '', src: localAddress(size.webp), avif: '', webp: '', width: size.width, height }
}
