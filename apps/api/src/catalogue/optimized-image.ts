import type { OptimizedImage } from '@comptoir/contract/generated/types'
import { sizePath, sizesOf, type ImageMaxima, type Picture } from './picture-sizes.ts'

/** The URLs of all sizes of an encoded picture. */
export function optimizedImage(
  mediaUrl: string,
  picture: Picture,
  { label, colour, maxima }: { label: string | null; colour: string | null; maxima: ImageMaxima },
): OptimizedImage {
  const address = (width: number, format: 'avif' | 'webp') =>
    `${mediaUrl}/${sizePath(picture, Math.min(width, picture.width), format)}`
  return {
    file: picture.file,
    label,
    thumbnail: address(maxima.thumbnail, 'webp'),
    large: address(maxima.large, 'webp'),
    colour,
    width: picture.width,
    height: picture.height,
    sizes: sizesOf(picture).map(({ code, width, height }) => {
      const webp = address(width, 'webp')
      return { code, width, height, avif: address(width, 'avif'), webp, url: webp }
    }),
  }
}
