import path from 'node:path'

export type Picture = { file: string; width: number; height: number; contentHash: string }
export type PictureFormat = 'avif' | 'webp'
type PictureSize = { code: 'sm' | 'md' | 'lg' | 'xl'; width: number; height: number }

const widths = { sm: 320, md: 640, lg: 960, xl: 1280 } as const

/** The sizes of a picture in ascending order, never wider than the original. */
export function sizesOf(picture: Pick<Picture, 'width' | 'height'>): PictureSize[] {
  const sizes: PictureSize[] = []
  for (const code of ['sm', 'md', 'lg', 'xl'] as const) {
    const width = Math.min(widths[code], picture.width)
    if (sizes.at(-1)?.width === width) break
    sizes.push({ code, width, height: Math.max(1, Math.round((picture.height * width) / picture.width)) })
  }
  return sizes
}

/** Path of a size below the media folder. The name contains the content hash, so files never change. */
export function sizePath(
  picture: Pick<Picture, 'file' | 'contentHash'>,
  width: number,
  format: PictureFormat,
): string {
  const name = path.parse(picture.file).name.replaceAll(/[^A-Za-z0-9_-]+/g, '-')
  return `catalog/product/${name}-${picture.contentHash.slice(0, 8)}-${width}.${format}`
}

/** Maximum widths of the fields `thumbnail` and `large`, as the website configures them (decisions J-11). */
export type ImageMaxima = { readonly thumbnail: number; readonly large: number }
