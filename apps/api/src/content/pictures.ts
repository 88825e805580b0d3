import type { Queryable } from '../platform/database.ts'
import { pictureMark } from './markdown.ts'
import { selectShownPictures } from './pictures.sql.ts'

/** File names of the original pictures in the pages and blocks of a website. */
export async function pagePictures(sql: Queryable, websiteCode: string): Promise<string[]> {
  return await selectShownPictures(sql, websiteCode)
}

/** File names of the original pictures in stored HTML. */
export function picturesShownIn(html: string): string[] {
  return [...html.matchAll(shown)].map(([, name = '']) => name)
}

const shown = new RegExp(`src="${pictureMark}([^"]+)"`, 'g')
