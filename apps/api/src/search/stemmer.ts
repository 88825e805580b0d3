const shortestStemmed = 4
/** A shorter stem would match unrelated words. */
const shortestStem = 4

type Ending = readonly [pattern: RegExp, instead: string]

/** Applied in order, each once, to folded words. */
const rulesByLanguage: Readonly<Record<string, readonly Ending[]>> = {
  de: [
    [/(?<=[elr])n$/, ''],
    [/(?<=e)[mrs]$/, ''],
    [/(?<=[^aeious])s$/, ''],
    [/e$/, ''],
    [/(?<=ier)t$/, ''],
  ],
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
 * The common stem of the forms of a folded word: number, gender, participle. Short words and words with
 * digits are returned unchanged.
 */
export function stemOf(word: string, language: string): string {
  const rules = rulesByLanguage[language]
  if (!rules || word.length < shortestStemmed || /\d/.test(word)) return word
  let stem = word
  for (const [pattern, instead] of rules) {
    const shorter = stem.replace(pattern, instead)
    const cut = stem.length - shorter.length
    if (cut <= 1 || shorter.length >= shortestStem) stem = shorter
  }
  return stem.replace(/([^aeiou\d-])\1$/, '$1')
}
