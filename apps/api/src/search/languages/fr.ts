import type { LanguageRules } from '../language-rules.ts'

export const rules: LanguageRules = {
  stopWords:
    'a au aux avec ce ces d dans de des du en et l la le les ma mes mon ou par pour qu que sa ses son sur un une',
  prefixNegators: 'sans ni',
  endings: [
    [/[sx]$/, ''],
    [/(?<!e)au$/, 'al'],
    [/euse$/, 'eu'],
    [/aiche$/, 'ai'],
    [/(?:ation|ateur|atrice|er)$/, ''],
    [/(?<!e)e+$/, ''],
    [/(?<=[^aeiou])ant$/, ''],
  ],
  units: {
    l: 'litre litres',
    cl: 'centilitre centilitres',
    ml: 'millilitre millilitres',
    g: 'gr gramme grammes',
    kg: 'kilo kilos kilogramme kilogrammes',
    mm: 'millimetre millimetres',
    cm: 'centimetre centimetres',
    m: 'metre metres',
    '"': 'pouce pouces',
    w: 'watt watts',
    v: 'volt volts',
  },
}
