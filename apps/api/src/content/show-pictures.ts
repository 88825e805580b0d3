import type { OptimizedImage } from '@comptoir/contract/generated/types'
import { findPictures } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { pictureMark } from './markdown.ts'
import { picturesShownIn } from './pictures.ts'

export type Pictures = ReadonlyMap<string, OptimizedImage>

const mark = new RegExp(`src="${pictureMark}([^"]+)"`, 'g')

/** The pictures that stored HTML texts show, and those named besides, by the names of their masters. */
export async function picturesOf(
  ctx: Pick<RequestContext, 'app' | 'store'>,
  texts: readonly string[],
  names: readonly string[] = [],
): Promise<Pictures> {
  const shown = texts.flatMap(picturesShownIn)
  return await findPictures(ctx, [...names, ...shown])
}

/** Stored HTML with the addresses and sizes of its pictures; one that is not encoded keeps its name. */
export function showPictures(html: string, pictures: Pictures): string {
  return html.replace(mark, (whole, name: string) => {
    const picture = pictures.get(name)
    return picture ? `src="${picture.large}" width="${picture.width}" height="${picture.height}"` : whole
  })
}
