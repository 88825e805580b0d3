import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { ServerBuild } from 'react-router'
import type { Language } from '@comptoir/rules/language'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../app/generated/languages.ts'
import type { BuiltAssets } from '../app/platform/built-assets.ts'
import { routesIn } from '../app/platform/routes.ts'
import { environmentOf, otherLanguages } from './language-builds.ts'
import { PART_STYLES_FILE } from './part-styles.ts'
import { precompress } from './precompress.ts'
import { TRACES_MODULE } from './traces-script.ts'

type Assets = ServerBuild['assets']

const BEGIN = 'window.__reactRouterManifest='

/**
 * Puts the files of all languages into `client/assets`, their source maps into `source-maps`, and a manifest of each
 * language, with the styles of parts, into `assets.json`, which server/build.ts reads.
 */
export async function collectBrowserFiles(buildDirectory: string): Promise<void> {
  const folder = join(buildDirectory, 'client/assets')
  const routerManifest = await takeRouterManifest(folder)
  const files = await entriesOf(buildDirectory, DEFAULT_LANGUAGE)
  const partStyles: BuiltAssets['partStyles'] = JSON.parse(
    await readFile(join(buildDirectory, 'client', PART_STYLES_FILE), 'utf8'),
  )
  const all: Partial<Record<Language, BuiltAssets>> = {}
  for (const language of LANGUAGES) {
    const own = await entriesOf(buildDirectory, language)
    const renamed = new Map([...files].map(([key, file]) => [`/${file}`, `/${own.get(key)}`]))
    const manifest = { ...routerManifest, routes: routesIn(language, routerManifest.routes) }
    const tracesModule = `/${own.get(TRACES_MODULE)}`
    all[language] = { ...(await writeRouterManifest(folder, manifest, renamed)), partStyles, tracesModule }
  }
  for (const name of otherLanguages.map(environmentOf)) {
    await cp(join(buildDirectory, name, 'assets'), folder, { recursive: true })
    await rm(join(buildDirectory, name), { recursive: true })
  }
  await writeFile(join(buildDirectory, 'assets.json'), JSON.stringify(all))
  await moveSourceMaps(folder, join(buildDirectory, 'source-maps'))
  await precompress(folder)
}

/** The files of the entry and the routes in the build of a language, by the module they were made of. */
async function entriesOf(buildDirectory: string, language: Language): Promise<Map<string, string>> {
  const file = join(buildDirectory, environmentOf(language), '.vite/manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry)
  return new Map(entries.map(([key, chunk]) => [key, chunk.file]))
}

/** Reads React Router's manifest, which is that of the default language, and removes its file. */
async function takeRouterManifest(folder: string): Promise<Assets> {
  const name = (await readdir(folder)).find((one) => /^manifest-[\w-]+\.js$/.test(one))
  const text = name ? await readFile(join(folder, name), 'utf8') : ''
  if (!name || !text.startsWith(BEGIN)) throw new Error('React Router wrote no manifest that can be read.')
  await rm(join(folder, name))
  return JSON.parse(text.slice(BEGIN.length).replace(/;\s*$/, ''))
}

/**
 * Writes the manifest of a language. It names no `imports`, which only serve to preload them: a browser finds them in
 * the module itself, and every page would load 1 KB more. Browsers get neither what a route does not have, nor routes that
 * answer with a file or data: nothing navigates to these.
 */
async function writeRouterManifest(
  folder: string,
  routerManifest: Assets,
  renamed: ReadonlyMap<string, string>,
): Promise<Assets> {
  const text = JSON.stringify(routerManifest, (key, value) =>
    key === 'imports' ? [] : (renamed.get(value) ?? value),
  )
  const version = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const name = `manifest-${version}.js`
  const assets: Assets = { ...JSON.parse(text), url: `/assets/${name}`, version }
  const routes = Object.fromEntries(Object.entries(assets.routes).filter(([, route]) => isNavigable(route)))
  const browsers = JSON.stringify({ ...assets, routes }, (_, value) => (value === false ? undefined : value))
  await writeFile(join(folder, name), `${BEGIN}${browsers};`)
  return assets
}

/** A page, or what a form is sent to. */
const isNavigable = (route: Assets['routes'][string]): boolean =>
  route !== undefined &&
  (!route.parentId || route.hasAction || ('hasDefaultExport' in route && route.hasDefaultExport === true))

/** Source maps show the source code: the server keeps them outside of what it serves. */
async function moveSourceMaps(folder: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const name of await readdir(folder))
    if (name.endsWith('.map')) await rename(join(folder, name), join(target, name))
}
