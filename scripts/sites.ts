import path from 'node:path'
import { siteSettingNames, type Environment } from '@comptoir/rules/setting'
import type { ApiSettings } from '../apps/api/src/platform/settings.ts'
import { findSites as sitesIn } from '../apps/api/src/sites.ts'
import { readSettings, type StorefrontSettings } from '../apps/storefront/server/settings.ts'

export interface SiteAddress {
  /** Folder below sites/. */
  name: string
  port: number
  /** Name of the setting of the port. */
  portName: string
}

/** The sites of the shop with the ports of their storefronts. */
export function findSites(env: Environment, { sitesDir }: Pick<ApiSettings, 'sitesDir'>): SiteAddress[] {
  return sitesIn(sitesDir).map(({ code, port }) => ({
    name: code,
    portName: port.name,
    port: port.read(env),
  }))
}

/** Settings of a site's storefront on the same machine as the API; `<SITE>_URL` is its address for browsers. */
export function storefrontSettings(
  env: Environment,
  api: ApiSettings,
  { name, port }: SiteAddress,
): StorefrontSettings {
  const own = {
    SITE_DIR: path.join(api.sitesDir, name),
    PORT: String(port),
    PUBLIC_URL: env[siteSettingNames(name).url],
    COMMERCE_ENDPOINT: api.publicUrl,
    PAYMENT_ORIGIN: new URL(api.payzen.url).origin,
    LOG_LEVEL: api.logLevel,
  }
  return readSettings({ ...env, ...own })
}

/** Addresses of the shop on this machine. */
export function shopAddresses(
  sites: readonly SiteAddress[],
  api: ApiSettings,
  ports: { bank: number; admin: number },
) {
  return [
    ...sites.map(({ name, port }) => ({ name, url: `http://localhost:${port}` })),
    { name: 'back office', url: `http://localhost:${ports.admin}` },
    { name: 'API', url: `${api.publicUrl}/graphql` },
    { name: 'test bank', url: `http://localhost:${ports.bank}` },
  ]
}
