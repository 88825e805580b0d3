import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { portSetting } from '../apps/api/src/platform/read-setting.ts'
import type { ApiSettings } from '../apps/api/src/platform/settings.ts'
import { readSettings, type StorefrontSettings } from '../apps/storefront/server/settings.ts'

type Environment = Record<string, string | undefined>

export interface SiteAddress {
  /** Folder below sites/. */
  name: string
  port: number
  /** Name of the setting of the port. */
  portName: string
}

const FIRST_PORT = 3000

/** The sites of the shop with their ports: 3000, 3001, … by name, unless NAME_PORT says otherwise. */
export function findSites(env: Environment, { sitesDir }: Pick<ApiSettings, 'sitesDir'>): SiteAddress[] {
  return readdirSync(sitesDir)
    .filter((name) => existsSync(path.join(sitesDir, name, 'site.json')))
    .toSorted()
    .map((name, index) => {
      const portName = `${settingPrefix(name)}_PORT`
      return { name, portName, port: portSetting(env, portName, FIRST_PORT + index) }
    })
}

/** Settings of a site's storefront on the same machine as the API; NAME_URL is where shoppers reach it. */
export function storefrontSettings(
  env: Environment,
  api: ApiSettings,
  { name, port }: SiteAddress,
): StorefrontSettings {
  const own = {
    SITE_DIR: path.join(api.sitesDir, name),
    PORT: String(port),
    PUBLIC_URL: env[`${settingPrefix(name)}_URL`],
    COMMERCE_ENDPOINT: api.publicUrl,
    PAYMENT_ORIGIN: new URL(api.payzen.url).origin,
    LOG_LEVEL: api.logLevel,
  }
  return readSettings({ ...env, ...own })
}

/** Where the shop is on this machine, by name. */
export function shopAddresses(sites: readonly SiteAddress[], api: ApiSettings, bankPort: number) {
  return [
    ...sites.map(({ name, port }) => ({ name, url: `http://localhost:${port}` })),
    { name: 'API', url: `${api.publicUrl}/graphql` },
    { name: 'test bank', url: `http://localhost:${bankPort}` },
  ]
}

const settingPrefix = (name: string) => name.toUpperCase().replaceAll('-', '_')
