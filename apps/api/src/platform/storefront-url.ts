import type { Language } from '@comptoir/rules/language'
import type { App } from './context.ts'

/**
 * Address of a page of the shop, in the language of the store view; empty when the website's storefront is not known.
 * `query` holds what is appended after `?`.
 */
export function storefrontUrl(
  { settings }: Pick<App, 'settings'>,
  { website, language }: { website: { code: string }; language: Language },
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const origin = settings.storefrontUrls[website.code]
  if (!origin) return ''
  const search = new URLSearchParams(query).toString()
  return [`${origin}/${language}`, path, search && `?${search}`].join('')
}
