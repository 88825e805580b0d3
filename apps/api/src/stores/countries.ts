import type { Language } from '@comptoir/rules/language'

export type CountryRecord = { code: string; alpha3: string; names: Record<Language, string> }

const country = (code: string, alpha3: string, fr: string, en: string, it: string): CountryRecord => ({
  code,
  alpha3,
  names: { fr, en, it },
})

/** Countries of billing addresses: the European Union (decisions L-10). Delivery has fewer, see the shipping rules. */
export const knownCountries: readonly CountryRecord[] = [
  country('FR', 'FRA', 'France', 'France', 'Francia'),
  country('DE', 'DEU', 'Allemagne', 'Germany', 'Germania'),
  country('AT', 'AUT', 'Autriche', 'Austria', 'Austria'),
  country('BE', 'BEL', 'Belgique', 'Belgium', 'Belgio'),
  country('BG', 'BGR', 'Bulgarie', 'Bulgaria', 'Bulgaria'),
  country('CY', 'CYP', 'Chypre', 'Cyprus', 'Cipro'),
  country('HR', 'HRV', 'Croatie', 'Croatia', 'Croazia'),
  country('DK', 'DNK', 'Danemark', 'Denmark', 'Danimarca'),
  country('ES', 'ESP', 'Espagne', 'Spain', 'Spagna'),
  country('EE', 'EST', 'Estonie', 'Estonia', 'Estonia'),
  country('FI', 'FIN', 'Finlande', 'Finland', 'Finlandia'),
  country('GR', 'GRC', 'Grèce', 'Greece', 'Grecia'),
  country('HU', 'HUN', 'Hongrie', 'Hungary', 'Ungheria'),
  country('IE', 'IRL', 'Irlande', 'Ireland', 'Irlanda'),
  country('IT', 'ITA', 'Italie', 'Italy', 'Italia'),
  country('LV', 'LVA', 'Lettonie', 'Latvia', 'Lettonia'),
  country('LT', 'LTU', 'Lituanie', 'Lithuania', 'Lituania'),
  country('LU', 'LUX', 'Luxembourg', 'Luxembourg', 'Lussemburgo'),
  country('MT', 'MLT', 'Malte', 'Malta', 'Malta'),
  country('NL', 'NLD', 'Pays-Bas', 'Netherlands', 'Paesi Bassi'),
  country('PL', 'POL', 'Pologne', 'Poland', 'Polonia'),
  country('PT', 'PRT', 'Portugal', 'Portugal', 'Portogallo'),
  country('CZ', 'CZE', 'Tchéquie', 'Czechia', 'Cechia'),
  country('RO', 'ROU', 'Roumanie', 'Romania', 'Romania'),
  country('SK', 'SVK', 'Slovaquie', 'Slovakia', 'Slovacchia'),
  country('SI', 'SVN', 'Slovénie', 'Slovenia', 'Slovenia'),
  country('SE', 'SWE', 'Suède', 'Sweden', 'Svezia'),
]

const byCode = new Map(knownCountries.map((entry) => [entry.code, entry]))

export function countryWithAlpha3(alpha3: string): CountryRecord | undefined {
  return knownCountries.find((entry) => entry.alpha3 === alpha3)
}

export function countryNamed(code: string): CountryRecord | undefined {
  return byCode.get(code)
}
