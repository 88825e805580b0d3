import { mapTexts } from '@comptoir/rules/language'
import path from 'node:path'
import { announceChange } from '../catalogue/index.ts'
import { knownPictures, renderMarkdown, type ImportOptions } from '../content/index.ts'
import { inTransaction, type Queryable, type Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { namedTwice, readEditedJson, type PlaceOf } from '../platform/json-places.ts'
import { importedWebsite } from '../stores/index.ts'
import { markerFile, type MarkerEntry } from './marker-file.ts'
import { selectMarkerIds, selectOtherUrlKeys, upsertMarker } from './markers.sql.ts'

type ImportResult = {
  /** Number of entries. */
  read: number
  /** Number of entries that are new or changed. */
  changed: number
}

/**
 * Imports markers.json, the markers of a website, in one transaction. Markers missing in the file stay. Throws
 * {@link ImportProblemsError} with all problems by file, line, column and path before anything is written.
 */
export async function importMarkers(
  sql: Sql,
  websiteCode: string,
  file: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { id: websiteId, languages } = await importedWebsite(sql, websiteCode)
  const { content: entries, placeOf } = await readEditedJson(file, path.basename(file), markerFile, {
    languages: () => languages,
  })
  const problems = namedTwice(entries, 'identifier', placeOf)
  const images = entries.flatMap(({ img }) => img ?? [])
  const known = await knownPictures(sql, images, options)
  for (const [index, { img }] of entries.entries()) {
    if (img && !known.has(img))
      problems.push(
        `${placeOf([index, 'img'])} there is no picture "${img}": put it into the folder of pictures`,
      )
  }
  problems.push(...(await takenUrlKeys(sql, websiteId, entries, placeOf)))
  if (problems.length > 0) throw new ImportProblemsError(problems)
  const changed = await inTransaction(sql, async (tx) => {
    let total = 0
    for (const entry of entries) {
      const content = mapTexts(entry.content, renderMarkdown)
      total += Number(await upsertMarker(tx, websiteId, entry, content))
    }
    if (total > 0) await announceChange(tx, 'places')
    return total
  })
  return { read: entries.length, changed }
}

/** Ids of the markers of a website by their identifiers. */
export async function markerIds(sql: Queryable, websiteId: number): Promise<Map<string, number>> {
  return await selectMarkerIds(sql, websiteId)
}

async function takenUrlKeys(
  sql: Sql,
  websiteId: number,
  entries: readonly MarkerEntry[],
  placeOf: PlaceOf,
): Promise<string[]> {
  const identifiers = entries.map(({ identifier }) => identifier)
  const taken = await selectOtherUrlKeys(sql, websiteId, identifiers)
  return entries.flatMap(({ url_key }, index) =>
    Object.entries(url_key).flatMap(([language, urlKey]) => {
      const key = `${language} ${urlKey}`
      const isTaken = taken.has(key)
      taken.add(key)
      return isTaken
        ? [
            `${placeOf([index, 'url_key', language])} url_key ${urlKey} belongs to another marker, choose another`,
          ]
        : []
    }),
  )
}
