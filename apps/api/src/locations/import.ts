import { knownPictures, renderMarkdown, type ImportOptions } from '../content/index.ts'
import { inTransaction, type Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { readEditedJson, type PlaceOf } from '../platform/json-places.ts'
import path from 'node:path'
import { locationFile } from './location-file.ts'
import { upsertLocation } from './locations.sql.ts'
import { markerFile, type MarkerEntry } from './marker-file.ts'
import { selectMarkerIds, selectOtherUrlKeys, selectWebsiteId, upsertMarker } from './markers.sql.ts'

type ImportResult = {
  /** Entries read. */
  read: number
  /** Entries that are new or differ. */
  changed: number
}

/**
 * Imports markers.json as the places of a website, in one transaction. Places that are not in the file stay. Throws
 * {@link ImportProblemsError}, with every problem by file, line, column and path, before anything is written.
 */
export async function importMarkers(
  sql: Sql,
  websiteCode: string,
  file: string,
  { pictures }: ImportOptions = {},
): Promise<ImportResult> {
  const { content: entries, placeOf } = await readEditedJson(file, path.basename(file), markerFile)
  const websiteId = await websiteIdOf(sql, websiteCode)
  const problems = namedTwice(entries, 'identifier', placeOf)
  const images = entries.flatMap(({ img }) => img ?? [])
  const known = await knownPictures(sql, images, pictures)
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
      const { fr, en, it } = entry.content
      const content = { fr: renderMarkdown(fr), en: renderMarkdown(en), it: renderMarkdown(it) }
      total += Number(await upsertMarker(tx, websiteId, entry, content))
    }
    return total
  })
  return { read: entries.length, changed }
}

/** The same for locations.json, whose entries may name the website's markers. */
export async function importLocations(sql: Sql, websiteCode: string, file: string): Promise<ImportResult> {
  const { content: entries, placeOf } = await readEditedJson(file, path.basename(file), locationFile)
  const websiteId = await websiteIdOf(sql, websiteCode)
  const markers = await selectMarkerIds(sql, websiteId)
  const problems = namedTwice(entries, 'code', placeOf)
  for (const [index, { marker }] of entries.entries()) {
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
    return total
  })
  return { read: entries.length, changed }
}

async function websiteIdOf(sql: Sql, code: string): Promise<number> {
  const id = await selectWebsiteId(sql, code)
  if (id === undefined) throw new ImportProblemsError([`There is no website with the code ${code}.`])
  return id
}

function namedTwice<Key extends 'code' | 'identifier'>(
  entries: readonly Record<Key, string>[],
  key: Key,
  placeOf: PlaceOf,
): string[] {
  return entries.flatMap((entry, index) =>
    entries.findIndex((other) => other[key] === entry[key]) < index
      ? [`${placeOf([index, key])} ${key} ${entry[key]} is given twice: choose another`]
      : [],
  )
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
    (['fr', 'en', 'it'] as const).flatMap((language) => {
      const key = `${language} ${url_key[language]}`
      const isTaken = taken.has(key)
      taken.add(key)
      return isTaken
        ? [
            `${placeOf([index, 'url_key', language])} url_key ${url_key[language]} belongs to another marker, choose another`,
          ]
        : []
    }),
  )
}
