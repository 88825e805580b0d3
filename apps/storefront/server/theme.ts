import { minifiedCss, splitSchemes, tokensOf, tokenValue, type Tokens } from '@comptoir/rules/design-tokens'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ColorScheme } from '@comptoir/site-file/look'
import type { SchemeColours } from '../app/platform/site.ts'

/** The tokens of all sites and their dark set, as CSS. */
export interface BaseTokens {
  readonly all: string
  readonly dark: string
}

/** The two style sheets that a page inlines, and the values of tokens for light and dark screens. */
export interface Theme {
  readonly css: string
  /** Rules of dark screens, without the media query that the page gives them; empty where there are none. */
  readonly darkCss: string
  readonly light: Tokens | undefined
  readonly dark: Tokens | undefined
}

const FOLDER = join(import.meta.dirname, '../app/ui/css')

/** Reads the tokens of the design. */
export async function readBaseTokens(): Promise<BaseTokens> {
  const [all, dark] = await Promise.all(
    ['tokens.css', 'dark.css'].map((name) => readFile(join(FOLDER, name), 'utf8')),
  )
  return { all: all ?? '', dark: dark ?? '' }
}

/**
 * The theme of a site in its colour scheme. Dark values follow all light ones, and those of the site follow those of the
 * design.
 */
export function themeOf(css: string, scheme: ColorScheme, base: BaseTokens): Theme {
  const own = splitSchemes(css)
  const light = tokensOf(base.all, own.light)
  if (scheme === 'light') return { css: own.light, darkCss: '', light, dark: undefined }
  const dark = tokensOf(base.all, own.light, base.dark, own.dark)
  const darkCss = `${minifiedCss(base.dark)} ${own.dark}`.trim()
  return { css: own.light, darkCss, light: scheme === 'dark' ? undefined : light, dark }
}

/** Colours of a scheme for the browser and for icons. */
export function schemeColours(tokens: Tokens): SchemeColours {
  return {
    page: tokenValue(tokens, '--color-page') ?? 'Canvas',
    mark: tokenValue(tokens, '--color-mark') ?? 'CanvasText',
  }
}
