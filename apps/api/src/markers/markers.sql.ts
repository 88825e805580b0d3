import { isDeepStrictEqual } from 'node:util'
import type { Queryable, Transaction } from '../platform/database.ts'
import { textIn, type Localised } from '@comptoir/rules/language'
import type { MarkerEntry } from './marker-file.ts'

export async function selectMarkerIds(sql: Queryable, websiteId: number): Promise<Map<string, number>> {
  const rows = await sql<{ id: number; identifier: string }[]>`
    select id, identifier from marker where website_id = ${websiteId}`
  return new Map(rows.map(({ id, identifier }) => [identifier, id]))
}

/** URL keys of all other markers, as `language url_key`. */
export async function selectOtherUrlKeys(
  sql: Queryable,
  websiteId: number,
  identifiers: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ key: string }[]>`
    select t.language || ' ' || t.url_key as key from marker_text t join marker m on m.id = t.marker_id
     where m.website_id = ${websiteId} and m.identifier <> all(${[...identifiers]})`
  return new Set(rows.map(({ key }) => key))
}

/** Saves a marker with its texts if it is new or changed; returns whether it was. */
export async function upsertMarker(
  tx: Transaction,
  websiteId: number,
  entry: MarkerEntry,
  content: Localised,
): Promise<boolean> {
  const row = {
    website_id: websiteId,
    identifier: entry.identifier,
    is_visible: entry.is_visible,
    picto: entry.picto,
    address: entry.address,
    postcode: entry.cp,
    city: entry.city,
    country_code: entry.country,
    latitude: entry.coordinates.lat,
    longitude: entry.coordinates.lng,
    zoom: entry.zoom,
    phone: entry.phone,
    contact_email: entry.contact_email,
    website_url: entry.website_url,
    social: tx.json(entry.social ?? {}),
    picture: entry.img,
    additional_information: tx.json(entry.additional_information),
    source: tx.json(entry),
  }
  const { website_id: _website, identifier: _identifier, ...values } = row
  const landmarks = tx.json(entry.landmarks.map(({ name, ...rest }) => ({ ...rest, names: name })))
  const [known] = await tx<{ landmarks: MarkerEntry['landmarks'] | null }[]>`
    select source -> 'landmarks' as landmarks from marker
     where website_id = ${websiteId} and identifier = ${entry.identifier}`
  const [written] = await tx<{ id: number }[]>`
    insert into marker ${tx(row)}
    on conflict (website_id, identifier) do update set ${tx(values)}, updated_at = now()
    where marker.source is distinct from excluded.source returning id`
  if (!written) return false
  // Staff change landmarks, too: those of the file count when they are new in it.
  if (!isDeepStrictEqual(known?.landmarks ?? [], entry.landmarks))
    await tx`update marker set landmarks = ${landmarks} where id = ${written.id}`
  await tx`delete from marker_text where marker_id = ${written.id}`
  const texts = Object.entries(entry.title).map(([language, title]) => ({
    marker_id: written.id,
    website_id: websiteId,
    language,
    url_key: textIn(entry.url_key, language),
    title,
    content: textIn(content, language),
    meta_title: textIn(entry.meta_title, language),
    meta_description: textIn(entry.meta_description, language),
  }))
  await tx`insert into marker_text ${tx(texts)}`
  return true
}

/** Pictures of the markers of a website, and the texts that may show others. */
export async function selectMarkerPictures(
  sql: Queryable,
  websiteCode: string,
): Promise<{ picture: string | null; content: string }[]> {
  return await sql<{ picture: string | null; content: string }[]>`
    select m.picture, t.content from marker m join marker_text t on t.marker_id = m.id
      join website w on w.id = m.website_id where w.code = ${websiteCode}`
}
