import { readdirSync } from 'node:fs'

/** The first text is a pattern of the end of a word, the second what replaces it. */
type Ending = readonly [pattern: RegExp, instead: string]

/** What search knows of a language. Words are folded: small letters without accents. */
export type LanguageRules = {
  /** Articles, prepositions and conjunctions. */
  readonly stopWords: string
  /** Words that negate the next word: "sans gluten". */
  readonly prefixNegators?: string
  /** Words that negate the previous word: "gluten free". */
  readonly suffixNegators?: string
  /** Applied in order, each once: they give the forms of a word the same stem. */
  readonly endings: readonly Ending[]
  /** Names of units by symbol (`units` in quantities.ts): { l: 'litre litres' }. */
  readonly units?: Readonly<Record<string, string>>
  /**
   * For languages that write compounds as one word: what may stand between the parts, as "s" in "Arbeitsplatte".
   * Words are then also found by their last part, and compounds by their parts.
   */
  readonly compoundLinks?: string
}

type Rules = {
  readonly stopWords: ReadonlySet<string>
  readonly prefixNegators: ReadonlySet<string>
  readonly suffixNegators: ReadonlySet<string>
  readonly endings: readonly Ending[]
  /** Symbols of units by name. */
  readonly units: ReadonlyMap<string, string>
  /** Undefined if the language writes no compounds as one word. */
  readonly compoundLinks: readonly string[] | undefined
}

const listIn = (text: string): string[] => text.split(' ').filter(Boolean)
const wordsIn = (text = ''): ReadonlySet<string> => new Set(listIn(text))

const noRules: Rules = {
  stopWords: wordsIn(),
  prefixNegators: wordsIn(),
  suffixNegators: wordsIn(),
  endings: [],
  units: new Map(),
  compoundLinks: undefined,
}

const folder = new URL('languages/', import.meta.url)

/** Each file of the folder is a language. */
const languages: ReadonlyMap<string, Rules> = new Map(
  await Promise.all(
    readdirSync(folder).map(async (name) => {
      const { rules } = (await import(new URL(name, folder).href)) as { rules: LanguageRules }
      return [
        name.replace('.ts', ''),
        {
          stopWords: wordsIn(rules.stopWords),
          prefixNegators: wordsIn(rules.prefixNegators),
          suffixNegators: wordsIn(rules.suffixNegators),
          endings: rules.endings,
          units: new Map(
            Object.entries(rules.units ?? {}).flatMap(([symbol, names]) =>
              listIn(names).map((unit) => [unit, symbol] as const),
            ),
          ),
          compoundLinks: rules.compoundLinks === undefined ? undefined : listIn(rules.compoundLinks),
        },
      ] as const
    }),
  ),
)

/** The rules of a language; without a file, words are searched as they are written. */
export const rulesOf = (language: string): Rules => languages.get(language) ?? noRules
