import { gazetteerGeocoder } from '../apps/api/src/geo/index.ts'
import { median, report } from './report.ts'

const rounds = 31
const texts = [
  's',
  'sa',
  'saint',
  'lyon',
  '69',
  '69002',
  '69002 lyon',
  'abergement',
  '12 bis avenue Jean Jaurès 31000 Toulouse',
  '12 rue de la République Saint-Étienne',
  'via Vigevano 9, 20144 Milano',
  'nowhere to be found',
]
const paris = { latitude: 48.8566, longitude: 2.3522 }

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const costs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(start)
    costs.push((user + system) / 1000)
  }
  return median(costs)
}

/** The offline geocoder on all of France and Italy; reports the slowest of many queries. */
export async function benchGeo(): Promise<void> {
  const geocoder = gazetteerGeocoder(() => Promise.resolve([]))
  await geocoder.around(paris, 1, 'fr')
  const slowest = { suggest: 0, search: 0 }
  for (const text of texts) {
    for (const bias of [undefined, paris]) {
      const wanted = { text, bias, limit: 10, language: 'fr' as const, country: 'FR', countries: ['FR'] }
      slowest.suggest = Math.max(slowest.suggest, await cpuOf(() => geocoder.suggest(wanted)))
      slowest.search = Math.max(slowest.search, await cpuOf(() => geocoder.search(wanted)))
    }
  }
  const around = await cpuOf(() => geocoder.around(paris, 5, 'fr'))
  const figures = { geoAutosuggest: slowest.suggest, geoSearch: slowest.search, geoReverseSearch: around }
  for (const [what, value] of Object.entries(figures))
    report({ what: `${what} over 42,700 towns, slowest text, CPU`, value, unit: 'ms', bar: 5 })
}
