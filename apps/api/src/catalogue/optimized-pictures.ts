import type { OptimizedImage } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { optimizedImage } from './images.ts'
import { selectPictures } from './pictures.sql.ts'

/** Pictures in all sizes by original file name. Pictures that are not encoded are left out. */
export async function findPictures(
  { app, store }: Pick<RequestContext, 'app' | 'store'>,
  files: readonly string[],
): Promise<Map<string, OptimizedImage>> {
  if (files.length === 0) return new Map()
  const rows = await selectPictures(app.sql, [...new Set(files)])
  const mediaUrl = `${app.settings.publicUrl}/media`
  const maxima = store.settings.image_maxima
  return new Map(
    rows.map((row) => [row.file, optimizedImage(mediaUrl, row, { label: null, colour: row.colour, maxima })]),
  )
}
