import { svgProblem } from '@comptoir/rules/safe-svg'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join, relative } from 'node:path'
import type { Look } from './look.ts'
import { parseRedirects } from './redirects.ts'

/** Files of a site's folder that are kept as they are, by path: `redirects.txt` and `look/…`. */
export type FolderFiles = ReadonlyMap<string, Uint8Array>

export const redirectsPath = 'redirects.txt'
export const lookFolder = 'look'

/** Most bytes of `redirects.txt`, of one file of `look/`, and of all of them. */
export const fileLimits = { redirects: 1_000_000, lookFile: 200 * 1024, look: 2 * 1024 * 1024 } as const

interface FileType {
  readonly type: string
  readonly name: string
  /** Whether the file begins as files of this type do. */
  readonly begins: (content: Buffer) => boolean
}

const startsWith =
  (text: string, offset = 0) =>
  (content: Buffer) =>
    content.toString('latin1', offset, offset + text.length) === text

/** Types of the files of `look/` that a storefront serves, by their endings. */
export const lookTypes: Readonly<Record<string, FileType>> = {
  '.svg': { type: 'image/svg+xml', name: 'an SVG', begins: () => true },
  '.png': { type: 'image/png', name: 'a PNG', begins: startsWith('\u0089PNG\r\n') },
  '.webp': { type: 'image/webp', name: 'a WebP', begins: startsWith('WEBP', 8) },
  '.woff2': { type: 'font/woff2', name: 'a WOFF2', begins: startsWith('wOF2') },
}

/** A licence that must stay with a font is kept, too. */
const NOTE = '.txt'

/** Where problems are: places of entries of `site.json`, names of files by their path in the folder. */
export interface Places {
  /** `site.json:3:9:`, or another text before the path of the entry. */
  readonly placeOf: (path: readonly (string | number)[]) => string
  readonly nameOf: (path: string) => string
}

/** What files are named by. */
export interface NamesFiles {
  readonly look?: Look | undefined
  /** Path of the drawing that is the logo where the look has no file of it. */
  readonly logo?: string | undefined
}

/** Reads the files of a folder; hidden ones, such as those of file managers, are left out. */
export async function readFolderFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(join(folder, lookFolder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  const ofLook = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(?:^|\/)\./.test(path))
  const read = [redirectsPath, ...ofLook.toSorted()].map(async (path) => {
    const content = await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (path === redirectsPath && error.code === 'ENOENT') return undefined
      throw error
    })
    return content ? [[path, content] as const] : []
  })
  return new Map((await Promise.all(read)).flat())
}

/** Files that a look names, by the path of the entry; those of packages begin with `@`. */
export function namedFiles({ look }: NamesFiles): { entry: (string | number)[]; file: string }[] {
  const fonts = Object.entries(look?.fonts ?? {}).flatMap(([use, family]) =>
    (family?.faces ?? []).map(({ file }, index) => ({
      entry: ['look', 'fonts', use, 'faces', index, 'file'],
      file,
    })),
  )
  const logos = (['file', 'darkFile'] as const).flatMap((name) => {
    const file = look?.logo?.[name]
    return file === undefined ? [] : [{ entry: ['look', 'logo', name], file }]
  })
  return [
    ...logos,
    ...(look?.icon === undefined ? [] : [{ entry: ['look', 'icon'], file: look.icon }]),
    ...fonts,
  ]
}

const { resolve } = createRequire(import.meta.url)

/** Path of a font of a package; undefined when it is not installed. */
export function packagedFile(name: string): string | undefined {
  try {
    return resolve(name)
  } catch {
    return undefined
  }
}

/** The drawing of a path in a view box of 28 by 28. */
export const drawnLogo = (path: string, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke="${colour}" stroke-width="1.6"><path d="${path}"/></svg>\n`

/** Everything that is wrong with the files of a folder and with their names in `site.json`, a line each. */
export function fileProblems(site: NamesFiles, files: FolderFiles, places: Places): string[] {
  return [...nameProblems(site, files, places), ...contentProblems(files, places)]
}

/** Names in `site.json` of files that are not among these, and a look without a logo. */
export function nameProblems(
  site: NamesFiles,
  files: Pick<FolderFiles, 'has'>,
  { placeOf }: Pick<Places, 'placeOf'>,
): string[] {
  const at = (...path: (string | number)[]) => `${placeOf(path)} ${path.join('.')}:`.trimStart()
  const missing = namedFiles(site).flatMap(({ entry, file }) => {
    if (file.startsWith('@'))
      return packagedFile(file) === undefined
        ? [
            `${at(...entry)} ${file} is not installed: correct its name, or install its package in apps/storefront`,
          ]
        : []
    const path = `${lookFolder}/${file}`
    return files.has(path) ? [] : [`${at(...entry)} ${path} is missing: add the file, or name another one`]
  })
  if (site.look?.logo) return missing
  if (site.logo === undefined)
    return [...missing, `${at('look', 'logo')} is missing: name a file of ${lookFolder}/, or write "logo"`]
  const problem = svgProblem(drawnLogo(site.logo, '#000'))
  return problem === undefined
    ? missing
    : [...missing, `${at('logo')} must be the path of a drawing: it ${problem}`]
}

function contentProblems(files: FolderFiles, { nameOf }: Places): string[] {
  const looks = [...files].filter(([path]) => path !== redirectsPath)
  const total = looks.reduce((sum, [, { length }]) => sum + length, 0)
  const redirects = files.get(redirectsPath)
  return [
    ...(redirects ? redirectProblems(redirects, nameOf(redirectsPath)) : []),
    ...looks.flatMap(([path, content]) => {
      const problem = lookProblem(path, Buffer.from(content.buffer, content.byteOffset, content.length))
      return problem === undefined ? [] : [`${nameOf(path)}: ${problem}`]
    }),
    ...(total > fileLimits.look
      ? [`${nameOf(lookFolder)}: its files have ${total} bytes: at most ${fileLimits.look} are allowed`]
      : []),
  ]
}

function lookProblem(path: string, content: Buffer): string | undefined {
  const ending = extname(path)
  const known = lookTypes[ending]
  if (!known && ending !== NOTE)
    return `has an unknown type: use ${Object.keys(lookTypes).join(', ')}, or ${NOTE} for a licence`
  if (!/^look\/[\w-]+(?:\.[\w-]+)*$/.test(path))
    return `must lie in ${lookFolder}/ itself and have a name of letters, digits, - and _`
  if (content.length > fileLimits.lookFile)
    return `has ${content.length} bytes: at most ${fileLimits.lookFile} are allowed`
  if (known && !known.begins(content)) return `is not ${known.name} file: save it as one`
  if (ending !== '.svg') return undefined
  const text = textOf(content)
  return text === undefined ? notText : svgProblem(text)
}

function redirectProblems(content: Uint8Array, name: string): string[] {
  if (content.length > fileLimits.redirects)
    return [`${name}: has ${content.length} bytes: at most ${fileLimits.redirects} are allowed`]
  const text = textOf(content)
  if (text === undefined) return [`${name}: ${notText}`]
  return parseRedirects(text).problems.map(
    ({ line, column, text: what }) => `${name}:${line}:${column}: ${what}`,
  )
}

const notText = 'is not text in UTF-8: save it as such'

/** Undefined for content that is not UTF-8. */
function textOf(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

/** The rules of the `redirects.txt` among these files, which have been checked. */
export function redirectsOf(files: FolderFiles) {
  return parseRedirects(textOf(files.get(redirectsPath) ?? new Uint8Array()) ?? '').rules
}
