const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const none: ReadonlySet<string> = new Set()

const small: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: wordsIn(
    'a au aux avec ce ces d dans de des du en et l la le les ma mes mon ou par pour qu que sa ses son sur un une',
  ),
  en: wordsIn('a an and at by for from in my of on or the to with'),
  it: wordsIn(
    'a ai al alla alle allo con d da dal dalla degli dei del della delle dello di e ed gli i il in l la le lo o per un una uno',
  ),
}

/** Articles, prepositions and conjunctions of a language, folded. */
export const smallWords = (language: string): ReadonlySet<string> => small[language] ?? none

const before: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: wordsIn('sans ni'),
  en: wordsIn('no nor without'),
  it: wordsIn('senza ne'),
}
const after: Readonly<Record<string, ReadonlySet<string>>> = { en: wordsIn('free') }

/** Words that say that the next is not there: "sans gluten". */
export const negatorsBefore = (language: string): ReadonlySet<string> => before[language] ?? none

/** Words that say that the one before is not there: "gluten free". */
export const negatorsAfter = (language: string): ReadonlySet<string> => after[language] ?? none
