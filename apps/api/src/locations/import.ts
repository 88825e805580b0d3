import path from 'node:path'
import { announceChange } from '../catalogue/index.ts'
import { markerIds } from '../markers/index.ts'
import { inTransaction, type Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { namedTwice, readEditedJson } from '../platform/json-places.ts'
import { importedWebsite } from '../stores/index.ts'
import { locationFile } from './location-file.ts'
import { selectGroupCodes, upsertLocation } from './locations.sql.ts'

type ImportResult = {
  /** Number of entries. */
  read: number
  /** Number of entries that are new or changed. */
  changed: number
}

/**
 * Imports locations.json, the points of sale of a website, in one transaction; entries may refer to the website's
 * markers. Locations missing in the file stay. Throws {@link ImportProblemsError} with all problems by file,
 * line, column and path before anything is written.
 */
export async function importLocations(sql: Sql, websiteCode: string, file: string): Promise<ImportResult> {
  const { id: websiteId, languages } = await importedWebsite(sql, websiteCode)
  const { content: entries, placeOf } = await readEditedJson(file, path.basename(file), locationFile, {
    languages: () => languages,
  })
  const markers = await markerIds(sql, websiteId)
  const groups = await selectGroupCodes(sql, websiteId)
  const problems = namedTwice(entries, 'code', placeOf)
  for (const [index, { marker, assortment }] of entries.entries()) {
    if (assortment !== null && !groups.has(assortment))
      problems.push(
        `${placeOf([index, 'assortment'])} there is no store group "${assortment}": use one of ${[...groups].join(', ')}`,
      )
    if (marker !== null && !markers.has(marker))
      problems.push(
        `${placeOf([index, 'marker'])} there is no marker "${marker}": add it to markers.json and import that first`,
      )
  }
  if (problems.length > 0) throw new ImportProblemsError(problems)
  const changed = await inTransaction(sql, async (tx) => {
    let total = 0
    for (const [position, entry] of entries.entries()) {
      const markerId = markers.get(entry.marker ?? '') ?? null
      total += Number(await upsertLocation(tx, websiteId, entry, { markerId, position }))
    }
    if (total > 0) await announceChange(tx, 'places')
    return total
  })
  return { read: entries.length, changed }
}
