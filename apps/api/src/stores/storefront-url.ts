import type { App } from '../platform/context.ts'
import type { Store } from './store.ts'
import { storefrontPath, type StorefrontPage } from './storefront-paths.ts'

/**
 * URL of a storefront page in the language of the store view; `values` fill the placeholders of its path. Empty when the
 * website's storefront is not configured.
 */
export function storefrontUrl(
  { settings }: Pick<App, 'settings'>,
  {
    website,
    language,
    settings: { storefront_paths: paths, storefront_url: setting, language_prefix: hasPrefix },
  }: Store,
  page: StorefrontPage,
  values: Readonly<Record<string, string>> = {},
): string {
  const origin = storefrontOrigin(settings, website.code, setting)
  if (!origin) return ''
  const path = storefrontPath(paths, page, language).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  return `${origin}${hasPrefix ? `/${language}` : ''}${path}`
}

/** Address of a website's storefront: of the environment, its own setting, or on this machine; undefined without any. */
export function storefrontOrigin(
  { storefrontUrls, localStorefrontUrls }: App['settings'],
  website: string,
  setting: string | undefined,
): string | undefined {
  return storefrontUrls[website] ?? setting ?? localStorefrontUrls[website]
}
