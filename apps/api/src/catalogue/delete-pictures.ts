import type { Queryable } from '../platform/database.ts'
import type { MediaStore } from '../platform/media-store/port.ts'
import { isSizeOf, originalKey, sizesPrefix } from './picture-sizes.ts'
import { deletePictureRows } from './pictures.sql.ts'

/** Deletes pictures of the media store that nothing shows any more, with all their sizes. */
export async function deletePictures(
  sql: Queryable,
  files: readonly string[],
  media: Pick<MediaStore, 'list' | 'remove'>,
): Promise<void> {
  for (const file of files) {
    for await (const { key } of media.list(`media/${sizesPrefix(file)}`))
      if (isSizeOf(key.slice(key.lastIndexOf('/') + 1), file)) await media.remove(key)
    await media.remove(originalKey(file))
  }
  await deletePictureRows(sql, files)
}
