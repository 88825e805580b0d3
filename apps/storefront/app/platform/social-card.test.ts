import { expect, it } from 'vitest'
import { socialCard } from './social-card.ts'
import { telephoneCountryOf } from './telephone-country.server.ts'
import { testSite } from './test-scope.fixture.ts'

it.each<[Record<string, string>, string, string]>([
  [{}, 'fr_FR', 'DE'],
  [{ fr: 'fr' }, 'fr_FR', 'DE'],
  [{ fr: 'fr_FR' }, 'fr_FR', 'FR'],
  [{ fr: 'fr_CH' }, 'fr_CH', 'DE'],
])(
  'pages of a store view with the locale of %o are in %s, with telephones of %s',
  (locales, card, country) => {
    const scope = { site: testSite({ locales, defaultCountry: 'DE' }), language: 'fr' }
    expect(socialCard(scope, 'website').locale).toBe(card)
    expect(telephoneCountryOf(scope)).toBe(country)
  },
)
