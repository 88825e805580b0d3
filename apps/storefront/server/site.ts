import { isFulfilmentMethod, parcelMethods } from '@comptoir/rules/fulfilment'
import { jsonPositions } from '@comptoir/rules/json-position'
import {
  fileProblems,
  lookFolder,
  namedFiles,
  readFolderFiles,
  redirectsOf,
  redirectsPath,
  type FolderFiles,
  type NamesFiles,
  type Places,
} from '@comptoir/site-file/folder-files'
import { redirectList, type RedirectList } from '@comptoir/site-file/redirects'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { allowsReverseCharge } from '@comptoir/rules/tax'
import { priceDisplayOf } from '@comptoir/rules/visitor'
import { countriesOf } from '@comptoir/rules/zone'
import * as v from 'valibot'
import {
  attributesFile,
  siteFile,
  websiteFile,
  type SiteFile,
  type WebsiteFile,
} from '../app/platform/site-file.server.ts'
import { languagesOf } from '../app/platform/site-texts.ts'
import type { Site } from '../app/platform/site.ts'
import { parseJson, readJson, readText } from './json-file.ts'
import { loadLook, type LookFile } from './look.ts'
import { SettingsError } from './settings.ts'
import { readPictures } from './site-pictures.ts'
import { readBaseTokens, schemeColours, themeOf } from './theme.ts'

/** A site without the settings of its website. */
export type SiteFiles = Omit<Site, keyof ReturnType<typeof siteSettings>>

/** What a storefront serves of a site's files besides its pages. */
interface ServedFiles {
  readonly lookFiles: readonly LookFile[]
  readonly icon: LookFile
  readonly redirects: RedirectList
}

/** A site, and what is served of its files. */
export interface LoadedSite<Shown = SiteFiles> {
  readonly site: Shown
  readonly served: ServedFiles
}

/**
 * Reads a site's folder; `defaultStoreView` replaces the code of the default language's store view. Throws SettingsError
 * when a file is missing or invalid.
 */
export async function loadSite(folder: string, defaultStoreView = ''): Promise<LoadedSite<Site>> {
  const pictures = await readPictures(join(folder, 'pictures'))
  const attributes = join(folder, 'catalogue/attributes.json')
  const file = join(folder, 'site.json')
  const [text, website, theme, known, files] = await Promise.all([
    readText(file),
    readJson(join(folder, 'website.json'), websiteFile),
    readText(join(folder, 'theme.css')),
    // A catalogue imported from another shop may have no description of its attributes.
    existsSync(attributes) ? readJson(attributes, attributesFile) : undefined,
    readFolderFiles(folder),
  ])
  const content = parseJson(text, file, siteFile(pictures))
  const filterable = known?.filter((one) => one.filterable).map(({ code }) => code)
  const positionOf = jsonPositions(text)
  const places: Places = {
    placeOf: (path) => {
      const { line, column } = positionOf(path)
      return `${file}:${line}:${column}:`
    },
    nameOf: (path) => join(folder, path),
  }
  const { site, served } = await composeSite(content, theme, { files, places, defaultStoreView, filterable })
  return { site: { ...site, ...siteSettings(website) }, served }
}

const storefrontSettings = v.object({
  site: v.unknown(),
  theme: v.string(),
  pictures: v.array(v.object({ file: v.string(), width: v.number(), height: v.number() })),
  /** Null where they were imported before the API kept them. */
  files: v.optional(v.nullable(v.array(v.object({ path: v.string(), hash: v.string() }))), null),
})

