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
}

type Rules = {
  readonly stopWords: ReadonlySet<string>
  readonly prefixNegators: ReadonlySet<string>
  readonly suffixNegators: ReadonlySet<string>
  readonly endings: readonly Ending[]
}

const wordsIn = (text = ''): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean))

const noRules: Rules = {
  stopWords: wordsIn(),
  prefixNegators: wordsIn(),
  suffixNegators: wordsIn(),
  endings: [],
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
        },
      ] as const
    }),
  ),
)

/** The rules of a language; without a file, words are searched as they are written. */
export const rulesOf = (language: string): Rules => languages.get(language) ?? noRules
