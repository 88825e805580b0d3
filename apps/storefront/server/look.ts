import { minifiedCss } from '@comptoir/rules/design-tokens'
import { svgProblem } from '@comptoir/rules/safe-svg'
import {
  drawnLogo,
  lookFolder,
  lookTypes,
  packagedFile,
  type FolderFiles,
} from '@comptoir/site-file/folder-files'
import type { FontFamily, Look } from '@comptoir/site-file/look'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { SiteLook } from '../app/platform/site.ts'
import { SettingsError } from './settings.ts'

/** A file of a look as it is served; its path changes with the content. */
export interface LookFile {
  readonly path: string
  readonly type: string
  readonly body: Buffer
}

export interface LoadedLook {
  readonly look: SiteLook
  readonly files: readonly LookFile[]
  /** What tabs and home screens show. */
  readonly icon: LookFile
  /** CSS of the fonts and of the variants. */
  readonly css: string
}

/** What `site.json` says of the look. */
export interface LookOptions {
  readonly look: Look
  /** Path of a logo in a view box of 28 by 28, drawn in `colour`, where there is no file of it. */
  readonly path: string | undefined
  readonly colour: string
  /** Its colour on dark screens; undefined where the site has one scheme. */
  readonly darkColour?: string | undefined
}

/** Loads a look whose files have been checked (`fileProblems`). Throws SettingsError when its logo cannot be drawn. */
export async function loadLook(own: FolderFiles, options: LookOptions): Promise<LoadedLook> {
  const { look, path, colour } = options
  const { heading, text } = look.fonts ?? {}
  const [head, body, variants] = await Promise.all([
    loadFamily(own, heading),
    loadFamily(own, text),
    readVariants(look),
  ])
  const logo = look.logo ? ownFile(own, look.logo.file) : drawing(path, colour)
  const darkLogo = darkLogoOf(own, options)
  const icon = look.icon ? ownFile(own, look.icon) : logo
  const faces = [...head, ...body]
  const shown = look.logo ?? { width: 28, height: 28 }
  return {
    look: {
      header: look.header ?? 'classic',
      footer: look.footer ?? 'columns',
      logo: {
        width: shown.width,
        height: shown.height,
        src: logo.path,
        darkSrc: darkLogo?.path,
        holdsName: look.logo?.holdsName ?? false,
      },
      icon: icon.path,
      preload: faces.filter(({ preload }) => preload).map(({ file }) => file.path),
    },
    files: [
      logo,
      ...(darkLogo ? [darkLogo] : []),
      ...(icon === logo ? [] : [icon]),
      ...faces.map(({ file }) => file),
    ],
    icon,
    css: [...faces.map(({ rule }) => rule), fontTokens({ head: heading, text }), ...variants].join(''),
  }
}

/** The logo for dark screens, where it is another one. */
function darkLogoOf(own: FolderFiles, { look, path, darkColour }: LookOptions): LookFile | undefined {
  if (look.logo) return look.logo.darkFile === undefined ? undefined : ownFile(own, look.logo.darkFile)
  return darkColour === undefined ? undefined : drawing(path, darkColour)
}

/** Most bytes of the files of the current and of earlier looks; the current ones are far fewer. */
const MOST_BYTES = 16 * 2 ** 20

/** The files of a look and those of earlier ones, which open pages may still ask for; the latest first. */
export function withEarlier(files: readonly LookFile[], earlier: readonly LookFile[]): LookFile[] {
  const paths = new Set(files.map(({ path }) => path))
  let bytes = 0
  return [...files, ...earlier.filter(({ path }) => !paths.has(path))].filter(
    ({ body }) => (bytes += body.length) <= MOST_BYTES,
  )
}

const VARIANTS = join(import.meta.dirname, '../app/ui/css/variants')

/** CSS of the header and the footer where they are not the usual ones, so that other shops do not load it. */
async function readVariants({ header = 'classic', footer = 'columns' }: Look): Promise<string[]> {
  const names = [
    ...(header === 'classic' ? [] : [`header-${header}.css`]),
    ...(footer === 'columns' ? [] : [`footer-${footer}.css`]),
  ]
  return Promise.all(names.map(async (name) => minifiedCss(await readFile(join(VARIANTS, name), 'utf8'))))
}

interface Face {
  readonly file: LookFile
  readonly rule: string
  readonly preload: boolean
}

async function loadFamily(own: FolderFiles, font: FontFamily | undefined): Promise<Face[]> {
  const faces = (font?.faces ?? []).map(async ({ file: name, weight, style, preload }) => {
    const file = name.startsWith('@') ? await readPackaged(name) : ownFile(own, name)
    const source = `url(${file.path}) format("woff2")`
    const rule = `@font-face{font-family:"${font?.family}";font-weight:${weight};font-style:${style ?? 'normal'};font-display:swap;src:${source}}`
    return { file, rule, preload: preload ?? false }
  })
  return Promise.all(faces)
}

/** The families before the fallbacks of the design. */
function fontTokens(fonts: Readonly<Record<'head' | 'text', FontFamily | undefined>>): string {
  const values = Object.entries(fonts).flatMap(([name, font]) =>
    font ? [`--font-${name}:"${font.family}",var(--fallback-${name})`] : [],
  )
  return values.length > 0 ? `:root{${values.join(';')}}` : ''
}

async function readPackaged(name: string): Promise<LookFile> {
  const file = packagedFile(name)
  if (file === undefined) throw new SettingsError(`${name} is not installed.`)
  return lookFile(basename(name), await readFile(file))
}

function ownFile(own: FolderFiles, name: string): LookFile {
  const content = own.get(`${lookFolder}/${name}`)
  if (!content) throw new SettingsError(`${lookFolder}/${name} is missing.`)
  return lookFile(name, Buffer.from(content))
}

function drawing(path: string | undefined, colour: string): LookFile {
  if (path === undefined) throw new SettingsError('site.json: look.logo: is missing.')
  const svg = drawnLogo(path, colour)
  const problem = svgProblem(svg)
  if (problem !== undefined) throw new SettingsError(`site.json: logo: ${problem}.`)
  return lookFile('logo.svg', Buffer.from(svg))
}

function lookFile(name: string, body: Buffer): LookFile {
  const version = createHash('sha256').update(body).digest('hex').slice(0, 10)
  const type = lookTypes[extname(name)]?.type ?? 'application/octet-stream'
  return { path: `/look/${version}-${name}`, type, body }
}
