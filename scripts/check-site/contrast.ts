import { contrastRatio } from '@comptoir/rules/contrast'
import { splitSchemes, tokensOf, tokenValue, type Tokens } from '@comptoir/rules/design-tokens'
import { readBaseTokens } from '../../apps/storefront/server/theme.ts'
import { placeIn, type SiteFiles } from './read-site.ts'

const OF_TEXT = 4.5
const OF_SHAPES = 3

/** Texts by the grounds on which they stand. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  text: ['page', 'surface', 'band-quiet', 'selected', 'track'],
  'text-muted': ['page', 'surface', 'band-quiet', 'selected', 'track'],
  'text-faint': ['page', 'surface', 'band-quiet'],
  link: ['page', 'surface', 'band-quiet', 'selected'],
  accent: ['page', 'surface'],
  'on-action': ['action', 'action-hover', 'action-active'],
  'on-accent': ['accent', 'accent-hover'],
  'on-new': ['new'],
  'on-inverse': ['inverse'],
  'mark-on-inverse': ['inverse'],
  'on-band': ['band'],
  'on-band-muted': ['band'],
  'mark-on-band': ['band'],
  'on-screen': ['screen'],
  'on-error': ['error'],
  error: ['page', 'surface', 'error-wash'],
  success: ['page', 'surface', 'success-wash'],
  warning: ['page', 'surface', 'warning-wash'],
  info: ['page', 'surface', 'info-wash'],
}

/** Edges of controls, icons and marks by their grounds. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  mark: ['page'],
  'success-mark': ['page'],
  'field-line': ['page', 'surface'],
  focus: ['page', 'surface'],
}

/** Pairs of colours with too little contrast, in each scheme of the site. */
export async function contrastProblems({ site, theme }: SiteFiles): Promise<string[]> {
  const base = await readBaseTokens()
  const own = splitSchemes(theme)
  const scheme = site.look?.colorScheme ?? 'light'
  const light = tokensOf(base.all, own.light)
  const dark = tokensOf(base.all, own.light, base.dark, own.dark)
  return [
    ...(scheme === 'dark' ? [] : problemsOf(light, 'light', theme)),
    ...(scheme === 'light' ? [] : problemsOf(dark, 'dark', theme)),
  ]
}

function problemsOf(tokens: Tokens, scheme: 'light' | 'dark', theme: string): string[] {
  const problems = (pairs: typeof TEXTS, least: number) =>
    pairsOf(pairs).flatMap((pair) =>
      pairProblem(tokens, pair, least).map(
        (problem) => `${placeOf(pair, theme, scheme)}: ${problem} (${scheme})`,
      ),
    )
  return [...problems(TEXTS, OF_TEXT), ...problems(SHAPES, OF_SHAPES)]
}

/** Where the theme sets the first colour of a pair, else the second one; the file alone where both are the storefront's. */
function placeOf(pair: readonly string[], theme: string, scheme: 'light' | 'dark'): string {
  for (const name of pair) {
    const found = [...theme.matchAll(/--color-[\w-]+(?=\s*:)/g)].filter(
      ([token]) => token === `--color-${name}`,
    )
    // The values of dark screens follow those of the others.
    const declared = scheme === 'dark' ? found.at(-1) : found[0]
    if (declared) return placeIn('theme.css', theme, declared.index)
  }
  return 'theme.css'
}

const pairsOf = (grounds: typeof TEXTS): (readonly [string, string])[] =>
  Object.entries(grounds).flatMap(([colour, all]) => all.map((ground) => [colour, ground] as const))

function pairProblem(tokens: Tokens, [colour, ground]: readonly [string, string], least: number): string[] {
  const [above, below] = [colour, ground].map((name) => tokenValue(tokens, `--color-${name}`) ?? '')
  const ratio = contrastRatio(above ?? '', below ?? '')
  if (ratio === undefined)
    return [`--color-${colour} ${above} on --color-${ground} ${below}: write both as #rrggbb`]
  // Rounded down: 4.499 is not enough.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
  return ratio < least
    ? [`--color-${colour} ${above} on --color-${ground} ${below} has ${shown}:1, it needs ${least}:1`]
    : []
}
