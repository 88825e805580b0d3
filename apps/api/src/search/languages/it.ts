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
  units: {
    l: 'litro litri lt',
    cl: 'centilitro centilitri',
    ml: 'millilitro millilitri',
    g: 'gr grammo grammi',
    kg: 'chilo chili chilogrammo chilogrammi',
    mm: 'millimetro millimetri',
    cm: 'centimetro centimetri',
    m: 'metro metri',
    '"': 'pollice pollici',
    w: 'watt',
    v: 'volt',
  },
}
