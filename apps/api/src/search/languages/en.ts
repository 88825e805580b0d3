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
  units: {
    l: 'litre litres liter liters ltr',
    cl: 'centilitre centilitres',
    ml: 'millilitre millilitres milliliter milliliters',
    g: 'gram grams gramme grammes',
    kg: 'kilo kilos kilogram kilograms',
    mm: 'millimetre millimetres millimeter millimeters',
    cm: 'centimetre centimetres centimeter centimeters',
    m: 'metre metres meter meters',
    '"': 'inch inches',
    ft: 'foot feet',
    oz: 'ounce ounces',
    lb: 'lbs pound pounds',
    w: 'watt watts',
    v: 'volt volts',
  },
}
