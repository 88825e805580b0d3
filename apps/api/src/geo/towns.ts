import { distanceBetween, type Point } from '@comptoir/rules/distance'
import { placeWords } from '@comptoir/rules/geo-text'
import { awaitedWork, forEachYielding, sortYielding } from '../platform/cooperative-scheduler.ts'
import { gazetteerCountries, readAreas, readGazetteer, type Municipality } from './gazetteer.ts'
import { isParticle } from './streets.ts'

export type Town = Municipality & {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Name of the department or province. */
  state: string
  /** The name used in addresses: districts of Lyon use Lyon. */
  city: string
  /** Score for the population, for ranking towns with similar names. */
  weight: number
}

/** `isWhole` is also true when only articles precede the text: Mans in Le Mans. */
type Key = { text: string; town: Town; isWhole: boolean; isFirst: boolean }

type Ranking = {
  bias?: Point | undefined
  /** Ranks higher among equal towns. */
  country?: string | undefined
}

type NameSearch = Ranking & { open: boolean; whole?: boolean; limit: number }

const district = / \d+er? Arrondissement$/
/** Minimum population of towns that match one or two letters. */
const leastOfShort = 2000
/** Distance in kilometres up to which proximity counts. */
const proximityRadius = 60

/** Municipalities by the words of their names and by postcode, in sorted tables with binary search. */
export class Towns {
  readonly all: readonly Town[]
  readonly #names: Key[]
  readonly #postcodes: { text: string; town: Town }[]
  readonly #byCode: Map<string, Town>
  /** Districts of Paris, Lyon and Marseille by the name of the town. */
  readonly #districts: Map<string, Town[]>

