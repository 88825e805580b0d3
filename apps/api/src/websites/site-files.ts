import { isLanguageCode } from '@comptoir/rules/language'
import {
  fileProblems,
  nameProblems,
  readFolderFiles,
  type FolderFiles,
} from '@comptoir/site-file/folder-files'
import { siteFile } from '@comptoir/site-file/site-file'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { checkJson, readEditedJson, type PlaceOf } from '../platform/json-places.ts'
import type { WebsiteFile } from './website-file.ts'

/** Schema of site.json with the file names of its pictures. */
export const siteSchema = siteFile({
  picture: v.string(),
  language: v.pipe(v.string(), v.check(isLanguageCode, 'must be the code of a language such as en')),
})

/** Names of the files beside website.json. */
export const siteFileNames = { site: 'site.json', theme: 'theme.css' } as const

/** What a storefront shows of a website besides its settings: the texts of site.json and theme.css. */
export type SiteTexts = { site: string; theme: string }

/** The files of a website's storefront. */
export type SiteFiles = SiteTexts & { files: FolderFiles }

/** Longest theme.css; characters. */
const longestTheme = 100_000

/**
 * Reads and checks the files of a storefront in a folder: site.json, theme.css, redirects.txt and those of look/; undefined
 * without a site.json. Throws ImportProblemsError with every problem, its place and what would be right.
 */
export async function readSiteFiles(folder: string, website: WebsiteFile): Promise<SiteFiles | undefined> {
  const file = path.join(folder, siteFileNames.site)
  if (!existsSync(file)) return undefined
  const { content, placeOf } = await readEditedJson(file, file, siteSchema)
  const files = await readFolderFiles(folder)
  const nameOf = (name: string) => path.join(folder, name)
  const problems = [
    ...contradictions(content, website, placeOf),
    ...fileProblems(content, files, { placeOf, nameOf }),
  ]
  const themeFile = path.join(folder, siteFileNames.theme)
  const theme = existsSync(themeFile) ? await readFile(themeFile, 'utf8') : ''
  if (theme.length > longestTheme)
    problems.push(`${themeFile}: has ${theme.length} characters: the limit is ${longestTheme}`)
  if (problems.length > 0) throw new ImportProblemsError(problems)
  return { site: await readFile(file, 'utf8'), theme, files }
}

/**
 * Checks a site.json that is no file; `files` has the paths of the website's files, and is nothing where only
 * storefronts have them. Throws ImportProblemsError as {@link readSiteFiles}.
 */
export function checkSite(
  given: unknown,
  known: { website: WebsiteFile; files: Pick<FolderFiles, 'has'> | null | undefined },
  placeOf: PlaceOf,
): void {
  const content = checkJson(given, placeOf, siteSchema)
  const problems = [
    ...contradictions(content, known.website, placeOf),
    ...(known.files ? nameProblems(content, known.files, { placeOf }) : []),
  ]
  if (problems.length > 0) throw new ImportProblemsError(problems)
}

/** What does not fit the website's other settings. */
function contradictions(
  content: v.InferOutput<typeof siteSchema>,
  website: WebsiteFile,
  placeOf: PlaceOf,
): string[] {
  const stores = website.groups.flatMap((group) => group.stores)
  const languages = Object.keys(content.languages)
  const at = (...keys: (string | number)[]) => `${placeOf(keys)} ${keys.join('.')}:`.trimStart()
  return [
    ...(content.code === website.website.code
      ? []
      : [`${at('code')} must be that of website.json, "${website.website.code}"`]),
    ...(content.consent ?? []).flatMap((purpose, index) =>
      missingTexts(purpose, languages).map(
        ({ path: keys, missing }) =>
          `${at('consent', index, ...keys)} has no text in ${missing.join(', ')}: add it`,
      ),
    ),
    ...Object.entries(content.languages).flatMap(([language, { storeCode }]) => {
      const known = stores.filter((store) => store.language === language).map(({ code }) => code)
      if (known.includes(storeCode)) return []
      const advice =
        known.length > 0
          ? `use ${known.join(', ')}`
          : 'website.json has no store view in this language: add one, or remove the language'
      return [`${at('languages', language, 'storeCode')} ${advice}`]
    }),
  ]
}

type Purposes = NonNullable<v.InferOutput<typeof siteSchema>['consent']>

/** Texts of a purpose of the shop's own that lack a language of the site. */
function missingTexts(purpose: Purposes[number], languages: readonly string[]) {
  if (typeof purpose === 'string') return []
  const { name, description, aim, cookies = [] } = purpose
  const texts: [(string | number)[], Readonly<Record<string, string>>][] = [
    [['name'], name],
    [['description'], description],
    [['aim'], aim],
    ...cookies.map((cookie, index): [(string | number)[], Readonly<Record<string, string>>] => [
      ['cookies', index, 'description'],
      cookie.description,
    ]),
  ]
  return texts.flatMap(([place, text]) => {
    const missing = languages.filter((language) => !Object.hasOwn(text, language))
    return missing.length > 0 ? [{ path: place, missing }] : []
  })
}
