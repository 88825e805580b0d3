import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { locationId } from '../../test/fulfilment.ts'
import { entryOf, restoreEntry } from '../../test/restore.ts'
import { root } from '../../test/settings.ts'
import { importMarkers } from '../markers/index.ts'

let shop: TestApi
let owner: TestStaff
let location: string
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
  owner = asStaff(shop)
  location = String(await locationId(shop, 'paris-canal'))
  folder = await mkdtemp(path.join(tmpdir(), 'landmarks-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

type Landmark = { kind: string; name: string; metres: number; walking_minutes: number; direction: string }

/** What shoppers see at the Canal. */
async function shown(store = 'sushi_en'): Promise<Landmark[]> {
  await shop.api.app.catalogue.refresh()
  const { data } = await shop.send<{ marker: { landmarks: Landmark[] } }>(
    '{ marker(url_key: "paris-canal") { landmarks { kind name metres walking_minutes direction } } }',
    {},
    { store },
  )
  return data.marker.landmarks
}

const names = (name: string) => ['fr', 'en', 'it'].map((language) => ({ language, name }))
const bridge = { kind: 'LANDMARK', names: names('Passerelle'), metres: 200, direction: 'N' }

const set = async (landmarks: readonly object[], staff = owner) =>
  await staff.send<{ setLandmarks: { languages: string[]; landmarks: { metres: number }[] } }>(
    `mutation ($key: ID!, $location: ID!, $landmarks: [LandmarkInput!]!) {
      setLandmarks(idempotencyKey: $key, locationId: $location, landmarks: $landmarks) {
        languages landmarks { metres }
      }
    }`,
    { key: newKey(), location, landmarks },
  )

describe('landmarks of the site’s files', () => {
  it('are shown in the language of the request, nearest first, with the walk', async () => {
    const [first, ...others] = await shown()
    expect(first).toEqual({
      kind: 'STREET',
      name: 'Quai de Valmy',
      metres: 150,
      walking_minutes: 2,
      direction: 'E',
    })
    expect(others.map(({ name }) => name)).toEqual(['Jacques Bonsergent metro', 'République metro'])
    expect((await shown('sushi_it'))[2]?.name).toBe('Metro République')
  })

  const marker = async (change: (entry: Record<string, unknown>) => void) => {
    const file = path.join(folder, 'markers.json')
    const all = JSON.parse(await readFile(path.join(root, 'sites/sushi/markers.json'), 'utf8')) as Record<
      string,
      unknown
    >[]
    for (const entry of all) if (entry['identifier'] === 'paris-canal') change(entry)
    await writeFile(file, JSON.stringify(all))
    return file
  }
  const landmark = { kind: 'tram', name: { fr: 'T', en: 'T', it: 'T' }, metres: 90, direction: 'W' }

  it.each([
    ['a kind that there is not', { ...landmark, kind: 'pub' }, /must be one of station, tram/],
    ['a direction that there is not', { ...landmark, direction: 'UP' }, /must be one of N, NE/],
    ['no distance', { ...landmark, metres: 0 }, /must be 1 at least/],
    ['a name that lacks a language', { ...landmark, name: { fr: 'T', en: 'T' } }, /it/],
  ])('are refused with %s', async (_, wrong, message) => {
    const file = await marker((entry) => (entry['landmarks'] = [wrong]))
    await expect(importMarkers(shop.sql, 'sushi', file, { mayLackPictures: true })).rejects.toThrow(message)
  })

  it('replace those of the staff only where the file has new ones', async () => {
    expect((await set([bridge])).errors).toBeUndefined()
    const changed = await marker((entry) => (entry['phone'] = '01 99 00 99 99'))
    await importMarkers(shop.sql, 'sushi', changed, { mayLackPictures: true })
    expect((await shown()).map(({ name }) => name)).toEqual(['Passerelle'])
    const newer = await marker((entry) => (entry['landmarks'] = [landmark]))
    await importMarkers(shop.sql, 'sushi', newer, { mayLackPictures: true })
    expect((await shown()).map(({ name }) => name)).toEqual(['T'])
  })
})

describe('landmarks in the back office', () => {
  beforeEach(async () => {
    await set([])
  })

  it('are changed with a record in the log that brings the old ones back', async () => {
    const station = { kind: 'STATION', names: names('République'), metres: 40, direction: 'S' }
    const { data } = await set([bridge, station])
    expect(data.setLandmarks).toMatchObject({ landmarks: [{ metres: 40 }, { metres: 200 }] })
    expect(data.setLandmarks.languages.toSorted()).toEqual(['en', 'fr', 'it'])
    expect((await shown()).map(({ name }) => name)).toEqual(['République', 'Passerelle'])
    await set([bridge])
    const { errors } = await restoreEntry(owner, await entryOf(shop, 'location.landmarks', location))
    expect(errors).toBeUndefined()
    expect((await shown()).map(({ name }) => name)).toEqual(['République', 'Passerelle'])
  })

  it.each([
    ['without a name in a language', { ...bridge, names: names('X').slice(0, 2) }, 'landmarks.0.names'],
    ['of no distance', { ...bridge, metres: 0 }, 'landmarks.0.metres'],
  ])('are refused %s', async (_, wrong, field) => {
    const { errors } = await set([wrong])
    expect(errors?.[0]?.extensions).toMatchObject({ problems: [{ field }] })
    expect(await shown()).toEqual([])
  })

  it('are no more than a hint', async () => {
    const { errors } = await set(Array.from({ length: 9 }, () => bridge))
    expect(errors?.[0]?.extensions).toMatchObject({ problems: [{ field: 'landmarks.8.count' }] })
  })

  it('belong to those who plan the slots of the point of sale', async () => {
    const elsewhere = asStaff(shop, { locationIds: [Number(location) + 1] })
    expect((await set([bridge], elsewhere)).errors?.[0]?.message).toMatch(/doesn’t exist/)
    const cook = asStaff(shop, { permissions: new Set(['kitchen.work'] as const) })
    expect((await set([bridge], cook)).errors).toHaveLength(1)
    expect(await shown()).toEqual([])
  })
})
