import type { TaxTable } from './tax.ts'
import type { Zone } from './zone.ts'

const named = (fr: string, en: string, it: string) => ({ fr, en, it })

/** Zones of a French website. */
export const FRENCH_ZONES: readonly Zone[] = [
  {
    code: 'fr-corsica',
    name: named('Corse', 'Corsica', 'Corsica'),
    countries: [{ country: 'FR', postcodes: ['20*'] }],
  },
  {
    code: 'fr',
    name: named('France métropolitaine', 'metropolitan France', 'Francia metropolitana'),
    countries: [{ country: 'FR', postcodes: ['01000..95999'] }],
  },
  {
    code: 'mc',
    name: named('Monaco', 'Monaco', 'Monaco'),
    countries: ['MC', { country: 'FR', postcodes: ['980*'] }],
  },
]

/** Rates of decisions E-3: fountains, accessories and alcohol; prepared food; sealed drinks and packaged food. */
export const FRENCH_RATES: TaxTable = {
  standard: { fr: 2000, 'fr-corsica': 2000 },
  food: { fr: 1000, 'fr-corsica': 1000 },
  packaged: { fr: 550, 'fr-corsica': 210 },
  none: { fr: 0, 'fr-corsica': 0 },
}
