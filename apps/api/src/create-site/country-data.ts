/** Day of the rates below. A rate that changed since is a line of a shop's website.json. */
export const RATES_AS_OF = '2026-01-01'

export interface CountryData {
  /** Standard rate of VAT in basis points. */
  readonly rate: number
  readonly currency: string
  readonly timezone: string
  /** Postcodes, as a zone has them, of parts with other rates or outside the tax area. The new shop does not deliver there. */
  readonly except?: readonly string[]
  /** Town of the sample point of sale: name, postcode, latitude, longitude. */
  readonly town: readonly [name: string, postcode: string, latitude: number, longitude: number]
}

/** Countries of the European Union (by the code of ISO 3166, GR for Greece). */
const union: Readonly<Record<string, CountryData>> = {
  AT: {
    rate: 2000,
    currency: 'EUR',
    timezone: 'Europe/Vienna',
    except: ['6691', '6991..6993'],
    town: ['Wien', '1010', 48.2082, 16.3738],
  },
  BE: {
    rate: 2100,
    currency: 'EUR',
    timezone: 'Europe/Brussels',
    town: ['Bruxelles', '1000', 50.8466, 4.3528],
  },
  BG: { rate: 2000, currency: 'EUR', timezone: 'Europe/Sofia', town: ['Sofia', '1000', 42.6977, 23.3219] },
  CY: { rate: 1900, currency: 'EUR', timezone: 'Asia/Nicosia', town: ['Nicosia', '1010', 35.1856, 33.3823] },
  CZ: { rate: 2100, currency: 'CZK', timezone: 'Europe/Prague', town: ['Praha', '11000', 50.0755, 14.4378] },
  DE: {
    rate: 1900,
    currency: 'EUR',
    timezone: 'Europe/Berlin',
    except: ['27498', '78266'],
    town: ['Berlin', '10115', 52.532, 13.3849],
  },
  DK: {
    rate: 2500,
    currency: 'DKK',
    timezone: 'Europe/Copenhagen',
    town: ['København', '1050', 55.6805, 12.5873],
  },
  EE: {
    rate: 2400,
    currency: 'EUR',
    timezone: 'Europe/Tallinn',
    town: ['Tallinn', '10111', 59.437, 24.7536],
  },
  ES: {
    rate: 2100,
    currency: 'EUR',
    timezone: 'Europe/Madrid',
    except: ['35*', '38*', '51*', '52*'],
    town: ['Madrid', '28013', 40.4168, -3.7038],
  },
  FI: {
    rate: 2550,
    currency: 'EUR',
    timezone: 'Europe/Helsinki',
    except: ['22*'],
    town: ['Helsinki', '00100', 60.1699, 24.9384],
  },
  FR: {
    rate: 2000,
    currency: 'EUR',
    timezone: 'Europe/Paris',
    except: ['97*', '98*'],
    town: ['Paris', '75001', 48.8626, 2.3363],
  },
  GR: {
    rate: 2400,
    currency: 'EUR',
    timezone: 'Europe/Athens',
    except: ['63086'],
    town: ['Athina', '10557', 37.9755, 23.7348],
  },
  HR: { rate: 2500, currency: 'EUR', timezone: 'Europe/Zagreb', town: ['Zagreb', '10000', 45.815, 15.9819] },
  HU: {
    rate: 2700,
    currency: 'HUF',
    timezone: 'Europe/Budapest',
    town: ['Budapest', '1051', 47.4979, 19.0402],
  },
  IE: {
    rate: 2300,
    currency: 'EUR',
    timezone: 'Europe/Dublin',
    town: ['Dublin', 'D01F5P2', 53.3498, -6.2603],
  },
  IT: {
    rate: 2200,
    currency: 'EUR',
    timezone: 'Europe/Rome',
    except: ['22061', '23041'],
    town: ['Roma', '00184', 41.8902, 12.4922],
  },
  LT: {
    rate: 2100,
    currency: 'EUR',
    timezone: 'Europe/Vilnius',
    town: ['Vilnius', '01100', 54.6872, 25.2797],
  },
  LU: {
    rate: 1700,
    currency: 'EUR',
    timezone: 'Europe/Luxembourg',
    town: ['Luxembourg', '1111', 49.6116, 6.1319],
  },
  LV: { rate: 2100, currency: 'EUR', timezone: 'Europe/Riga', town: ['Rīga', 'LV-1050', 56.9496, 24.1052] },
  MT: {
    rate: 1800,
    currency: 'EUR',
    timezone: 'Europe/Malta',
    town: ['Valletta', 'VLT1110', 35.8989, 14.5146],
  },
  NL: {
    rate: 2100,
    currency: 'EUR',
    timezone: 'Europe/Amsterdam',
    town: ['Amsterdam', '1012AB', 52.3702, 4.8952],
  },
  PL: {
    rate: 2300,
    currency: 'PLN',
    timezone: 'Europe/Warsaw',
    town: ['Warszawa', '00-001', 52.2297, 21.0122],
  },
  PT: {
    rate: 2300,
    currency: 'EUR',
    timezone: 'Europe/Lisbon',
    except: ['9*'],
    town: ['Lisboa', '1100-148', 38.7078, -9.1366],
  },
  RO: {
    rate: 2100,
    currency: 'RON',
    timezone: 'Europe/Bucharest',
    town: ['București', '010011', 44.4396, 26.0963],
  },
  SE: {
    rate: 2500,
    currency: 'SEK',
    timezone: 'Europe/Stockholm',
    town: ['Stockholm', '11122', 59.3293, 18.0686],
  },
  SI: {
    rate: 2200,
    currency: 'EUR',
    timezone: 'Europe/Ljubljana',
    town: ['Ljubljana', '1000', 46.0569, 14.5058],
  },
  SK: {
    rate: 2300,
    currency: 'EUR',
    timezone: 'Europe/Bratislava',
    town: ['Bratislava', '81101', 48.1486, 17.1077],
  },
}

