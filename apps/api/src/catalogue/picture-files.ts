import type { Queryable } from '../platform/database.ts'
import { wantedSizes } from './encode-pictures.ts'
import { configuredMaxima } from './picture-maxima.ts'
import { selectAllPictures } from './pictures.sql.ts'

/** Paths below the media folder of all sizes that pages name, and the number of pictures that are still to be encoded. */
export async function pictureFiles(sql: Queryable): Promise<{ files: string[]; waiting: number }> {
  const maxima = await configuredMaxima(sql)
  const rows = await selectAllPictures(sql)
  const encoded = rows.filter(({ isWaiting }) => !isWaiting)
  return {
    files: encoded.flatMap((picture) => [...wantedSizes(picture, maxima).keys()]),
    waiting: rows.length - encoded.length,
  }
}
