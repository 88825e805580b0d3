import { minifiedCss } from '@comptoir/rules/design-tokens'
import { svgProblem } from '@comptoir/rules/safe-svg'
import type { FontFamily, Look } from '@comptoir/site-file/look'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
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
  /** Path of a logo in a view box of 28 by 28, drawn in this colour, where there is no file of it. */
  readonly path: string | undefined
  readonly colour: string
}

const MOST_BYTES = 200 * 1024

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const { resolve } = createRequire(import.meta.url)

/** Reads the files that a look names. Throws SettingsError when one is missing, too large or not safe. */
export async function readLook(folder: string, { look, path, colour }: LookOptions): Promise<LoadedLook> {
  const { heading, text } = look.fonts ?? {}
  const [head, body, logo, variants] = await Promise.all([
    readFamily(folder, heading),
    readFamily(folder, text),
    look.logo ? readOwn(folder, look.logo.file) : drawnLogo(path, colour),
    readVariants(look),
  ])
  const icon = look.icon ? await readOwn(folder, look.icon) : logo
  const faces = [...head, ...body]
  const shown = look.logo ?? { width: 28, height: 28 }
  return {
    look: {
      header: look.header ?? 'classic',
      footer: look.footer ?? 'columns',
      logo: { ...shown, src: logo.path, holdsName: look.logo?.holdsName ?? false },
      preload: faces.filter(({ preload }) => preload).map(({ file }) => file.path),
    },
    files: [logo, ...faces.map(({ file }) => file)],
    icon,
    css: [...faces.map(({ rule }) => rule), fontTokens({ head: heading, text }), ...variants].join(''),
  }
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

async function readFamily(folder: string, font: FontFamily | undefined): Promise<Face[]> {
  const faces = (font?.faces ?? []).map(async ({ file: name, weight, style, preload }) => {
    const file = name.startsWith('@') ? await readPackaged(name) : await readOwn(folder, name)
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
  let file: string
  try {
    file = resolve(name)
  } catch (cause) {
    throw new SettingsError(`site.json: look.fonts: ${name} is not installed.`, { cause })
  }
  return lookFile(basename(name), await readFile(file))
}

async function readOwn(folder: string, name: string): Promise<LookFile> {
  const file = join(folder, 'look', name)
  const body = await readFile(file).catch((cause: unknown) => {
    throw new SettingsError(`site.json: look: ${file} cannot be read.`, { cause })
  })
  if (body.length > MOST_BYTES)
    throw new SettingsError(`${file} has ${body.length} bytes; at most ${MOST_BYTES} are allowed.`)
  const problem = name.endsWith('.svg') ? svgProblem(body.toString('utf8')) : undefined
  if (problem !== undefined) throw new SettingsError(`${file} ${problem}.`)
  return lookFile(name, body)
}

function drawnLogo(path: string | undefined, colour: string): LookFile {
  if (path === undefined) throw new SettingsError('site.json: look.logo: is missing.')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke="${colour}" stroke-width="1.6"><path d="${path}"/></svg>\n`
  const problem = svgProblem(svg)
  if (problem !== undefined) throw new SettingsError(`site.json: logo: ${problem}.`)
  return lookFile('logo.svg', Buffer.from(svg))
}

function lookFile(name: string, body: Buffer): LookFile {
  const version = createHash('sha256').update(body).digest('hex').slice(0, 10)
  return { path: `/look/${version}-${name}`, type: TYPES[extname(name)] ?? 'application/octet-stream', body }
}
