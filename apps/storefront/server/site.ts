import { isFulfilmentMethod, parcelMethods } from '@comptoir/rules/fulfilment'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
import { readJson, readText } from './json-file.ts'
import { readLook, type LookFile } from './look.ts'
import { readPictures } from './site-pictures.ts'
import { readBaseTokens, schemeColours, themeOf } from './theme.ts'

/** A site without the settings of its website. */
export type SiteFiles = Omit<Site, keyof ReturnType<typeof siteSettings>>

/** The files of a look. */
export interface LookFiles {
  readonly lookFiles: readonly LookFile[]
  readonly icon: LookFile
}

/**
 * Reads a site's folder; `defaultStoreView` replaces the code of the default language's store view. Throws SettingsError
 * when a file is missing or invalid.
 */
export async function loadSite(folder: string, defaultStoreView = ''): Promise<Site & LookFiles> {
  const pictures = await readPictures(join(folder, 'pictures'))
  const attributes = join(folder, 'catalogue/attributes.json')
  const [site, website, theme, known] = await Promise.all([
    readJson(join(folder, 'site.json'), siteFile(pictures)),
    readJson(join(folder, 'website.json'), websiteFile),
    readText(join(folder, 'theme.css')),
    // A catalogue imported from another shop may have no description of its attributes.
    existsSync(attributes) ? readJson(attributes, attributesFile) : undefined,
  ])
  const filterable = known?.filter((one) => one.filterable).map(({ code }) => code)
  const files = await composeSite(site, theme, { folder, defaultStoreView, filterable })
  return { ...files, ...siteSettings(website) }
}

const storefrontSettings = v.object({
  site: v.unknown(),
  theme: v.string(),
  pictures: v.array(v.object({ file: v.string(), width: v.number(), height: v.number() })),
})

interface SiteOptions {
  /** Folder of the files that the look names. */
  readonly folder: string
  /** Code of the store view of the default language; empty for the site's own. */
  readonly defaultStoreView: string
  readonly filterable: Site['filterable']
}

/**
 * The site that the API has: `storefrontSettings` as text. Throws ValiError when it does not fit this storefront, and
 * SettingsError when a file of the look is missing or invalid.
 */
export async function siteFromApi(text: string, options: SiteOptions): Promise<SiteFiles & LookFiles> {
  const { site, theme, pictures } = v.parse(storefrontSettings, JSON.parse(text))
  const byName = new Map(pictures.map((one) => [one.file, { ...one, src: `/pictures/${one.file}` }]))
  return await composeSite(v.parse(siteFile(byName), site), theme, options)
}

async function composeSite(
  site: SiteFile,
  theme: string,
  { folder, defaultStoreView, filterable }: SiteOptions,
): Promise<SiteFiles & LookFiles> {
  const base = await readBaseTokens()
  const { look: chosen = {}, logo: path, ...shown } = site
  const { css, light, dark } = themeOf(theme, chosen.colorScheme ?? 'light', base)
  const colours = { light: light && schemeColours(light), dark: dark && schemeColours(dark) }
  const colour = (colours.light ?? colours.dark)?.mark ?? ''
  const { look, files, icon, css: fonts } = await readLook(folder, { look: chosen, path, colour })
  return {
    ...withStoreView(shown, defaultStoreView),
    theme: fonts + css,
    colours,
    look,
    lookFiles: files,
    icon,
    filterable,
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
    currencies: [website.website.currency, ...website.currencies.map(({ code }) => code)],
    timeZone,
    defaultCountry,
    professionalGroups: groups.filter(({ kind }) => kind === 'b2b').map(({ code }) => code),
    ...shippingSettings(website),
    zones: website.zones,
    homeZone,
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
