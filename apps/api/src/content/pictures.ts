import type { Queryable } from '../platform/database.ts'
import { pictureMark } from './markdown.ts'
import { selectShownPictures } from './pictures.sql.ts'

/** Masters that the pages and blocks of a website show, by their names. */
export async function pagePictures(sql: Queryable, websiteCode: string): Promise<string[]> {
  return await selectShownPictures(sql, websiteCode)
}

/** Masters that stored HTML shows, by their names. */
export function picturesShownIn(html: string): string[] {
  return [...html.matchAll(shown)].map(([, name = '']) => name)
}

const shown = new RegExp(`src="${pictureMark}([^"]+)"`, 'g')
