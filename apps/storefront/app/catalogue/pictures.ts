import type { PictureFragment } from '../generated/graphql.ts'
import type { PictureData } from '../ui/picture.tsx'

const PREFERRED_WIDTH = 640

/** Address below the shop's own host: `http://api:4000/media/a.webp` -> `/media/a.webp`. */
export function localAddress(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/)/, '')
}

/** The sets of a picture for `<picture>`; undefined when it has no file. `fallback` is its text where it has none. */
export function pictureOf(image: PictureFragment | undefined, fallback: string): PictureData | undefined {
  const sizes = image?.sizes ?? []
  const usual = sizes.find(({ width }) => width >= PREFERRED_WIDTH) ?? sizes.at(-1)
  if (!image || !usual) return undefined
  const set = (format: 'avif' | 'webp') =>
    sizes.map((size) => `${localAddress(size[format])} ${size.width}w`).join(', ')
  return {
    alt: image.label ?? fallback,
    src: localAddress(usual.webp),
    avif: set('avif'),
    webp: set('webp'),
    width: image.width ?? usual.width,
    height: image.height ?? usual.width,
  }
}
