import { picturesShownIn } from '../content/index.ts'
import type { Queryable } from '../platform/database.ts'
import { selectMarkerPictures } from './markers.sql.ts'

/** Names of the pictures that the markers of a website show. */
export async function markerPictures(sql: Queryable, websiteCode: string): Promise<string[]> {
  const rows = await selectMarkerPictures(sql, websiteCode)
  return [
    ...new Set(rows.flatMap(({ picture, content }) => [picture ?? [], picturesShownIn(content)].flat())),
  ]
}
