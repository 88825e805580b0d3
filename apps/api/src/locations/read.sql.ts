import type { Queryable } from '../platform/database.ts'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Location } from './location.ts'

type Row = Omit<Location, 'fulfilmentOptions' | 'nearPostcodes'> & {
  enablePickup: boolean
  enableDelivery: boolean
  horizonDays: number
  rules: {
    method: FulfilmentMethod
    minutes: number
    capacity: number
    leadMinutes: number
    cutOff: string | null
    fees: { from: string; to: string; fee: number }[]
  }[]
}

/** All locations with hours, fees and texts, in the order of the files. */
export async function selectLocations(sql: Queryable): Promise<Location[]> {
  const rows = await sql<Row[]>`
    select l.id, l.code, l.website_id as "websiteId", l.timezone, l.tags, l.message_css as "messageCss",
           l.min_order as "minOrder", l.horizon_days as "horizonDays", l.enable_pickup as "enablePickup",
           l.enable_delivery as "enableDelivery", l.delivery_radius_km::float as "radiusKm",
           t.titles, t.messages, t."unavailableMessages", to_jsonb(m) as marker,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'weekday', weekday, 'opens', to_char(opens, 'HH24:MI'), 'closes', left(closes::text, 5))
                   order by weekday, opens), '[]')
              from location_opening where location_id = l.id) as openings,
           (select coalesce(jsonb_agg(jsonb_build_object('from', first_day, 'to', last_day, 'reasons', reasons)
                   order by first_day), '[]')
              from (select first_day, last_day, reasons from location_closure where location_id = l.id
                    union all
                    select first_day, last_day, reasons from slot_closure
                     where location_id = l.id and first_day is not null and method is null) closed) as closures,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'day', day, 'opens', to_char(opens, 'HH24:MI'), 'closes', left(closes::text, 5))
                   order by day, opens), '[]')
              from location_special_hours where location_id = l.id) as "specialHours",
           array(select postcode from location_delivery_postcode where location_id = l.id order by postcode) as postcodes,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'method', method, 'minutes', minutes, 'capacity', capacity, 'leadMinutes', lead_minutes,
                     'cutOff', left(cut_off::text, 5),
                     'fees', (select coalesce(jsonb_agg(jsonb_build_object(
                                       'from', left(starts::text, 5), 'to', left(ends::text, 5), 'fee', fee)
                                     order by starts), '[]')
                                from location_slot_fee f where f.location_id = r.location_id and f.method = r.method))), '[]')
              from location_slot_rule r where location_id = l.id) as rules
      from location l
      cross join lateral (
        select jsonb_object_agg(language, title) as titles,
               coalesce(jsonb_object_agg(language, message) filter (where message is not null), '{}') as messages,
               coalesce(jsonb_object_agg(language, unavailable_message)
                 filter (where unavailable_message is not null), '{}') as "unavailableMessages"
          from location_text where location_id = l.id) t
      left join lateral (
        select k.identifier, k.is_visible as "isVisible", k.address, k.postcode, k.city,
               k.country_code as "countryCode", k.latitude, k.longitude, k.phone,
               jsonb_object_agg(x.language, x.title) as titles, jsonb_object_agg(x.language, x.url_key) as "urlKeys"
          from marker k join marker_text x on x.marker_id = k.id where k.id = l.marker_id group by k.id) m on true
     order by l.website_id, l.position, l.id`
  return rows.map(locationOf)
}

function locationOf({ enablePickup, enableDelivery, horizonDays, rules, ...row }: Row): Location {
  const enabled = rules.filter(({ method }) => (method === 'pickup' ? enablePickup : enableDelivery))
  const { timezone: timeZone, openings, closures, specialHours } = row
  const fulfilmentOptions = enabled.map(({ capacity, ...rule }) => {
    const plan = { ...rule, timeZone, openings, closures, specialHours, horizonDays }
    return [rule.method, { plan, capacity }] as const
  })
  return { ...row, nearPostcodes: [], fulfilmentOptions: Object.fromEntries(fulfilmentOptions) }
}
