import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '../app/platform/language.ts'
import type { Site, SiteShipping } from '../app/platform/site.ts'
import { SettingsError } from './settings.ts'
import { readPictures, resolvePictures } from './site-pictures.ts'

/** Reads a site's folder; throws SettingsError when something of it is missing or not usable. */
export async function loadSite(folder: string): Promise<Site> {
  const file = join(folder, 'site.json')
  const [written, website, attributes, theme, pictures] = await Promise.all([
    readJson<Site>(file),
    readJson<WebsiteFile>(join(folder, 'website.json')),
    readAttributes(join(folder, 'catalogue/attributes.json')),
    read(join(folder, 'theme.css')),
    readPictures(join(folder, 'pictures')),
  ])
  for (const language of LANGUAGES) {
    if (written.languages?.[language]?.storeCode) continue
    throw new SettingsError(`${file} has no store view for the language ${language}.`)
  }
  const site = resolvePictures(written, pictures)
  const filterable = attributes?.filter((one) => one.filterable).map(({ code }) => code)
  const shipping = website.shipping.methods.map(({ priceInclTax, freeFromInclTax, zoneExtraInclTax }) => ({
    priceInclTax,
    freeFromInclTax,
    corsicaExtraInclTax: zoneExtraInclTax?.['fr-corsica'] ?? 0,
  }))
  const { delivery_cut_off_hour: cutOffHour, delivery_working_days: workingDays } = website.config
  const delivery = workingDays === undefined ? undefined : { cutOffHour: cutOffHour ?? 0, workingDays }
  return {
    ...site,
    theme: minified(theme),
    filterable,
    shipping,
    delivery,
    standardTax: website.taxRates.standard.fr,
  }
}

/** What the storefront reads of a website's settings. */
interface WebsiteFile {
  readonly shipping: {
    readonly methods: readonly (Omit<SiteShipping, 'corsicaExtraInclTax'> & {
      readonly zoneExtraInclTax?: Readonly<Record<string, number>>
    })[]
  }
  /** Basis points. */
  readonly taxRates: { readonly standard: { readonly fr: number } }
  readonly config: { readonly delivery_cut_off_hour?: number; readonly delivery_working_days?: number }
}

/** A catalogue that came from another shop may have no description of its attributes. */
async function readAttributes(file: string): Promise<{ code: string; filterable: boolean }[] | undefined> {
  return existsSync(file) ? readJson(file) : undefined
}

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new SettingsError(`${file} cannot be read.`)
  })
}

async function readJson<T>(file: string): Promise<T> {
  const text = await read(file)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SettingsError(`${file} is not valid JSON.`, { cause })
  }
}

/** Without comments and line breaks; empty when nothing is set. */
function minified(css: string): string {
  const text = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.includes('{') ? text : ''
}

/** The logo as a picture of its own, for the browser's tab. */
export function faviconOf(site: Site): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke="#a98345" stroke-width="2"><path d="${site.logo}"/></svg>\n`
}
