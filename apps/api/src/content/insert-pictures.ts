import type { OptimizedImage } from '@comptoir/contract/generated/types'
import { findPictures } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { pictureMark } from './markdown.ts'
import { picturesShownIn } from './pictures.ts'

export type Pictures = ReadonlyMap<string, OptimizedImage>

const mark = new RegExp(`src="${pictureMark}([^"]+)"`, 'g')

/** The pictures in stored HTML texts and the additional ones named, by original file name. */
export async function picturesOf(
  ctx: Pick<RequestContext, 'app' | 'store'>,
  texts: readonly string[],
  names: readonly string[] = [],
): Promise<Pictures> {
  const shown = texts.flatMap(picturesShownIn)
  return await findPictures(ctx, [...names, ...shown])
}

/** Inserts URLs and sizes of pictures into stored HTML. A picture that is not encoded keeps its name. */
export function insertPictures(html: string, pictures: Pictures): string {
  return html.replace(mark, (whole, name: string) => {
    const picture = pictures.get(name)
    return picture ? `src="${picture.large}" width="${picture.width}" height="${picture.height}"` : whole
  })
}
