import { hasPointsOfSale, type FulfilmentKind } from './answers.ts'
import type { Draft } from './draft.ts'
import { inEach, sameInEach, sampleAmount, storeCode } from './draft.ts'
import { onColour, tokensFor } from './colours.ts'
import { countryData, isWithinUnion } from './country-data.ts'
import { holidaysIn } from './holidays.ts'
import { countryName } from '../stores/index.ts'
import { languageName, localeOf } from './names.ts'

/** The contents of `website.json`; `today` is the day of the exchange rates, and `isDefault` says whether no other shop is the default. */
export function websiteOf(draft: Draft, { today, isDefault }: { today: string; isDefault: boolean }) {
  const { code, name, currencies, exchangeRates, customers } = draft
  const [own, ...others] = currencies
  return {
    website: { code, name, pricesIncludeTax: customers.includes('b2c'), currency: own, isDefault },
    groups: [{ code, name, rootCategory: { name: sameInEach(draft, code) }, stores: storesOf(draft) }],
    zones: zonesOf(draft),
    taxRates: taxRatesOf(draft),
    taxTitles: inEach(draft, ({ tax }) => tax),
    shipping: { methods: shippingOf(draft), area: inEach(draft, () => '{area}') },
    payment: paymentOf(draft),
    currencies: others.map((one) => ({ code: one, rate: exchangeRates[one], date: today, round: { to: 5 } })),
    agreements: [
      {
        code: `${code}-terms`,
        name: inEach(draft, ({ pages }) => pages.cgv.title),
        checkbox: inEach(draft, ({ terms }) => terms.checkbox),
        content: inEach(draft, ({ terms }) => `<p>${terms.content}</p>`),
      },
    ],
    config: configOf(draft),
  }
}

function storesOf(draft: Draft) {
  return draft.languages.map((language, index) => ({
    code: storeCode(draft, language),
    name: languageName(language),
    language,
    locale: localeOf(language, draft.countries),
    isDefault: index === 0,
  }))
}

const zoneCode = (country: string) => country.toLowerCase()

/** A zone for each country, without the parts that have other rates; countries of another tax area are exports. */
function zonesOf(draft: Draft) {
  const [home, ...others] = draft.countries
  return [home, ...others].map((country) => {
    const isInland = country === home || isWithinUnion(home, country)
    const except = countryData(country)?.except
    return {
      code: zoneCode(country),
      name: inEach(draft, (_, language) => countryName(country, language)),
      countries: [except ? { country, except } : country],
      ...(isInland ? {} : { export: true }),
      ...(isInland && country !== home && draft.customers.includes('b2b') ? { reverseCharge: true } : {}),
    }
  })
}

function taxRatesOf({ countries, taxRates }: Draft) {
  const [home] = countries
  const taxed = countries.filter((country) => country === home || isWithinUnion(home, country))
  const byZone = (rateOf: (country: string) => number) =>
    Object.fromEntries(taxed.map((country) => [zoneCode(country), rateOf(country)]))
  return { none: byZone(() => 0), standard: byZone((country) => taxRates[country] ?? 0) }
}

function shippingOf(draft: Draft) {
  const zones = draft.countries.map(zoneCode)
  const [home = ''] = zones
  const titles = (kind: FulfilmentKind) => ({
    carrierTitle: inEach(draft, ({ shipping }) => shipping[kind]),
    methodTitle: inEach(draft, ({ shipping }) => shipping[`${kind}_text`]),
  })
  const methods = {
    parcel: {
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
      ...titles('parcel'),
      priceInclTax: sampleAmount(draft, 6),
      freeFromInclTax: { [home]: sampleAmount(draft, 80) },
      zones,
    },
    pickup: { carrierCode: 'instore', methodCode: 'pickup', ...titles('pickup'), priceInclTax: 0, zones },
    delivery: {
      carrierCode: 'delivery',
      methodCode: 'delivery',
      ...titles('delivery'),
      priceInclTax: sampleAmount(draft, 4),
      zones,
    },
  }
  return draft.fulfilment.map((kind) => methods[kind])
}

function paymentOf(draft: Draft) {
  const method = (code: string, title: 'card' | 'transfer' | 'cash' | 'free', others: object = {}) => ({
    code,
    title: inEach(draft, ({ payment }) => payment[title]),
    active: true,
    groups: null,
    ...others,
  })
  // A parcel is not paid at the door.
  const isHandedOver = !draft.fulfilment.includes('parcel')
  return [
    method('payzen_standard', 'card', { sortOrder: 1 }),
    method('banktransfer', 'transfer', {
      sortOrder: 2,
      instructions: inEach(draft, ({ payment }) => payment.transfer_text),
      paymentDays: 14,
    }),
    ...(isHandedOver
      ? [
          method('cashondelivery', 'cash', {
            sortOrder: 3,
            instructions: inEach(draft, ({ payment }) => payment.cash_text),
            paymentDays: 2,
          }),
        ]
      : []),
    method('free', 'free'),
  ]
}

function configOf(draft: Draft) {
  const { name, countries, timezone, colours, phone, email, customers, code } = draft
  const tokens = tokensFor(colours)
  const titled = (page: string, key: 'home' | 'contact') => ({
    page,
    title: inEach(draft, ({ tagline, pages }) => (key === 'home' ? tagline : pages[key].title)),
    description: inEach(draft, ({ description, pages }) =>
      key === 'home' ? description : pages[key].description,
    ),
    indexable: true,
  })
  return {
    grid_per_page: 12,
    list_per_page: 12,
    catalog_default_sort_by: 'position',
    display_out_of_stock: true,
    weight_unit: 'kgs',
    timezone,
    default_country: countries[0],
    countries,
    home_zone: zoneCode(countries[0]),
    holidays: holidaysIn(countries[0])?.rules ?? [],
    title_suffix: sameInEach(draft, ` | ${name}`),
    default_title: inEach(draft, ({ tagline }) => `{name}, ${tagline}`),
    default_description: inEach(draft, ({ description }) => description),
    phone: sameInEach(draft, phone),
    email,
    sender_name: name,
    delivery_cut_off_hour: 14,
    delivery_working_days: 3,
    low_stock_threshold: 3,
    lowest_price_days: 30,
    mail: {
      ground: colours.page,
      ink: colours.text,
      accent: colours.action,
      onAccent: onColour(colours.action, colours.text),
      link: tokens['color-link'],
    },
    company: { name },
    ...(hasPointsOfSale(draft) ? { default_location: `${code}-1` } : {}),
    ...(customers.includes('b2b') && countries[0] !== 'FR' ? { professional_approval: 'vat_number' } : {}),
    ...(draft.languagePrefix ? {} : { language_prefix: false }),
    seo: [titled('home', 'home'), titled('contact', 'contact')],
  }
}
