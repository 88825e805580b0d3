import type { LanguageRules } from '../language-rules.ts'

export const rules: LanguageRules = {
  stopWords:
    'a ai al alla alle allo con d da dal dalla degli dei del della delle dello di e ed gli i il in l la le lo o per un una uno',
  prefixNegators: 'senza ne',
  endings: [
    [/[aeio]$/, ''],
    [/(?:azion|[aei]r)$/, ''],
    [/at$/, ''],
    [/(?<=..)[ih]$/, ''],
  ],
}
