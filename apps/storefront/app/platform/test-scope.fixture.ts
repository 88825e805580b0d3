import type { Language } from '@comptoir/rules/language'
import { RouterContextProvider } from 'react-router'
import { createCookieJar } from '../../server/cookie-jar.ts'
import type { StoreInfoQuery } from '../generated/graphql.ts'
import { scopeContext, type RequestScope, type SharedResponses } from './scope.ts'
import type { Site, SiteLanguage } from './site.ts'

interface SiteOverrides extends Partial<Omit<Site, 'languages'>> {
  readonly languages?: Readonly<Partial<Record<Language, Partial<SiteLanguage>>>>
}

const textsOf = (storeCode: Language): SiteLanguage => ({
  storeCode,
  tagline: '',
  phone: '',
  phoneNumber: '',
  email: '',
  navigation: [],
  sellingPoints: [],
  footer: { guarantees: [], groups: [], legal: [] },
  home: { hero: { layout: 'light', title: '', lead: '', alt: '' }, sections: [] },
  meta: { title: '', description: '' },
})

/** A site for tests: no features, empty texts, and store views named after their language. */
export function testSite({ languages = {}, ...site }: SiteOverrides = {}): Site {
  return {
    code: 'test',
    brand: 'Vasque',
    theme: '',
    darkTheme: '',
    colours: { light: undefined, dark: undefined },
    look: {
      header: 'classic',
      footer: 'columns',
      logo: { src: '/look/logo.svg', width: 28, height: 28, holdsName: false },
      icon: '/look/icon.svg',
      preload: [],
    },
    features: {},
    currency: 'EUR',
    customerGroups: [{ code: 'Professional', kind: 'b2b', tax: 'excl' }],
    currencies: ['EUR'],
    locales: { fr: 'fr_FR', en: 'en_GB', it: 'it_IT' },
    timeZone: 'Europe/Paris',
    defaultCountry: 'FR',
    shipping: [],
    zones: [
      {
        code: 'fr',
        name: { fr: 'France', en: 'France', it: 'Francia' },
        countries: [{ country: 'FR', postcodes: ['01000..95999'] }],
      },
    ],
    homeZone: 'fr',
    reverseChargeCountries: [],
    languagePrefix: true,
    needsSiret: true,
    standardTax: 2000,
    languages: {
      fr: { ...textsOf('fr'), ...languages.fr },
      en: { ...textsOf('en'), ...languages.en },
      it: { ...textsOf('it'), ...languages.it },
    },
    ...site,
  }
}

/** A request scope for tests: a French guest whose API calls get empty data. */
export function testScope(scope: Partial<RequestScope> = {}): RequestScope {
  return {
    site: testSite(),
    language: 'fr',
    cookies: createCookieJar('', false),
    transport: async () => ({ status: 200, headers: {}, body: '{"data":{}}' }),
    publicUrl: 'https://shop.test',
    requestId: 'r1',
    address: '192.0.2.1',
    log: { warn: () => undefined, error: () => undefined },
    header: () => undefined,
    structuredData: [],
    page: { isCacheable: true },
    usesProcessedMetadata: true,
    scripts: { analytics: '', captcha: '' },
    mapDirections: 'https://maps.test/way?to={place}',
    sharedResponses: { of: (_key, send) => send() },
    renderTurn: () => Promise.resolve(),
    onResponse: () => undefined,
    catalogueVersion: 0,
    ...scope,
  }
}

/** Responses to all visitors with these settings of the store view; others come from the scope's transport. */
export const storeSettings = (
  storeConfig: Partial<NonNullable<StoreInfoQuery['storeConfig']>>,
): SharedResponses => ({
  of: (key, send) =>
    key.includes('query StoreInfo')
      ? Promise.resolve({ status: 200, headers: {}, body: JSON.stringify({ data: { storeConfig } }) })
      : send(),
})

/** A router context with a {@link testScope}. */
export function testContext(scope: Partial<RequestScope> = {}): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(scopeContext, testScope(scope))
  return context
}
