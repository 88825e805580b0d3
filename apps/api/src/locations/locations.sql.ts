import type { Queryable, Transaction } from '../platform/database.ts'
import { weekdays } from '../platform/file-values.ts'
import type { LocationEntry } from './location-file.ts'

/** Codes of the store groups of a website. */
export async function selectGroupCodes(sql: Queryable, websiteId: number): Promise<Set<string>> {
  const rows = await sql<{ code: string }[]>`select code from store_group where website_id = ${websiteId}`
  return new Set(rows.map(({ code }) => code))
}

/** Saves a location with its hours, fees and texts if it is new or changed; returns whether it was. */
export async function upsertLocation(
  tx: Transaction,
  websiteId: number,
  entry: LocationEntry,
  { markerId, position }: { markerId: number | null; position: number },
): Promise<boolean> {
  const area = entry.delivery_area
  const row = {
    website_id: websiteId,
    code: entry.code,
    marker_id: markerId,
    assortment: entry.assortment,
    position,
    timezone: entry.timezone,
    enable_pickup: entry.enable_pickup,
    enable_delivery: entry.enable_delivery,
    tags: entry.tags,
    message_css: entry.message_css,
    horizon_days: entry.horizon_days,
    min_order: entry.min_order,
    delivery_radius_km: area && 'radius_km' in area ? area.radius_km : null,
    source: tx.json(entry),
  }
  const { website_id: _website, code: _code, ...values } = row
  const [written] = await tx<{ id: number }[]>`
    insert into location ${tx(row)}
    on conflict (website_id, code) do update set ${tx(values)}
    where (location.source, location.marker_id, location.position)
          is distinct from (excluded.source, excluded.marker_id, excluded.position)
    returning id`
  if (!written) return false
  await clear(tx, written.id)
  await insertTexts(tx, written.id, entry)
  await insertHours(tx, written.id, entry)
  await insertSlots(tx, written.id, entry)
  if (area && 'postcodes' in area)
    await tx`
      insert into location_delivery_postcode (location_id, postcode)
      select distinct ${written.id}::int, unnest(${area.postcodes}::text[])`
  return true
}

async function clear(tx: Transaction, id: number): Promise<void> {
  await tx`delete from location_text where location_id = ${id}`
  await tx`delete from location_opening where location_id = ${id}`
  await tx`delete from location_closure where location_id = ${id}`
  await tx`delete from location_slot_rule where location_id = ${id}`
  await tx`delete from location_delivery_postcode where location_id = ${id}`
}

async function insertTexts(tx: Transaction, id: number, entry: LocationEntry): Promise<void> {
  const rows = Object.entries(entry.title).map(([language, title]) => ({
    location_id: id,
    language,
    title,
    message: entry.message?.[language] ?? null,
    unavailable_message: entry.unavailable_message?.[language] ?? null,
  }))
  await tx`insert into location_text ${tx(rows)}`
}

async function insertHours(tx: Transaction, id: number, entry: LocationEntry): Promise<void> {
  const hours = weekdays.flatMap((day, index) =>
    entry.opening_hours[day].map(([opens, closes]) => ({
      location_id: id,
      weekday: index + 1,
      opens,
      closes,
    })),
  )
  if (hours.length > 0) await tx`insert into location_opening ${tx(hours)}`
  const closures = entry.closures.map(({ from, to, reason }) => ({
    location_id: id,
    first_day: from,
    last_day: to,
    reasons: tx.json(reason),
  }))
  if (closures.length > 0) await tx`insert into location_closure ${tx(closures)}`
}

async function insertSlots(tx: Transaction, id: number, entry: LocationEntry): Promise<void> {
  for (const method of ['pickup', 'delivery'] as const) {
    const rule = entry.slots[method]
    if (!rule) continue
    const { minutes, capacity, fee = 0, fees = [{ from: '00:00', to: '24:00', fee }] } = rule
    const lead = entry.lead_minutes[method] ?? 0
    await tx`
      insert into location_slot_rule (location_id, method, minutes, capacity, lead_minutes, cut_off)
      values (${id}, ${method}, ${minutes}, ${capacity}, ${lead}, ${entry.cut_off[method] ?? null})`
    const rows = fees.map((span) => ({
      location_id: id,
      method,
      starts: span.from,
      ends: span.to,
      fee: span.fee,
    }))
    if (rows.length > 0) await tx`insert into location_slot_fee ${tx(rows)}`
  }
}
