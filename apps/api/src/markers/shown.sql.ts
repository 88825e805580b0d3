import type { Queryable } from '../platform/database.ts'
import type { Landmark } from '@comptoir/rules/landmark'
import type { Language } from '@comptoir/rules/language'

type Spans = [from: string, to: string][]

export type MarkerRow = {
  id: number
  identifier: string
  urlKey: string
  /** URL key by language. */
  urlKeys: Record<Language, string>
  isVisible: boolean
  title: string
  picto: string | null
  address: string
  postcode: string
  city: string
  countryCode: string
  latitude: number
  longitude: number
  zoom: number
  phone: string | null
  contactEmail: string | null
  websiteUrl: string | null
  social: Record<string, string>
  picture: string | null
  landmarks: Landmark[]
  additionalInformation: {
    services?: Record<Language, string[]>
    opening_hours?: Record<string, Spans>
    tags?: string[]
    /** IANA name. */
    timezone?: string
  }
  createdAt: Date
  updatedAt: Date
  /** HTML. */
  content: string
  metaTitle: string | null
  metaDescription: string | null
}

export type MarkerScope = {
  websiteId: number
  language: Language
  /** Include markers that only `SHOW_INVISIBLE_LOCATIONS` shows. */
  invisible: boolean
}

/** Markers in the order of their first import; `urlKey` selects one. */
export async function selectMarkers(
  sql: Queryable,
  { websiteId, language, invisible }: MarkerScope,
  urlKey?: string,
): Promise<MarkerRow[]> {
  return await sql<MarkerRow[]>`
    select m.id, m.identifier, t.url_key as "urlKey", m.is_visible as "isVisible", t.title, m.picto, m.address,
           m.postcode, m.city, m.country_code as "countryCode", m.latitude, m.longitude, m.zoom, m.phone,
           m.contact_email as "contactEmail", m.website_url as "websiteUrl", m.social, m.picture, m.landmarks,
           m.additional_information as "additionalInformation", m.created_at as "createdAt",
           m.updated_at as "updatedAt", t.content, t.meta_title as "metaTitle",
           t.meta_description as "metaDescription",
           (select jsonb_object_agg(o.language, o.url_key) from marker_text o where o.marker_id = m.id) as "urlKeys"
      from marker m join marker_text t on t.marker_id = m.id and t.language = ${language}
     where m.website_id = ${websiteId} ${invisible ? sql`` : sql`and m.is_visible`}
       ${urlKey === undefined ? sql`` : sql`and t.url_key = ${urlKey}`}
     order by m.id`
}

/** Matches URL keys of all languages, so that a link in another language works. */
export async function selectMarkerUrlKey(
  sql: Queryable,
  { websiteId, language }: MarkerScope,
  urlKey: string,
): Promise<string | undefined> {
  const [row] = await sql<{ urlKey: string }[]>`
    select own.url_key as "urlKey" from marker_text any_language
      join marker_text own on own.marker_id = any_language.marker_id and own.language = ${language}
     where any_language.website_id = ${websiteId} and any_language.url_key = ${urlKey} limit 1`
  return row?.urlKey
}
