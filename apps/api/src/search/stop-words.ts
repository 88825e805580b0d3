const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const none: ReadonlySet<string> = new Set()

const byLanguage: Readonly<Record<string, ReadonlySet<string>>> = {
  de: wordsIn(
    'am an auf aus bei das dem den der des die ein eine einem einen einer eines fur im in mit nach oder uber um und vom von zu zum zur',
  ),
  fr: wordsIn(
    'a au aux avec ce ces d dans de des du en et l la le les ma mes mon ou par pour qu que sa ses son sur un une',
  ),
  en: wordsIn('a an and at by for from in my of on or the to with'),
  it: wordsIn(
    'a ai al alla alle allo con d da dal dalla degli dei del della delle dello di e ed gli i il in l la le lo o per un una uno',
  ),
}

/** Folded articles, prepositions and conjunctions of a language. */
export const stopWords = (language: string): ReadonlySet<string> => byLanguage[language] ?? none

const prefixNegators: Readonly<Record<string, ReadonlySet<string>>> = {
  de: wordsIn('kein keine ohne weder'),
  fr: wordsIn('sans ni'),
  en: wordsIn('no nor without'),
  it: wordsIn('senza ne'),
}
const suffixNegators: Readonly<Record<string, ReadonlySet<string>>> = {
  de: wordsIn('frei'),
  en: wordsIn('free'),
}

/** Words that negate the next word: "sans gluten". */
export const prefixNegatorsOf = (language: string): ReadonlySet<string> => prefixNegators[language] ?? none

/** Words that negate the previous word: "gluten free". */
export const suffixNegatorsOf = (language: string): ReadonlySet<string> => suffixNegators[language] ?? none
