import type { LanguageRules } from '../language-rules.ts'

export const rules: LanguageRules = {
  stopWords:
    'am an auf aus bei das dem den der des die ein eine einem einen einer eines fur im in mit nach oder uber um und vom von zu zum zur',
  prefixNegators: 'kein keine ohne weder',
  suffixNegators: 'frei',
  endings: [
    [/(?<=[elr])n$/, ''],
    [/(?<=e)[mrs]$/, ''],
    [/(?<=[^aeious])s$/, ''],
    [/e$/, ''],
    [/(?<=ier)t$/, ''],
  ],
  units: {
    l: 'liter litern',
    cl: 'zentiliter',
    ml: 'milliliter',
    g: 'gramm',
    kg: 'kilo kilogramm',
    mm: 'millimeter',
    cm: 'zentimeter',
    m: 'meter metern',
    '"': 'zoll',
    w: 'watt',
    v: 'volt',
  },
  compoundLinks: 's es n en er e ns ens',
}
