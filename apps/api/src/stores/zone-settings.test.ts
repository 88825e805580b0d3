import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { parseStoreSettings } from './index.ts'

type Method = { priceInclTax: number; zones?: string[]; surchargeInclTax?: Record<string, number> }
type Config = {
  zones: object[]
  shipping: { methods: Method[] }
}

let test: TestApi
let config: Config

beforeAll(async () => {
  test = await createTestApi()
  const [row] = await test.sql<{ config: Config }[]>`select config from website where code = 'fontaines'`
  if (!row) throw new Error('There is no website.')
  config = row.config
})
afterAll(() => test.close())

const name = { fr: '', en: '', it: '' }
const steps = [{ from: 0, priceInclTax: 500 }]

describe('zones and rates', () => {
  const method = (changes: object) => ({
    shipping: { methods: [{ ...config.shipping.methods[0], ...changes }] },
  })
  const table = (...rows: object[]) => method({ priceInclTax: undefined, table: { by: 'weight', rows } })

  const window = { weekdays: [1], from: '08:00', to: '12:00', capacity: 2 }
  const appointment = (changes: object) =>
    method({
      appointment: { fromWeight: 30, leadWorkingDays: 2, daysAhead: 14, windows: [window], ...changes },
    })

  it.each([
    ['windows', 'must have a window', { windows: [] }],
    ['windows.0', 'must end after it begins', { windows: [{ ...window, to: '07:00' }] }],
    ['windows.0.from', 'must be a time', { windows: [{ ...window, from: '8h' }] }],
    ['windows.0.weekdays.0', 'must be 7 at most', { windows: [{ ...window, weekdays: [8] }] }],
    ['windows.0.capacity', 'must be 1 or more', { windows: [{ ...window, capacity: 0 }] }],
    ['windows', 'begin at the same time', { windows: [window, { ...window, to: '10:00' }] }],
    ['closures.0', 'must end on or after', { closures: [{ from: '2026-12-31', to: '2026-12-24' }] }],
    ['leadWorkingDaysByZone', '"de" is no zone', { leadWorkingDaysByZone: { de: 3 } }],
  ])('reject appointments that are wrong at %s: %s', (place, message, changes) => {
    const parse = () => parseStoreSettings({ ...config, ...appointment(changes) }, 'fontaines')
    expect(parse).toThrow(`shipping.methods.0.appointment.${place}: `)
    expect(parse).toThrow(message)
  })

  it('needs the goods that are delivered by appointment', () =>
    expect(() =>
      parseStoreSettings({ ...config, ...appointment({ fromWeight: undefined }) }, 'fontaines'),
    ).toThrow('needs fromWeight or optionSkus'))

  it.each([
    ['zones', 'must have a zone', () => ({ zones: [] })],
    [
      'zones.3.countries.0',
      'is already in "fr": put this zone before it',
      () => ({
        zones: [...config.zones, { code: 'paris', name, countries: [{ country: 'FR', postcodes: ['75*'] }] }],
      }),
    ],
    [
      'zones.3.code',
      '"fr" is the code of an earlier zone',
      () => ({ zones: [...config.zones, { code: 'fr', name, countries: ['DE'] }] }),
    ],
    [
      'home_zone',
      '"de" is no zone of this website; its zones are fr-corsica, fr, mc',
      () => ({ home_zone: 'de' }),
    ],
    ['taxRates.standard', 'needs the rate of "fr"', () => ({ taxRates: { standard: { mc: 2000 } } })],
    ['taxRates.standard', '"de" is no zone', () => ({ taxRates: { standard: { fr: 2000, de: 1900 } } })],
    ['default_country', 'must be one of countries: FR', () => ({ default_country: 'DE', countries: ['FR'] })],
    ['countries.0', 'must be an ISO 3166-1 country code', () => ({ countries: ['ZZ'] })],
    ['shipping.methods.0.zones', '"de" is no zone', () => method({ zones: ['de'] })],
    ['shipping.methods.0.freeFromInclTax', '"de" is no zone', () => method({ freeFromInclTax: { de: 1 } })],
    ['shipping.methods.0.surchargeInclTax', '"de" is no zone', () => method({ surchargeInclTax: { de: 1 } })],
    ['shipping.methods.0.priceInclTax', 'must be 0 or more', () => method({ priceInclTax: -1 })],
    ['shipping.methods.0.zoneExtraInclTax', 'Invalid key', () => method({ zoneExtraInclTax: {} })],
    [
      'shipping.methods.0.currencies.CHF',
      'needs an entry in currencies',
      () => method({ currencies: { CHF: { priceInclTax: 1 } } }),
    ],
    [
      'shipping.methods.0.currencies.CHF.freeFromInclTax',
      '"de" is no zone',
      () => ({
        currencies: [{ code: 'CHF', rate: '0.94' }],
        ...method({ currencies: { CHF: { freeFromInclTax: { de: 1 } } } }),
      }),
    ],
    [
      'shipping.methods.0',
      'has a table, whose prices are converted',
      () => ({
        currencies: [{ code: 'CHF', rate: '0.94' }],
        ...method({
          priceInclTax: undefined,
          table: { by: 'weight', rows: [{ steps }] },
          currencies: { CHF: { priceInclTax: 1 } },
        }),
      }),
    ],
    ['shipping.methods.0', 'either priceInclTax or a table', () => method({ priceInclTax: undefined })],
    [
      'shipping.methods.0.table.rows.0.steps.0.priceInclTax',
      'must be 0 or more',
      () => table({ steps: [{ from: 0, priceInclTax: -1 }] }),
    ],
    [
      'shipping.methods.0.table.rows.0.postcodes.0',
      'a prefix such as 20*',
      () => table({ country: 'FR', postcodes: ['^20'], steps }),
    ],
    [
      'shipping.methods.0.table.rows.1',
      'is never reached: rows.0',
      () => table({ steps }, { zone: 'fr', steps }),
    ],
    ['shipping.methods.0.table.rows.0.zone', '"de" is no zone', () => table({ zone: 'de', steps })],
  ])('are refused at %s: %s', (path, message, changes) => {
    const parse = () => parseStoreSettings({ ...config, ...changes() }, 'fontaines')
    expect(parse).toThrow(`are wrong at ${path}: `)
    expect(parse).toThrow(message)
  })

  it('may except postcodes from an earlier zone', () => {
    const zones = [
      { code: 'fr', name, countries: [{ country: 'FR', except: ['20*'] }] },
      { code: 'island', name, countries: [{ country: 'FR', postcodes: ['20*'] }] },
    ]
    const taxRates = { standard: { fr: 2000, island: 2000 } }
    const changes = { zones, taxRates, shipping: { methods: [] } }
    expect(() => parseStoreSettings({ ...config, ...changes }, 'fontaines')).not.toThrow()
  })
})

/** The settings of the website, but for what zones are called: a merchant may word it anew. */
function settingsOf(given: Config | undefined) {
  const { zones, shipping, ...settings } = parseStoreSettings(given, 'fontaines')
  return {
    ...settings,
    zones: zones.map((zone) => ({ ...zone, name: {} })),
    shipping: { ...shipping, area: {} },
  }
}

describe('the migration of websites with the zones of the code', () => {
  it('gives the settings that the files have now', async () => {
    const migration = await readFile(new URL('../../migrations/0057_zones.sql', import.meta.url), 'utf8')
    const methods = config.shipping.methods.map(({ zones, surchargeInclTax = {}, ...method }) => ({
      ...method,
      countries: zones ? ['FR'] : [],
      zoneExtraInclTax: surchargeInclTax,
    }))
    await test.sql.begin(async (tx) => {
      await tx`
        update website set config = (config - 'zones' - 'home_zone') || ${tx.json({ shipping: { methods } })}
        where code = 'fontaines'`
      await tx.unsafe(migration)
    })
    const [row] = await test.sql<{ config: Config }[]>`select config from website where code = 'fontaines'`
    expect(settingsOf(row?.config)).toEqual(settingsOf(config))
  })
})
