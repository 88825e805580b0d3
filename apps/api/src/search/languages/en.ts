import type { LanguageRules } from '../language-rules.ts'

export const rules: LanguageRules = {
  stopWords: 'a an and at by for from in my of on or the to with',
  prefixNegators: 'no nor without',
  suffixNegators: 'free',
  endings: [
    [/ies$/, 'y'],
    [/(?<=ss|x|z|ch|sh)es$/, ''],
    [/(?<!s|u|i)s$/, ''],
    [/(?<=[tb])re$/, 'er'],
    [/our$/, 'or'],
    [/(?:ing|ed)$/, ''],
    [/e$/, ''],
  ],
}
