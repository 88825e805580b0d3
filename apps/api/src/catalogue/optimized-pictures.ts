import type { OptimizedImage } from '@comptoir/contract/generated/types'
import type { App, RequestContext } from '../platform/context.ts'
import { mediaUrl } from '../platform/media-store/open.ts'
import { optimizedImage } from './optimized-image.ts'
import { selectPictures, type PictureRow } from './pictures.sql.ts'

/** Pictures in all sizes by original file name. Pictures that are not encoded are left out. */
export async function findPictures(
  { app, store }: Pick<RequestContext, 'app' | 'store'>,
  files: readonly string[],
): Promise<Map<string, OptimizedImage>> {
  if (files.length === 0) return new Map()
  const rows = await selectPictures(app.sql, [...new Set(files)])
  const folder = mediaUrl(app.settings)
  const maxima = store.settings.image_maxima
  return new Map(
    rows.map((row) => [row.file, optimizedImage(folder, row, { label: null, colour: row.colour, maxima })]),
  )
}

/** A picture as staff see it: the addresses of its smallest and largest size. */
export function pictureAddresses(
  { settings, stores }: Pick<App, 'settings' | 'stores'>,
  picture: PictureRow,
): { file: string; small: string | null; large: string | null } {
  const maxima = stores.default.settings.image_maxima
  const shown = { label: null, colour: picture.colour, maxima }
  const { sizes } = optimizedImage(mediaUrl(settings), picture, shown)
  return { file: picture.file, small: sizes[0]?.webp ?? null, large: sizes.at(-1)?.webp ?? null }
}
