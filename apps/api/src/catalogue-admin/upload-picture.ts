import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { encodePictures, originalKey, pictureExtension } from '../catalogue/index.ts'
import { slug } from '../import/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { invalidField } from '../platform/admin/errors.ts'

const mostBytes = 3 * 1024 * 1024

/**
 * Stores a picture among the originals under a name of its own, and encodes it in all sizes, as an import does. Returns the
 * name. Throws InvalidInputError for what is no picture.
 */
export async function uploadPicture(
  { app, language }: AdminContext,
  { name, content }: { name: string; content: string },
): Promise<string> {
  const fail = (key: 'picture_too_large' | 'picture_unknown') =>
    invalidField(language, 'picture.content', key)
  if (content.length > (mostBytes * 4) / 3 + 4) throw fail('picture_too_large')
  const bytes = Buffer.from(content, 'base64')
  const extension = pictureExtension(bytes)
  if (!extension) throw fail('picture_unknown')
  const stem = slug(path.parse(name).name).slice(0, 60) || 'picture'
  const file = `${stem}-${randomBytes(4).toString('hex')}.${extension}`
  const { media } = app
  await media.write(originalKey(file), bytes)
  const [missing] = await encodePictures(app.sql, [file], { media })
  if (missing === undefined) return file
  await media.remove(originalKey(file))
  throw fail('picture_unknown')
}