  private constructor(all: readonly Town[], names: Key[], postcodes: { text: string; town: Town }[]) {
    this.all = all
    this.#names = names
    this.#postcodes = postcodes
    this.#byCode = new Map(all.map((town) => [`${town.country}${town.code}`, town]))
    this.#districts = Map.groupBy(
      all.filter((town) => town.city !== town.name),
      ({ area, city }) => `${area} ${city}`,
    )
  }

  /**
   * Yields to the event loop every few milliseconds, because there are tens of thousands of municipalities.
   */
  static async of(all: readonly Town[]): Promise<Towns> {
    const names: Key[] = []
    const postcodes: { text: string; town: Town }[] = []
    const add = (town: Town) => {
      names.push(...keysOf(town))
      for (const text of town.postcodes) postcodes.push({ text, town })
    }
    await forEachYielding(all, add, awaitedWork())
    return new Towns(all, await sortedByText(names), await sortedByText(postcodes))
  }

  /**
   * Towns whose name contains these folded words in sequence, best first. `open`: the last word may be a
   * prefix. `whole`: the words must be the complete name.
   */
  named(words: readonly string[], { open, whole = false, limit, ...ranking }: NameSearch): Town[] {
    const text = words.map((word) => abbreviations[word] ?? word).join(' ')
    if (text === '') return []
    const scores = new Map<Town, number>()
    const isShort = text.length < 3
    const { first, end } = rangeOf(this.#names, text)
    for (let at = first; at < end; at++) {
      const key = this.#names[at]
      if (!key || ((whole || isShort) && !key.isWhole)) continue
      const isExact = key.isWhole && key.text.length === text.length
      if (isShort && !isExact && key.town.population < leastOfShort) continue
      const isWord = key.text.length === text.length || key.text[text.length] === ' '
      if (whole ? !isExact && !(open && text.length > 2) : !open && !isWord) continue
      const fit = isExact && key.isFirst ? 3 : (key.isWhole ? 1 : 0) + (isWord ? 1 : 0.5)
      if (fit > (scores.get(key.town) ?? -1)) scores.set(key.town, fit)
    }
    return best(scores, limit, ranking)
  }

  /** Towns of a postcode or postcode prefix. Divided towns are replaced by their districts. */
  ofPostcode(beginning: string, limit: number, ranking: Ranking = {}): { town: Town; postcode: string }[] {
    const found = new Map<Town, string>()
    const { first, end } = rangeOf(this.#postcodes, beginning)
    for (const { text, town } of this.#postcodes.slice(first, end))
      if (!found.has(town)) found.set(town, text)
    const districts = new Set<string>()
    for (const [town, postcode] of found)
      if (town.city !== town.name) districts.add(`${town.city} ${postcode}`)
    const scores = new Map<Town, number>()
    for (const [town, postcode] of found)
      if (town.city !== town.name || !districts.has(`${town.city} ${postcode}`))
        scores.set(town, town.country === ranking.country ? 2 : 0)
    return best(scores, limit, ranking).map((town) => ({ town, postcode: found.get(town) ?? beginning }))
  }

  /** All towns with this postcode. */
  withPostcode(postcode: string): Town[] {
    const { first, end } = rangeOf(this.#postcodes, postcode)
    return this.#postcodes.slice(first, end).flatMap(({ text, town }) => (text === postcode ? [town] : []))
  }

  /** The districts of a town; undefined if it has none. */
  districtsOf({ area, name }: Town): readonly Town[] | undefined {
    return this.#districts.get(`${area} ${name}`)
  }

  byCode(country: string, code: string): Town | undefined {
    return this.#byCode.get(`${country}${code}`)
  }

  /** Nearest first. */
  around(point: Point, limit: number, radius: number): Town[] {
    const narrow = Math.cos((point.latitude * Math.PI) / 180)
    const span = radius / 111
    const inside = this.all.filter(
      (town) =>
        Math.abs(town.latitude - point.latitude) < span &&
        Math.abs(town.longitude - point.longitude) * narrow < span &&
        town.precision !== 'area' &&
        !this.districtsOf(town),
    )
    return inside
      .map((town) => ({ town, distance: distanceBetween(point, town) }))
      .filter(({ distance }) => distance < radius)
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, limit)
      .map(({ town }) => town)
  }
}

const abbreviations: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte' }

async function sortedByText<Row extends { text: string }>(rows: readonly Row[]): Promise<Row[]> {
  const compare = (a: number, b: number) => {
    const [left = '', right = ''] = [rows[a]?.text, rows[b]?.text]
    return left < right ? -1 : left > right ? 1 : 0
  }
  const order = await sortYielding(rows.length, compare, awaitedWork())
  return Array.from(order, (at) => rows[at] as Row)
}

function keysOf(town: Town): Key[] {
  const words = placeWords(town.name)
  if (town.city !== town.name) {
    const short = words.slice(0, -1).join(' ')
    return [words.join(' '), short, short.replace(/er?$/, '')].map((text) => ({
      text,
      town,
      isWhole: true,
      isFirst: true,
    }))
  }
  return words.flatMap((word, start) =>
    start > 0 && isParticle(word)
      ? []
      : [
          {
            text: words.slice(start).join(' '),
            town,
            isWhole: words.slice(0, start).every(isParticle),
            isFirst: start === 0,
          },
        ],
  )
}

/** The range of rows whose text starts with a prefix, by binary search. */
function rangeOf(rows: readonly { text: string }[], beginning: string): { first: number; end: number } {
  return { first: firstFrom(rows, beginning), end: firstFrom(rows, `${beginning}\uffff`) }
}

function firstFrom(rows: readonly { text: string }[], text: string): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.text ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The `limit` best towns by match, population and proximity. */
function best(scores: ReadonlyMap<Town, number>, limit: number, { bias, country }: Ranking): Town[] {
  const nearness = bias ? nearnessTo(bias) : () => 0
  const top: { town: Town; score: number }[] = []
  for (const [town, fit] of scores) {
    const score = fit + town.weight + nearness(town) + (town.country === country ? 0.3 : 0)
    if (top.length === limit && score <= (top.at(-1)?.score ?? 0)) continue
    const at = top.findIndex((one) => one.score < score)
    top.splice(at === -1 ? top.length : at, 0, { town, score })
    if (top.length > limit) top.pop()
  }
  return top.map(({ town }) => town)
}

/** From 2 at the point to 0 at a distance; approximate, for ranking only. */
function nearnessTo(point: Point): (town: Town) => number {
  const narrow = Math.cos((point.latitude * Math.PI) / 180)
  return ({ latitude, longitude }) => {
    const north = latitude - point.latitude
    const east = (longitude - point.longitude) * narrow
    const kilometres = 111 * Math.sqrt(north * north + east * east)
    return kilometres > proximityRadius * 6 ? 0 : 2 * Math.exp(-kilometres / proximityRadius)
  }
}

async function readTowns(): Promise<readonly Town[]> {
  const countries = await Promise.all(
    gazetteerCountries.map(async (country) => {
      const areas = await readAreas(country)
      const own: Town[] = []
      const add = (one: Municipality) => {
        const city = one.name.replace(district, '')
        const weight = Math.log10(one.population + 10) / 5
        own.push({ ...one, country, state: areas.get(one.area) ?? one.area, city, weight })
      }
      await forEachYielding(await readGazetteer(country), add, awaitedWork())
      return own
    }),
  )
  return countries.flat()
}

let list: Promise<readonly Town[]> | undefined
let towns: Promise<Towns> | undefined

/** The towns without their index, which takes most of the time: for where they are, loaded once. */
export function loadTownList(): Promise<readonly Town[]> {
  list ??= readTowns()
  return list
}

/** The towns of the countries of the gazetteer, loaded once. */
export function loadTowns(): Promise<Towns> {
  towns ??= loadTownList().then((all) => Towns.of(all))
  return towns
}