export interface ApiSiteOptions {
  /** Folder of the files that the API does not have. */
  readonly folder: string
  /** Code of the store view of the default language; empty for the site's own. */
  readonly defaultStoreView: string
  readonly filterable: Site['filterable']
  /** Files of the API by their hashes. */
  readonly readFiles: (hashes: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>
}

/**
 * The site that the API has: `storefrontSettings` as text. Throws ValiError when it does not fit this storefront, and
 * SettingsError when a file of the look is missing or invalid.
 */
export async function siteFromApi(text: string, options: ApiSiteOptions): Promise<LoadedSite> {
  const { site, theme, pictures, files } = v.parse(storefrontSettings, JSON.parse(text))
  const byName = new Map(pictures.map((one) => [one.file, { ...one, src: `/pictures/${one.file}` }]))
  const content = v.parse(siteFile(byName), site)
  const places: Places = { placeOf: () => 'site.json:', nameOf: (path) => path }
  if (!files)
    return await composeSite(content, theme, {
      ...options,
      places,
      files: await readFolderFiles(options.folder),
    })
  const shown = files.filter(({ path }) => isShown(content, path))
  const contents = await options.readFiles(shown.map(({ hash }) => hash))
  const own = new Map(shown.map(({ path, hash }) => [path, contents.get(hash) ?? new Uint8Array()]))
  return await composeSite(content, theme, { ...options, places, files: own })
}

/** Whether pages need a file; the others are kept for the owner. */
const isShown = (site: NamesFiles, path: string): boolean =>
  path === redirectsPath || namedFiles(site).some(({ file }) => path === `${lookFolder}/${file}`)

interface SiteOptions extends Pick<ApiSiteOptions, 'defaultStoreView' | 'filterable'> {
  readonly files: FolderFiles
  readonly places: Places
}

async function composeSite(
  site: SiteFile,
  theme: string,
  { files: all, places, defaultStoreView, filterable }: SiteOptions,
): Promise<LoadedSite> {
  const own = new Map([...all].filter(([path]) => isShown(site, path)))
  const problems = fileProblems(site, own, places)
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  const base = await readBaseTokens()
  const { look: chosen = {}, logo: path, ...shown } = site
  const { css, darkCss: darkTheme, light, dark } = themeOf(theme, chosen.colorScheme ?? 'light', base)
  const colours = { light: light && schemeColours(light), dark: dark && schemeColours(dark) }
  const colour = (colours.light ?? colours.dark)?.mark ?? ''
  const {
    look,
    files,
    icon,
    css: fonts,
  } = await loadLook(own, {
    look: chosen,
    path,
    colour,
    darkColour: colours.light && colours.dark?.mark,
  })
  return {
    site: {
      ...withStoreView(shown, defaultStoreView),
      theme: fonts + css,
      darkTheme,
      colours,
      look,
      filterable,
    },
    served: { lookFiles: files, icon, redirects: redirectList(redirectsOf(own)) },
  }
}

/** What a site shows of the settings of its website. */
export function siteSettings(website: WebsiteFile) {
  const {
    timezone: timeZone,
    default_country: defaultCountry,
    home_zone: homeZone,
    customer_groups: groups,
    delivery_cut_off_hour: cutOffHour,
    delivery_working_days: workingDays,
    holidays,
    professional_approval: approval,
    language_prefix: languagePrefix,
  } = website.config
  return {
    currency: website.website.currency,
    locales: Object.fromEntries(
      website.groups.flatMap(({ stores }) => stores.map(({ code, locale }) => [code, locale])),
    ),
    currencies: [website.website.currency, ...website.currencies.map(({ code }) => code)],
    timeZone,
    defaultCountry,
    customerGroups: groups.map(({ code, kind, price_display: own }) => ({
      code,
      kind,
      tax: priceDisplayOf(kind, own),
    })),
    ...shippingSettings(website),
    zones: website.zones,
    homeZone,
    reverseChargeCountries: countriesOf(
      website.zones.filter((zone) => allowsReverseCharge({ zones: website.zones, home: homeZone }, zone)),
    ),
    deliveryArea: website.shipping.area,
    delivery: workingDays === undefined ? undefined : { cutOffHour, workingDays, holidays },
    languagePrefix,
    needsSiret: approval !== 'vat_number',
    standardTax: website.taxRates.standard[homeZone] ?? 0,
  }
}

/** Methods of points of sale are no methods of parcels where there are any. */
function shippingSettings({ shipping: { methods } }: WebsiteFile) {
  const parcels = parcelMethods(methods)
  return {
    shipping: parcels.length > 0 ? parcels : methods,
    sendsParcels: parcels.length > 0,
    fulfilmentMethods: methods.map(({ methodCode }) => methodCode).filter(isFulfilmentMethod),
  }
}

/** The site with another code of the store view of its default language, empty for its own. */
function withStoreView<Files extends Pick<Site, 'languages'>>(site: Files, storeCode: string): Files {
  const [first] = languagesOf(site)
  const texts = first && site.languages[first]
  return texts && storeCode
    ? { ...site, languages: { ...site.languages, [first]: { ...texts, storeCode } } }
    : site
}
