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
  readonly others: readonly { readonly name: RouteName; readonly segments: readonly string[] }[]
}

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

/** The path of a route in each of the languages, by the path in one of them; undefined for a path of no route. */
export function pathsOf(
  path: string,
  language: Language,
  languages: readonly Language[],
): Readonly<Record<Language, string>> | undefined {
  if (!routeOf(path, [language])) return undefined
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
      .map(({ name, pattern }) => ({ name, segments: pattern.split('/') })),
  }
}

/** Parameters of a path with the segments of a pattern; a parameter may end with a fixed text, as in `:urlKey.html`. */
function valuesOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== path.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, segment] of path.entries()) {
    const wanted = pattern[index] ?? ''
    const [, name, end = ''] = /^:(\w+)(.*)$/.exec(wanted) ?? []
    if (name === undefined) {
      if (segment.toLowerCase() !== wanted) return undefined
    } else {
      if (segment.length <= end.length || !segment.endsWith(end)) return undefined
      values[name] = segment.slice(0, segment.length - end.length)
    }
  }
  return values
}
