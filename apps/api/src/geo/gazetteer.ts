import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { awaitedWork, forEachYielding } from '../platform/cooperative-scheduler.ts'

export type Municipality = {
  /** INSEE or ISTAT code. */
  code: string
  name: string
  /** Department number or province abbreviation. */
  area: string
  postcodes: string[]
  latitude: number
  longitude: number
  population: number
  /** The source of the position: the municipality, the centre of its postcode, or the centre of its area. */
  precision: 'own' | 'postcode' | 'area'
}

const folder = path.resolve(import.meta.dirname, '../../data/geography')
const precisions: Record<string, Municipality['precision']> = { o: 'own', p: 'postcode', a: 'area' }

/** Countries that have files in the folder, as ISO 3166-1 alpha-2. */
export const gazetteerCountries: readonly string[] = readdirSync(folder)
  .flatMap((file) => /^municipalities\.([a-z]{2})\.tsv$/.exec(file)?.[1] ?? [])
  .map((code) => code.toUpperCase())

/** The municipalities of a country by code. `scripts/geography` generates the file and names its sources. */
export async function readGazetteer(country: string): Promise<Municipality[]> {
  const table = await readFile(path.join(folder, `municipalities.${country.toLowerCase()}.tsv`), 'utf8')
  const municipalities: Municipality[] = []
  const lines = table.trimEnd().split('\n')
  await forEachYielding(lines, (line) => void municipalities.push(municipality(line)), awaitedWork())
  return municipalities
}

/** Names of the departments or provinces of a country by code. */
export async function readAreas(country: string): Promise<Map<string, string>> {
  const table = await readFile(path.join(folder, `areas.${country.toLowerCase()}.tsv`), 'utf8')
  return new Map(
    table
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [code = '', name = ''] = line.split('\t')
        return [code, name]
      }),
  )
}

function municipality(line: string): Municipality {
  const [code = '', name = '', area = '', postcodes = '', latitude, longitude, population, precision = ''] =
    line.split('\t')
  return {
    code,
    name,
    area,
    postcodes: postcodes.split(' ').flatMap(expanded),
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    precision: precisions[precision] ?? 'area',
  }
}

function expanded(range: string): string[] {
  const [from = '', to = from] = range.split('-')
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) =>
    String(Number(from) + step).padStart(from.length, '0'),
  )
}
