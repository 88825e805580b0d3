import path from 'node:path'

export type Picture = { file: string; width: number; height: number; contentHash: string }
export type PictureFormat = 'avif' | 'webp' | 'jpg'
type PictureSize = { code: keyof typeof widths; width: number; height: number }

const widths = { sm: 320, md: 640, lg: 960, xl: 1280, xxl: 2048 } as const

/**
 * The whole set of sizes in ascending order, none wider than the original: the sizes beyond a small original are the
 * original (IMG-01). Larger originals have a fifth size, for sharp screens and for magnifying.
 */
export function sizesOf(picture: Pick<Picture, 'width' | 'height'>): PictureSize[] {
  const codes = ['sm', 'md', 'lg', 'xl', ...(picture.width > widths.xl ? (['xxl'] as const) : [])] as const
  return codes.map((code) => {
    const width = Math.min(widths[code], picture.width)
    return { code, width, height: Math.max(1, Math.round((picture.height * width) / picture.width)) }
  })
}

/** Width of the single file that clients of Magento get as the address of a picture. */
export const widthOfSingleFile = (picture: Pick<Picture, 'width'>): number =>
  Math.min(widths.xl, picture.width)

/** Folder of the encoded files, below the media folder. */
export const encodedFolder = 'catalog/product'

const stemOf = (file: string) => path.parse(file).name.replaceAll(/[^A-Za-z0-9_-]+/g, '-')

/** Key of an original in the media store: of one that was sent to the shop, not imported from a folder. */
export const originalKey = (file: string): string => `originals/${file}`

/** Key of an imported original that is kept until it is encoded, so that every process can do it. */
export const waitingKey = ({ file }: Pick<Picture, 'file'>): string => `originals/waiting/${file}`

/** What the paths of all sizes of a picture begin with, below the media folder; those of others may, too. */
export const sizesPrefix = (file: string): string => `${encodedFolder}/${stemOf(file)}-`

/** Path of a size below the media folder. The name contains the content hash, so files never change. */
export function sizePath(
  picture: Pick<Picture, 'file' | 'contentHash'>,
  width: number,
  format: PictureFormat,
): string {
  return `${encodedFolder}/${stemOf(picture.file)}-${picture.contentHash.slice(0, 8)}-${width}.${format}`
}

/** Whether a file of the folder is a size of a picture, or its measures. */
export function isSizeOf(name: string, file: string): boolean {
  const stem = `${stemOf(file)}-`
  return name.startsWith(stem) && /^[0-9a-f]{8}-\d+\.[a-z.]+$/.test(name.slice(stem.length))
}

/** Start of the content hash in the path of a size; undefined for other paths. */
export function hashInPath(name: string): string | undefined {
  if (path.dirname(name) !== encodedFolder) return undefined
  return /-([0-9a-f]{8})-\d+\.(?:avif|webp)$/.exec(name)?.[1]
}

/** Maximum widths of the fields `thumbnail` and `large`, as the website configures them (decisions J-11). */
export type ImageMaxima = { readonly thumbnail: number; readonly large: number }
