import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { importMarkers } from '../markers/index.ts'
import { importLocations } from './index.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-places-'))
  return () => rm(folder, { recursive: true })
})

const site = (name: string) => path.join(testSettings().sitesDir, 'sushi', name)
type Entry = Record<string, unknown>
const firstOf = async (name: string): Promise<Entry> => JSON.parse(await readFile(site(name), 'utf8'))[0]
const write = async (name: string, entries: Entry[]) => {
  const file = path.join(folder, name)
  await writeFile(file, JSON.stringify(entries, null, 2))
  return file
}
const problemsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) => (error instanceof ImportProblemsError ? error.problems : [String(error)]),
  )

test('importing the same locations again changes nothing', async () => {
  expect(await importMarkers(shop.sql, 'sushi', site('markers.json'))).toEqual({ read: 8, changed: 0 })
  expect(await importLocations(shop.sql, 'sushi', site('locations.json'))).toEqual({ read: 8, changed: 0 })
})

test('stores a cut-off and an assortment; rejects an unknown assortment', async () => {
  const first = await firstOf('locations.json')
  const entry = { ...first, code: 'paris-try', cut_off: { delivery: '20:30' }, assortment: 'sushi' }
  expect(await importLocations(shop.sql, 'sushi', await write('one.json', [entry]))).toMatchObject({
    changed: 1,
  })
  const [row] = await shop.sql`
    select l.assortment, r.cut_off::text as "cutOff" from location l
      join location_slot_rule r on r.location_id = l.id and r.method = 'delivery' where l.code = 'paris-try'`
  expect(row).toEqual({ assortment: 'sushi', cutOff: '20:30:00' })
  const wrong = await write('two.json', [{ ...entry, assortment: 'fontaines' }])
  expect(await problemsOf(importLocations(shop.sql, 'sushi', wrong))).toEqual([
    expect.stringMatching(/there is no store group "fontaines": use one of sushi$/),
  ])
  await shop.sql`delete from location where code = 'paris-try'`
})

test('stores hours, fees and areas', async () => {
  const [fee] = await shop.sql`
    select f.fee, r.minutes, r.capacity, r.lead_minutes
      from location l join location_slot_rule r on r.location_id = l.id and r.method = 'delivery'
      join location_slot_fee f on f.location_id = l.id and f.method = r.method and '19:00' >= f.starts and '19:00' < f.ends
     where l.code = 'paris-marais'`
  expect(fee).toEqual({ fee: 390, minutes: 30, capacity: 6, lead_minutes: 45 })
  const [pickup] = await shop.sql`
    select f.starts, f.ends, f.fee from location l join location_slot_fee f on f.location_id = l.id
     where l.code = 'lyon-croix-rousse' and f.method = 'pickup'`
  expect(pickup).toEqual({ starts: '00:00:00', ends: '24:00:00', fee: 0 })
  const areas = await shop.sql`
    select l.code from location l join location_delivery_postcode p on p.location_id = l.id
     where p.postcode = '75003' order by l.position`
  expect(areas.map((row) => row['code'])).toEqual(['paris-marais', 'paris-canal'])
  const [radius] =
    await shop.sql`select delivery_radius_km::float as km from location where code = 'lyon-terreaux'`
  expect(radius).toEqual({ km: 4.5 })
})

test('the demo has an invisible location, one without delivery, and some closed on Mondays', async () => {
  const rows = await shop.sql`
    select count(*) filter (where not m.is_visible)::int as unseen,
           count(*) filter (where not l.enable_delivery)::int as "withoutDelivery",
           count(*) filter (where not exists (
             select 1 from location_opening o where o.location_id = l.id and o.weekday = 1))::int as "closedOnMondays"
      from location l join marker m on m.id = l.marker_id`
  expect(rows).toMatchObject([{ unseen: 1, withoutDelivery: 1 }])
  expect(rows[0]?.['closedOnMondays']).toBeGreaterThan(0)
})

