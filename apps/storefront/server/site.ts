import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '../app/platform/language.ts'
import type { Site } from '../app/platform/site.ts'
import { SettingsError } from './settings.ts'

/** Reads site.json and theme.css of a site's folder; throws SettingsError when one of them is not usable. */
export async function loadSite(folder: string): Promise<Site> {
  const file = join(folder, 'site.json')
  const [text, theme] = await Promise.all([read(file), read(join(folder, 'theme.css'))])
  const site = parse(text, file)
  for (const language of LANGUAGES) {
    if (site.languages?.[language]?.storeCode) continue
    throw new SettingsError(`${file} has no store view for the language ${language}.`)
  }
  return { ...site, theme: minified(theme) }
}

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new SettingsError(`${file} cannot be read.`)
  })
}

function parse(text: string, file: string): Site {
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
export function iconOf(site: Site): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke="#a98345" stroke-width="2"><path d="${site.logo}"/></svg>\n`
}
