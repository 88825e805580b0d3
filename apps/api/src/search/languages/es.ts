import type { LanguageRules } from '../language-rules.ts'

export const rules: LanguageRules = {
  stopWords:
    'a al con de del desde e el en entre hasta la las lo los mi mis o para por que su sus tu tus u un una unas unos y',
  prefixNegators: 'sin ni',
  endings: [
    [/(?<=[aeiou])s$/, ''],
    [/(?<=[aeiou])ce$/, 'z'],
    [/[aeo]$/, ''],
    [/es$/, ''],
    [/(?:acion|ador|[ai][dr])$/, ''],
  ],
  units: {
    l: 'litro litros',
    cl: 'centilitro centilitros',
    ml: 'mililitro mililitros',
    g: 'gr gramo gramos',
    kg: 'kilo kilos kilogramo kilogramos',
    mm: 'milimetro milimetros',
    cm: 'centimetro centimetros',
    m: 'metro metros',
    '"': 'pulgada pulgadas',
    w: 'vatio vatios',
    v: 'voltio voltios',
  },
}
