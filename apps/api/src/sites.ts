import { siteSettingNames, type Environment, type Setting } from '@comptoir/rules/setting'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { portSetting, urlSetting } from './platform/setting.ts'

/** A shop in the sites folder, with the settings of its storefront. */
type Site = { code: string; url: Setting<string>; port: Setting<number> }

/** First port of the storefronts; the others follow in the order of their codes. */
const firstPort = 3000

/** The shops of a sites folder: its folders with a website.json, in the order of their names. */
export function findSites(sitesDir: string): Site[] {
  const codes = readdirSync(sitesDir)
    .filter((name) => existsSync(path.join(sitesDir, name, 'website.json')))
    .toSorted()
  return codes.map((code, index) => {
    const names = siteSettingNames(code)
    return {
      code,
      url: urlSetting({
        name: names.url,
        fallback: '',
        defaultText: '`http://localhost:` and the port',
        description: `Address of the shop \`${code}\` for browsers.`,
      }),
      port: portSetting({
        name: names.port,
        fallback: firstPort + index,
        description: `Port of the storefront \`${code}\` with \`npm start\`.`,
      }),
    }
  })
}

/**
 * Address of each site's storefront by its code, where one is set and on this machine, and the origins of all. Throws
 * SettingsError.
 */
export function readSiteSettings(
  env: Environment,
  { sitesDir, production }: { sitesDir: string; production: boolean },
): {
  storefrontUrls: Record<string, string>
  localStorefrontUrls: Record<string, string>
  origins: string[]
} {
  const sites = findSites(sitesDir).map(({ code, url, port }) => ({
    code,
    port: port.read(env),
    url: url.read(env),
  }))
  const publicOrigins = sites.map(({ url }) => url).filter((url) => url !== '')
  const localOrigins = sites.flatMap(({ port }) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
  return {
    storefrontUrls: Object.fromEntries(
      sites.filter(({ url }) => url !== '').map(({ code, url }) => [code, url]),
    ),
    localStorefrontUrls: Object.fromEntries(
      sites.map(({ code, port }) => [code, `http://localhost:${port}`]),
    ),
    origins: [...publicOrigins, ...(production ? [] : localOrigins)],
  }
}
