import type { PictureFragment } from '../generated/graphql.ts'
import { relativeUrl } from '../platform/relative-url.ts'
import type { PictureData } from '../ui/picture.tsx'
import { shortSourceSets } from '../ui/source-set.ts'

const PREFERRED_WIDTH = 640

/** Sources of an image for `<picture>`; undefined without a file. `fallback` is the alternative text when it has none. */
export function pictureOf(image: PictureFragment | undefined, fallback: string): PictureData | undefined {
  // The larger sizes of a small picture are all the original.
  const sizes = [...new Map((image?.sizes ?? []).map((size) => [size.width, size])).values()]
  const preferred = sizes.find(({ width }) => width >= PREFERRED_WIDTH) ?? sizes.at(-1)
  if (!image || !preferred) return undefined
  // Magento has one file per image, without AVIF.
  const filesIn = (format: 'avif' | 'webp') =>
    sizes.flatMap((size) => (size[format] ? { address: relativeUrl(size[format]), width: size.width } : []))
  return {
    alt: image.label ?? fallback,
    src: relativeUrl(preferred.webp),
    ...shortSourceSets(filesIn('avif'), filesIn('webp')),
    width: image.width ?? preferred.width,
    height: image.height ?? preferred.width,
    ...(image.colour && { colour: image.colour }),
  }
}

/** URL of the largest file; empty without a file. */
export function fullOf(image: PictureFragment): string {
  return relativeUrl(image.sizes.at(-1)?.webp ?? '')
}

/** Thumbnail of an image, without alternative text as it stands beside a name. */
export function thumbOf(image: PictureFragment | undefined): PictureData | undefined {
  const size = image?.sizes[0]
  if (!image || !size) return undefined
  const height = Math.round((size.width * (image.height ?? 1)) / (image.width ?? 1))
  return { alt: '', src: relativeUrl(size.webp), avif: '', webp: '', width: size.width, height }
}
