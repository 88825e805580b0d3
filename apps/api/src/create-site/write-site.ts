import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { CommandError } from '../platform/errors.ts'
import { readWebsiteFile } from '../websites/index.ts'
import type { Answers } from './answers.ts'
import { readmeOf } from './before-opening.ts'
import { attributesOf, categoriesCsv, pictureOf, productsCsv } from './catalogue.ts'
import { draftOf, type Draft } from './draft.ts'
import { formsOf } from './forms.ts'
import { contentFiles } from './pages.ts'
import { drawPicture, pictureKeys } from './pictures.ts'
import { pointsOfSale } from './points-of-sale.ts'
import { lookFiles, siteOf, themeOf } from './site.ts'
import { websiteOf } from './website.ts'

const websiteJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ website: v.object({ isDefault: v.optional(v.boolean(), false) }) }),
)

/**
 * Writes the folder of a new shop below `sitesDir` at once, or nothing; answers the folder. Throws CommandError when
 * there is a folder of that name.
 */
export async function writeSite(answers: Answers, sitesDir: string, today: string): Promise<string> {
  const target = path.join(sitesDir, answers.code)
  refuseExisting(target)
  const draft = draftOf(answers)
  await mkdir(sitesDir, { recursive: true })
  const isDefault = !(await hasDefault(sitesDir))
  // Beside its place, as a folder cannot be renamed across file systems; a name with a dot is no site.
  const temporary = await mkdtemp(path.join(sitesDir, `.${answers.code}-`))
  try {
    for (const [file, text] of textFiles(draft, { today, isDefault })) await write(temporary, file, text)
    for (const [file, contents] of lookFiles(draft)) await write(temporary, path.join('look', file), contents)
    for (const key of pictureKeys) {
      const picture = await drawPicture(key, answers.colours)
      await write(temporary, path.join('pictures', pictureOf(answers, key)), picture)
    }
    await readWebsiteFile(path.join(temporary, 'website.json'))
    refuseExisting(target)
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    throw error
  }
  return target
}

function refuseExisting(target: string): void {
  if (existsSync(target))
    throw new CommandError(
      `${target} exists and is left as it is: give another --code, or remove the folder.`,
    )
}

async function write(folder: string, file: string, contents: string | Buffer): Promise<void> {
  const target = path.join(folder, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, contents)
}

/** Every file but the look and the pictures. */
function textFiles(draft: Draft, options: { today: string; isDefault: boolean }): [string, string][] {
  const json = (contents: unknown) => `${JSON.stringify(contents, null, 2)}\n`
  const places = pointsOfSale(draft)
  return [
    ['website.json', json(websiteOf(draft, options))],
    ['site.json', json(siteOf(draft))],
    ['theme.css', themeOf(draft)],
    ['README.md', readmeOf(draft)],
    ['catalogue/attributes.json', json(attributesOf(draft))],
    ['catalogue/categories.csv', categoriesCsv(draft)],
    ['catalogue/products.csv', productsCsv(draft)],
    ...[...contentFiles(draft)].map(([file, text]): [string, string] => [`content/${file}`, text]),
    ...Object.entries(formsOf(draft)).map(([identifier, form]): [string, string] => [
      `content/forms/${identifier}.json`,
      json(form),
    ]),
    ...(places
      ? ([
          ['markers.json', json(places.markers)],
          ['locations.json', json(places.locations)],
        ] satisfies [string, string][])
      : []),
  ]
}

/** Whether a shop of the folder is the default one. */
async function hasDefault(sitesDir: string): Promise<boolean> {
  const files = (await readdir(sitesDir))
    .map((name) => path.join(sitesDir, name, 'website.json'))
    .filter((file) => existsSync(file))
  const websites = await Promise.all(
    files.map(async (file) => v.safeParse(websiteJson, await readFile(file, 'utf8'))),
  )
  return websites.some(({ success, output }) => success && output.website.isDefault)
}
