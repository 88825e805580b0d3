/** Design tokens of a style sheet: custom properties of `:root` by name, with the values as written. */
export type Tokens = ReadonlyMap<string, string>

/** A style sheet without the blocks for dark screens, and the rules within those blocks. */
export interface Schemes {
  readonly light: string
  readonly dark: string
}

const DARK = '@media(prefers-color-scheme:dark)'

/** CSS without comments and line breaks; empty when it has no rules. */
export function minifiedCss(css: string): string {
  const text = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.includes('{') ? text : ''
}

/** Separates the blocks `@media (prefers-color-scheme: dark)` from the rest of a style sheet. */
export function splitSchemes(css: string): Schemes {
  const blocks = blocksOf(minifiedCss(css))
  const isDark = ({ prelude }: Block) => prelude.replaceAll(' ', '').replace('screenand', '') === DARK
  return {
    light: blocks
      .filter((block) => !isDark(block))
      .map(({ text }) => text)
      .join(' '),
    dark: blocks
      .filter(isDark)
      .map(({ body }) => body.trim())
      .join(' '),
  }
}

/** The tokens of one or more style sheets; the last value of a token wins. */
export function tokensOf(...sheets: readonly string[]): Tokens {
  return new Map(sheets.flatMap((css) => declarationsOf(minifiedCss(css))))
}

/** Value of a token with every `var()` replaced; undefined for an unknown token. */
export function tokenValue(tokens: Tokens, name: string, depth = 0): string | undefined {
  const value = tokens.get(name)
  if (value === undefined || depth > 8) return undefined
  return value.replaceAll(/var\((--[\w-]+)\)/g, (whole, inner: string) => {
    return tokenValue(tokens, inner, depth + 1) ?? whole
  })
}

interface Block {
  /** Selector or at-rule. */
  readonly prelude: string
  readonly body: string
  readonly text: string
}

/** The rules and at-rules at the top of a style sheet without comments. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  let open = 0
  let depth = 0
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === '{' && depth++ === 0) open = at
    const isStatement = sign === ';' && depth === 0
    const isEnd = sign === '}' && depth > 0 && --depth === 0
    if (!isStatement && !isEnd) continue
    const text = css.slice(start, at + 1).trim()
    const prelude = isStatement ? text : css.slice(start, open).trim()
    blocks.push({ prelude, body: isStatement ? '' : css.slice(open + 1, at), text })
    start = at + 1
  }
  return blocks
}

function declarationsOf(css: string): [string, string][] {
  return blocksOf(css).flatMap(({ prelude, body }): [string, string][] => {
    if (prelude.startsWith('@layer')) return declarationsOf(body)
    if (prelude !== ':root') return []
    return body.split(';').flatMap((line): [string, string][] => {
      const colon = line.indexOf(':')
      const name = line.slice(0, colon).trim()
      return name.startsWith('--') ? [[name, line.slice(colon + 1).trim()]] : []
    })
  })
}