test('changed hours replace the stored ones', async () => {
  const entry = { ...(await firstOf('locations.json')), code: 'test-hours' }
  const week = {
    monday: [['10:00', '12:00']],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  }
  await importLocations(shop.sql, 'sushi', await write('locations.json', [entry]))
  const file = await write('locations.json', [{ ...entry, opening_hours: week, closures: [] }])
  expect(await importLocations(shop.sql, 'sushi', file)).toEqual({ read: 1, changed: 1 })
  const hours = await shop.sql`
    select o.weekday, o.opens, o.closes from location_opening o join location l on l.id = o.location_id
     where l.code = 'test-hours'`
  expect(hours).toEqual([{ weekday: 1, opens: '10:00:00', closes: '12:00:00' }])
})

test('reports all problems of a location by line, column and path', async () => {
  const entry = await firstOf('locations.json')
  const file = await write('locations.json', [
    {
      ...entry,
      timezone: 'Europe/Lutèce',
      opening_hours: {
        ...(entry['opening_hours'] as object),
        sunday: [
          ['18:00', '22:00'],
          ['12:00', '9:00'],
        ],
      },
      delivery_area: { postcodes: ['Paris'] },
      horizon_days: 0,
      colour: 'red',
    },
  ])
  expect(await problemsOf(importLocations(shop.sql, 'sushi', file))).toEqual([
    expect.stringMatching(/^locations\.json:9:17: 0\.timezone: is no time zone, write one such as/),
    expect.stringMatching(/^locations\.json:\d+:\d+: 0\.opening_hours\.sunday\.1\.1: write a time as HH:mm/),
    expect.stringMatching(
      /^locations\.json:\d+:\d+: 0\.opening_hours\.sunday: the spans of a day must follow/,
    ),
    expect.stringMatching(
      /^locations\.json:\d+:\d+: 0\.delivery_area\.postcodes\.0: write a postcode without spaces/,
    ),
    expect.stringMatching(/^locations\.json:\d+:\d+: 0\.horizon_days: must be 1 at least/),
    expect.stringMatching(/^locations\.json:\d+:\d+: 0\.colour: is not known here: remove it/),
  ])
})

test('requires an existing marker and a unique code', async () => {
  const entry = await firstOf('locations.json')
  const file = await write('locations.json', [entry, { ...entry, marker: 'nowhere' }])
  expect(await problemsOf(importLocations(shop.sql, 'sushi', file))).toEqual([
    expect.stringMatching(/^locations\.json:\d+:13: code paris-marais is given twice: choose another/),
    expect.stringMatching(/^locations\.json:\d+:15: there is no marker "nowhere"/),
  ])
})

test('requires unique URL keys of markers, and existing pictures', async () => {
  const entry = await firstOf('markers.json')
  const file = await write('markers.json', [
    { ...entry, identifier: 'one', img: 'none.webp' },
    { ...entry, identifier: 'two', url_key: { fr: 'two', en: 'paris-canal', it: 'due' } },
  ])
  expect(await problemsOf(importMarkers(shop.sql, 'sushi', file))).toEqual([
    expect.stringMatching(/^markers\.json:\d+:\d+: there is no picture "none\.webp"/),
    expect.stringMatching(/^markers\.json:\d+:\d+: url_key paris-marais belongs to another marker/),
    expect.stringMatching(/^markers\.json:\d+:\d+: url_key paris-marais belongs to another marker/),
    expect.stringMatching(/^markers\.json:\d+:\d+: url_key paris-marais belongs to another marker/),
    expect.stringMatching(/^markers\.json:\d+:\d+: url_key paris-canal belongs to another marker/),
  ])
})

test('takes markers of any country, with a postcode of its form', async () => {
  const entry = await firstOf('markers.json')
  const swiss = (cp: string) => ({ ...entry, identifier: 'zurich', cp, city: 'Zürich', country: 'CH' })
  expect(
    await problemsOf(importMarkers(shop.sql, 'sushi', await write('markers.json', [swiss('80011')]))),
  ).toEqual([expect.stringMatching(/^markers\.json:\d+:\d+: 0\.cp: write a postcode of CH such as /)])
  const nowhere = await write('markers.json', [{ ...entry, country: 'XX' }])
  expect(await problemsOf(importMarkers(shop.sql, 'sushi', nowhere))).toEqual([
    expect.stringMatching(/^markers\.json:\d+:\d+: 0\.country: must be an ISO 3166-1 country code/),
  ])
})
