import * as v from 'valibot'
import { districts } from './districts.ts'

const city = v.object({
  country: v.string(),
  population: v.number(),
  loc: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
  muni: v.optional(v.string()),
  muniSub: v.optional(v.string()),
})
const commune = v.object({
  code: v.string(),
  nom: v.string(),
  type: v.string(),
  zone: v.string(),
  departement: v.string(),
  codesPostaux: v.optional(v.array(v.string()), []),
  population: v.optional(v.number(), 0),
})
const comune = v.object({
  codice: v.string(),
  nome: v.string(),
  sigla: v.string(),
  cap: v.array(v.string()),
  popolazione: v.number(),
})

export const cities = v.array(city)
export const communes = v.array(commune)
export const comuni = v.array(comune)

type City = v.InferOutput<typeof city>
type Named = { code: string; name: string; area: string; postcodes: string[]; population: number }

export type Municipality = Named & {
  latitude: number
  longitude: number
  /** The source of the position: the municipality, the mean of its postcode, or the mean of its area. */
  precision: 'own' | 'postcode' | 'area'
}

/** Communes of metropolitan France and the districts of its three largest towns, joined on the INSEE code. */
export function frenchMunicipalities(all: readonly v.InferOutput<typeof commune>[], known: readonly City[]) {
  const places = mostPopulous(known, 'FR', (one) => one.muniSub)
  const position = (code: string) => districts[code] ?? places.get(code)
  const wanted = all.filter(
    ({ zone, type }) => zone === 'metro' && ['commune-actuelle', 'arrondissement-municipal'].includes(type),
  )
  const named = wanted.map((one) => ({
    code: one.code,
    name: one.nom,
    area: one.departement,
    postcodes: one.codesPostaux,
    population: one.population,
  }))
  return located(named, position)
}

/** Italian comuni, joined on the ISTAT code. */
export function italianMunicipalities(all: readonly v.InferOutput<typeof comune>[], known: readonly City[]) {
  const places = mostPopulous(known, 'IT', (one) => one.muni)
  const named = all.map((one) => ({
    code: one.codice,
    name: one.nome,
    area: one.sigla,
    postcodes: one.cap,
    population: one.popolazione,
  }))
  return located(named, (code) => places.get(code))
}

type Position = readonly [latitude: number, longitude: number]

function mostPopulous(known: readonly City[], country: string, codeOf: (one: City) => string | undefined) {
  const best = new Map<string, City>()
  for (const one of known) {
    const code = one.country === country && codeOf(one)
    if (code && (best.get(code)?.population ?? -1) < one.population) best.set(code, one)
  }
  return new Map(
    [...best].map(([code, { loc }]): [string, Position] => [code, [loc.coordinates[1], loc.coordinates[0]]]),
  )
}

function located(named: readonly Named[], position: (code: string) => Position | undefined): Municipality[] {
  const byPostcode = new Map<string, Position[]>()
  const byArea = new Map<string, Position[]>()
  for (const { code, area, postcodes } of named) {
    const own = position(code)
    if (!own) continue
    for (const postcode of postcodes) byPostcode.set(postcode, [...(byPostcode.get(postcode) ?? []), own])
    byArea.set(area, [...(byArea.get(area) ?? []), own])
  }
  const placed = named.map((one): Municipality => {
    const own = position(one.code)
    const near = one.postcodes.flatMap((postcode) => byPostcode.get(postcode) ?? [])
    const precision = own ? 'own' : near.length > 0 ? 'postcode' : 'area'
    const [latitude, longitude] = own ?? mean(near.length > 0 ? near : (byArea.get(one.area) ?? []))
    return { ...one, latitude, longitude, precision }
  })
  return placed.toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

function mean(positions: readonly Position[]): Position {
  if (positions.length === 0) throw new Error('No position is known in the whole area.')
  const sum = (at: 0 | 1) => positions.reduce((total, position) => total + position[at], 0)
  return [sum(0) / positions.length, sum(1) / positions.length]
}

/**
 * Tab-separated lines without a header: code, name, area, postcodes, latitude, longitude, population,
 * precision.
 */
export function asTable(all: readonly Municipality[]): string {
  const line = (one: Municipality) =>
    [
      one.code,
      one.name,
      one.area,
      ranges(one.postcodes),
      one.latitude.toFixed(4),
      one.longitude.toFixed(4),
      one.population,
      one.precision[0],
    ].join('\t')
  return `${all.map(line).join('\n')}\n`
}

/** Joins consecutive postcodes to ranges: `20121-20162`. */
function ranges(postcodes: readonly string[]): string {
  const parts: [string, string][] = []
  for (const postcode of [...new Set(postcodes)].toSorted()) {
    const last = parts.at(-1)
    if (last && Number(postcode) === Number(last[1]) + 1) last[1] = postcode
    else parts.push([postcode, postcode])
  }
  return parts.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(' ')
}
