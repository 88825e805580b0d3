import { readFileSync } from 'node:fs'

/**
 * What each setting of a website does, in a language of {@link messageLanguages}, by its path: `config.default_country`,
 * `payment[].active` for the entries of a list.
 */
export function settingDescriptions(language: string): Readonly<Record<string, string>> {
  const file = new URL(`../${language}/settings.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}
