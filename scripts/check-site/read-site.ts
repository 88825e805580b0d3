import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { jsonPositions, textPosition } from '@comptoir/rules/json-position'
import { readFolderFiles, type FolderFiles, type Places } from '@comptoir/site-file/folder-files'
import { siteFile } from '@comptoir/site-file/site-file'
import * as v from 'valibot'
import { readCsv, type CsvRow } from '../../apps/api/src/import/csv.ts'
import { ImportReport } from '../../apps/api/src/import/index.ts'
import { readJson } from '../../apps/storefront/server/json-file.ts'
import { webpSize } from '../../apps/storefront/server/site-pictures.ts'

const schema = siteFile({ picture: v.string(), language: v.string() })

/** A text file below `content/`: its path from there, and what it holds. */
interface ContentFile {
  readonly file: string
  readonly text: string
}

/** A picture of `pictures/`; the width is undefined for a file that is not WebP. */
interface PictureFile {
  readonly name: string
  readonly bytes: number
  readonly width: number | undefined
}

/** The files of a site, as far as they are checked. */
export interface SiteFiles {
  readonly site: v.InferOutput<typeof schema>
  /** Where a value of `site.json` stands, by its path: `site.json:3:5: look.logo`. */
  readonly siteAt: (path: string) => string
  /** Codes of languages, the default first. */
  readonly languages: readonly string[]
  readonly website: unknown
  /** The same for `website.json`. */
  readonly websiteAt: (path: string) => string
  readonly theme: string
  /** redirects.txt and those of look/, and where they and their names are. */
  readonly files: FolderFiles
  readonly places: Places
  readonly content: readonly ContentFile[]
  readonly categories: readonly CsvRow[]
  readonly products: readonly CsvRow[]
  readonly pictures: readonly PictureFile[]
  readonly markers: unknown
}

/** `file:line:column` of an offset in the text of a file. */
export function placeIn(file: string, text: string, offset: number): string {
  const { line, column } = textPosition(text, offset)
  return `${file}:${line}:${column}`
}

/** Answers `file:line:column:` for the path of a value of a JSON file; for one that is missing, where its parent stands. */
async function placesIn(file: string): Promise<Places['placeOf']> {
  const positionOf = jsonPositions(await readFile(file, 'utf8'))
  return (keys) => {
    const { line, column } = positionOf(keys)
    return `${path.basename(file)}:${line}:${column}:`
  }
}

const withPath = (placeOf: Places['placeOf']) => (keys: string) => `${placeOf(keys.split('.'))} ${keys}`

/** Reads the folder of a site. Throws SettingsError for a `site.json` that is wrong, with line and column. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const at = (name: string) => path.join(folder, name)
  const site = await readJson(at('site.json'), schema)
  const website = await readJson(at('website.json'), v.unknown())
  const placeOf = await placesIn(at('site.json'))
  const siteAt = withPath(placeOf)
  const websiteAt = withPath(await placesIn(at('website.json')))
  const [theme, files, content, categories, products, pictures, markers] = await Promise.all([
    readFile(at('theme.css'), 'utf8').catch(() => ''),
    readFolderFiles(folder),
    readContent(at('content')),
    rowsOf(at('catalogue/categories.csv')),
    rowsOf(at('catalogue/products.csv')),
    readPictureFiles(at('pictures')),
    readJson(at('markers.json'), v.unknown()).catch(() => []),
  ])
  const languages = Object.keys(site.languages)
  const places: Places = { placeOf, nameOf: (file) => file }
  const read = { site, siteAt, languages, website, websiteAt, theme, files, places, content }
  return { ...read, categories, products, pictures, markers }
}

/** Language of a row of the catalogue, or of a file `<identifier>.<language>.md`; the default one for any other. */
export const languageAmong = (languages: readonly string[], code: string): string | undefined =>
  languages.find((language) => language === code || code.endsWith(`_${language}`)) ??
  (code === '' || code === 'default' ? languages[0] : undefined)

async function readContent(folder: string): Promise<ContentFile[]> {
  const names: string[] = await readdir(folder, { recursive: true }).catch(() => [])
  const files = names.filter((name) => name.endsWith('.md')).toSorted()
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
  )
}

async function rowsOf(file: string): Promise<CsvRow[]> {
  const exists = await stat(file).catch(() => undefined)
  if (!exists) return []
  const rows: CsvRow[] = []
  for await (const row of readCsv(file, [], new ImportReport(file))) rows.push(row)
  return rows
}

async function readPictureFiles(folder: string): Promise<PictureFile[]> {
  const names: string[] = await readdir(folder).catch(() => [])
  return Promise.all(
    names.toSorted().map(async (name) => {
      const content = await readFile(path.join(folder, name))
      return { name, bytes: content.length, width: webpSize(content)?.width }
    }),
  )
}
