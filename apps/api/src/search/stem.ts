const shortestStemmed = 4
/** What is left of a word must still say what it is about. */
const shortestStem = 4

type Ending = readonly [pattern: RegExp, instead: string]

/** Applied one after the other, each once; the words are folded. */
const endings: Readonly<Record<string, readonly Ending[]>> = {
  fr: [
    [/[sx]$/, ''],
    [/(?<!e)au$/, 'al'],
    [/euse$/, 'eu'],
    [/aiche$/, 'ai'],
    [/(?:ation|ateur|atrice|er)$/, ''],
    [/(?<!e)e+$/, ''],
    [/(?<=[^aeiou])ant$/, ''],
  ],
  en: [
    [/ies$/, 'y'],
    [/(?<=ss|x|z|ch|sh)es$/, ''],
    [/(?<!s|u|i)s$/, ''],
    [/(?<=[tb])re$/, 'er'],
    [/our$/, 'or'],
    [/(?:ing|ed)$/, ''],
    [/e$/, ''],
  ],
  it: [
    [/[aeio]$/, ''],
    [/(?:azion|[aei]r)$/, ''],
    [/at$/, ''],
    [/(?<=..)[ih]$/, ''],
  ],
}

/**
 * What the forms of a folded word have in common: singular and plural, masculine and feminine, verb and participle.
 * Short words and words with digits stay as they are.
 */
export function stemOf(word: string, language: string): string {
  const rules = endings[language]
  if (!rules || word.length < shortestStemmed || /\d/.test(word)) return word
  let stem = word
  for (const [pattern, instead] of rules) {
    const shorter = stem.replace(pattern, instead)
    const cut = stem.length - shorter.length
    if (cut <= 1 || shorter.length >= shortestStem) stem = shorter
  }
  return stem.replace(/([^aeiou\d-])\1$/, '$1')
}
