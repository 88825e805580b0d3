import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { mediaUrl } from '../platform/media-store/open.ts'
import { storedOrMade } from '../platform/media-store/port.ts'
import { sizePath, sizesOf } from './picture-sizes.ts'
import { selectItemPictures, type ItemPicture } from './pictures.sql.ts'

/** A square picture of an order's line for mails and documents. */
export type SmallPicture = {
  url: string
  /** JPEG: mail programs and PDF show neither AVIF nor, all of them, WebP. */
  jpeg: Buffer
}

/** Pixels of a side; shown at half of it. */
const side = 144
const quality = 80

/**
 * Small pictures by order item. They are made once from an encoded size and kept beside it; a line whose product is gone, or
 * whose picture is not encoded yet, has none.
 */
export async function smallPictures(
  app: Pick<App, 'settings' | 'media' | 'log'>,
  sql: Queryable,
  itemIds: readonly number[],
): Promise<Map<number, SmallPicture>> {
  const rows = itemIds.length === 0 ? [] : await selectItemPictures(sql, itemIds)
  const made = await Promise.all(rows.map(async (row) => [row.itemId, await smallPicture(app, row)] as const))
  return new Map(made.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])))
}

async function smallPicture(
  { settings, media, log }: Pick<App, 'settings' | 'media' | 'log'>,
  picture: ItemPicture,
): Promise<SmallPicture | undefined> {
  const [smallest] = sizesOf(picture)
  if (!smallest) return undefined
  const name = sizePath(picture, side, 'jpg')
  try {
    const source = await media.read(`media/${sizePath(picture, smallest.width, 'webp')}`)
    if (!source) return undefined
    const jpeg = await storedOrMade(media, `media/${name}`, async () => {
      const { default: sharp } = await import('sharp')
      return await sharp(source)
        .resize({ width: side, height: side, fit: 'cover' })
        .flatten({ background: '#fff' })
        .jpeg({ quality })
        .toBuffer()
    })
    return { url: `${mediaUrl(settings)}/${name}`, jpeg }
  } catch (error) {
    log.warn({ err: error, file: picture.file }, 'A picture cannot be made small for mails and documents.')
    return undefined
  }
}
