import type { ColorScheme } from '@comptoir/site-file/look'
import { COLOR_SCHEME } from './cookies.ts'
import type { RequestScope } from './scope.ts'
import type { Site } from './site.ts'

/** What visitors choose from; the first leaves it to their device. */
export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const satisfies readonly ColorScheme[]

/** Whether visitors choose the colours of their screen: where the site has a scheme for light and for dark ones. */
export const hasSchemeSwitch = ({ colours }: Pick<Site, 'colours'>): boolean =>
  colours.light !== undefined && colours.dark !== undefined

type Scope = Pick<RequestScope, 'cookies'> & { readonly site: Pick<Site, 'colours'> }

/** What the visitor chose on this device; undefined before a choice, and where there is none. */
export function chosenScheme({ site, cookies }: Scope): 'light' | 'dark' | undefined {
  if (!hasSchemeSwitch(site)) return undefined
  const chosen = cookies.get(COLOR_SCHEME)
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined
}

/** The scheme of a page: the visitor's choice, else that of the site. */
export function colorSchemeOf(scope: Scope): ColorScheme {
  const { light, dark } = scope.site.colours
  if (light && dark) return chosenScheme(scope) ?? 'auto'
  return dark ? 'dark' : 'light'
}

/** Media query of the site's dark colours; what is printed stays light. */
export const DARK_MEDIA: Readonly<Record<ColorScheme, string>> = {
  auto: 'screen and (prefers-color-scheme: dark)',
  dark: 'screen',
  light: 'not all',
}

/** What `<meta name="color-scheme">` says: the ground before a style sheet is read. */
export const SUPPORTED_SCHEMES: Readonly<Record<ColorScheme, string>> = {
  auto: 'light dark',
  dark: 'dark',
  light: 'light',
}

/** What `theme-color` says, with the media query of each colour. */
export function themeColors(
  { light, dark }: Site['colours'],
  scheme: ColorScheme,
): { color: string; media?: string }[] {
  if (scheme === 'auto' && light && dark)
    return [
      { color: light.page, media: '(prefers-color-scheme: light)' },
      { color: dark.page, media: '(prefers-color-scheme: dark)' },
    ]
  const shown = scheme === 'dark' ? dark : light
  return shown ? [{ color: shown.page }] : []
}
