import { splitSchemes } from '@comptoir/rules/design-tokens'
import { readBaseTokens } from '../../apps/storefront/server/theme.ts'
import { placeIn, type SiteFiles } from './read-site.ts'

const DARK = /@media[^{]*prefers-color-scheme:\s*dark/

/** Rules of `theme.css` that no page shows: colours that nothing uses, and dark ones of a site that is always light. */
export async function themeProblems({ site, theme }: SiteFiles): Promise<string[]> {
  const at = (index: number) => placeIn('theme.css', theme, index)
  const dark = DARK.exec(theme)
  const isUnseen = dark && splitSchemes(theme).dark !== '' && (site.look?.colorScheme ?? 'light') === 'light'
  return [
    ...(isUnseen
      ? [
          `${at(dark.index)}: is for dark screens, but the site is always light: write "colorScheme": "auto" into look of site.json`,
        ]
      : []),
    ...(await unusedColours(theme)).map(
      ({ name, index }) =>
        `${at(index)}: ${name} is no colour of the design, and no rule of this file uses it`,
    ),
  ]
}

/** Colours that neither the design has nor a rule of the theme uses, such as misspelt ones. */
async function unusedColours(theme: string): Promise<{ name: string; index: number }[]> {
  const base = await readBaseTokens()
  const known = new Set(base.all.match(/--color-[\w-]+(?=:)/g))
  return [...theme.matchAll(/(--color-[\w-]+)\s*:/g)]
    .map(({ 1: name = '', index }) => ({ name, index }))
    .filter(({ name }) => !known.has(name) && !theme.includes(`var(${name}`))
}
