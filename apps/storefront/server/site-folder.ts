import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SettingsError } from './setting.ts'

const SITES = resolve(import.meta.dirname, '../../../sites')

/** The folder of `sites` that comes first by name. */
export function firstSite(): string {
  const [first] = readdirSync(SITES)
    .filter((name) => existsSync(join(SITES, name, 'site.json')))
    .toSorted()
  if (first === undefined) throw new SettingsError('SITE must name a folder of sites/, which holds no shop.')
  return first
}

/** A folder of `sites` by its name. Throws SettingsError when it holds no shop. */
export function siteFolder(name: string): string {
  const folder = join(SITES, name)
  if (/^[\w-]+$/.test(name) && existsSync(join(folder, 'site.json'))) return folder
  throw new SettingsError(`SITE must name a folder of sites/ with a site.json, not "${name}".`)
}