const others: Readonly<Record<string, CountryData>> = {
  CH: {
    rate: 810,
    currency: 'CHF',
    timezone: 'Europe/Zurich',
    except: ['7562', '7563'],
    town: ['Bern', '3011', 46.948, 7.4474],
  },
  GB: {
    rate: 2000,
    currency: 'GBP',
    timezone: 'Europe/London',
    town: ['London', 'SW1A1AA', 51.501, -0.1416],
  },
  NO: {
    rate: 2500,
    currency: 'NOK',
    timezone: 'Europe/Oslo',
    except: ['9170..9179'],
    town: ['Oslo', '0150', 59.9127, 10.7461],
  },
}

/** What is known of a country; undefined for one without an entry, whose rate the shop has to give. */
export const countryData = (country: string): CountryData | undefined => union[country] ?? others[country]

/** Who publishes the rate of a country with an entry. */
export const rateSource = (country: string): string =>
  sources[country] ?? 'European Commission, Taxes in Europe Database'

const sources: Readonly<Record<string, string>> = {
  CH: 'CH: Federal Tax Administration',
  GB: 'GB: HM Revenue and Customs',
  NO: 'NO: Norwegian Tax Administration',
}

/** Codes of the countries with an entry. */
export const knownCountries: readonly string[] = [...Object.keys(union), ...Object.keys(others)].toSorted()

/** Whether goods from one country to another stay within the tax area of the European Union. */
export const isWithinUnion = (from: string, to: string): boolean =>
  Object.hasOwn(union, from) && Object.hasOwn(union, to)

/** What a sample price in euros is multiplied by, so that it looks like a price of the currency. No exchange rate. */
const magnitudes: Readonly<Record<string, number>> = {
  CZK: 25,
  DKK: 8,
  HUF: 400,
  ISK: 150,
  JPY: 150,
  NOK: 12,
  PLN: 4,
  RON: 5,
  SEK: 11,
}

export const magnitudeOf = (currency: string): number => magnitudes[currency] ?? 1
