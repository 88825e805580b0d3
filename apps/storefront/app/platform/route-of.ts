import type { Language } from '@comptoir/rules/language'
import { ADDRESSES } from '../generated/addresses.ts'
import { isTranslated, patternOf, ROUTES, type RouteName } from './routes.ts'

/** A route and the parameters of its path, as they are written in it. */
interface FoundRoute {
  readonly name: RouteName
  readonly values: Readonly<Record<string, string>>
}

interface Patterns {
  /** Names of routes without parameters, by their path. */
  readonly plain: ReadonlyMap<string, RouteName>
  readonly others: readonly { readonly name: RouteName; readonly segments: readonly Segment[] }[]
}

/** A word, or a parameter that may end with a fixed text, as in `:urlKey.html`. */
type Segment = string | { readonly parameter: string; readonly end: string }

const NAMES = Object.keys(ROUTES) as RouteName[]

const known = new Map<Language, Patterns>()

/** The source language is that of addresses that shops had before they were translated. */
const LANGUAGES = Object.keys(ADDRESSES)
const [SOURCE = ''] = LANGUAGES

/**
 * The route of a path without its language prefix and its outer slashes, in the first of the languages that knows it;
 * upper and lower case are the same, as React Router matches them.
 */
export function routeOf(path: string, languages: readonly Language[] = LANGUAGES): FoundRoute | undefined {
  const segments = path.split('/')
  const lower = path.toLowerCase()
  for (const language of languages) {
    const { plain, others } = patternsIn(language)
    const name = plain.get(lower)
    if (name !== undefined) return { name, values: {} }
    for (const other of others) {
      const values = valuesOf(other.segments, segments)
      if (values) return { name: other.name, values }
    }
  }
  return undefined
}

/**
 * The path in the language's own words: `cart` for `panier` in English. Paths that are the language's own, or no route's,
 * stay. `languages` are those whose words are known, besides those of addresses that are older than translations.
 */
export function ownPath(path: string, language: Language, languages: readonly Language[]): string {
  if (routeOf(path, [language])) return path
  const found = routeOf(path, [SOURCE, ...languages])
  if (!found || !isTranslated(found.name)) return path
  return patternOf(language, found.name).replaceAll(/:(\w+)/g, (_, name: string) => found.values[name] ?? '')
}

/** The path of a route in each of the languages, by the path in one of them; undefined where all have the same. */
export function pathsOf(
  path: string,
  language: Language,
  languages: readonly Language[],
): Readonly<Record<Language, string>> | undefined {
  const found = routeOf(path, [language])
  if (!found || !isTranslated(found.name)) return undefined
  return Object.fromEntries(languages.map((other) => [other, ownPath(path, other, [language])]))
}

function patternsIn(language: Language): Patterns {
  const patterns = known.get(language) ?? readPatterns(language)
  known.set(language, patterns)
  return patterns
}

function readPatterns(language: Language): Patterns {
  const all = NAMES.map((name) => ({ name, pattern: patternOf(language, name) }))
  return {
    plain: new Map(all.flatMap(({ name, pattern }) => (pattern.includes(':') ? [] : [[pattern, name]]))),
    others: all
      .filter(({ pattern }) => pattern.includes(':'))
      .map(({ name, pattern }) => ({ name, segments: pattern.split('/').map(segmentOf) })),
  }
}

function segmentOf(text: string): Segment {
  const [, parameter, end = ''] = /^:(\w+)(\W.*)?$/.exec(text) ?? []
  return parameter === undefined ? text : { parameter, end }
}

/** Parameters of a path with the segments of a pattern; undefined for another path. */
function valuesOf(pattern: readonly Segment[], path: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== path.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, text] of path.entries()) {
    const segment = pattern[index] ?? ''
    if (typeof segment === 'string') {
      if (text.toLowerCase() !== segment) return undefined
      continue
    }
    const { parameter, end } = segment
    if (text.length <= end.length || !text.endsWith(end)) return undefined
    values[parameter] = text.slice(0, text.length - end.length)
  }
  return values
}
