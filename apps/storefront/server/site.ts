import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { attributesFile, siteFile, websiteFile, type WebsiteFile } from '../app/platform/site-file.server.ts'
import { languagesOf } from '../app/platform/site-texts.ts'
import type { Site } from '../app/platform/site.ts'
import { readJson, readText } from './json-file.ts'
import { readLook, type LookFile } from './look.ts'
import { readPictures } from './site-pictures.ts'
import { readBaseTokens, schemeColours, themeOf } from './theme.ts'

/** A site with the files of its look. */
export interface LoadedSite extends Site {
  readonly lookFiles: readonly LookFile[]
  readonly icon: LookFile
}

/**
 * Reads a site's folder; `defaultStoreView` replaces the code of the default language's store view. Throws SettingsError
 * when a file is missing or invalid.
 */
export async function loadSite(folder: string, defaultStoreView = ''): Promise<LoadedSite> {
  const pictures = await readPictures(join(folder, 'pictures'))
  const attributes = join(folder, 'catalogue/attributes.json')
  const [site, website, theme, known, base] = await Promise.all([
    readJson(join(folder, 'site.json'), siteFile(pictures)),
    readJson(join(folder, 'website.json'), websiteFile),
    readText(join(folder, 'theme.css')),
    // A catalogue imported from another shop may have no description of its attributes.
    existsSync(attributes) ? readJson(attributes, attributesFile) : undefined,
    readBaseTokens(),
  ])
  const { look: chosen = {}, logo: path, preloadFont: _, ...shown } = site
  const { css, light, dark } = themeOf(theme, chosen.colorScheme ?? 'light', base)
  const colours = { light: light && schemeColours(light), dark: dark && schemeColours(dark) }
  const colour = (colours.light ?? colours.dark)?.mark ?? ''
  const { look, files, icon, css: fonts } = await readLook(folder, { look: chosen, path, colour })
  return {
    ...shown,
    languages: withDefaultStoreView(site.languages, defaultStoreView),
    theme: fonts + css,
    colours,
    look,
    lookFiles: files,
    icon,
    filterable: known?.filter((one) => one.filterable).map(({ code }) => code),
    ...siteSettings(website),
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
  } = website.config
  return {
    currency: website.website.currency,
    currencies: [website.website.currency, ...website.currencies.map(({ code }) => code)],
    timeZone,
    defaultCountry,
    professionalGroups: groups.filter(({ kind }) => kind === 'b2b').map(({ code }) => code),
    shipping: website.shipping.methods,
    zones: website.zones,
    homeZone,
    deliveryArea: website.shipping.area,
    delivery: workingDays === undefined ? undefined : { cutOffHour, workingDays, holidays },
    needsSiret: approval !== 'vat_number',
    standardTax: website.taxRates.standard[homeZone] ?? 0,
  }
}

function withDefaultStoreView(languages: Site['languages'], storeCode: string): Site['languages'] {
  const [first] = languagesOf({ languages })
  const texts = first && languages[first]
  return texts && storeCode ? { ...languages, [first]: { ...texts, storeCode } } : languages
}
