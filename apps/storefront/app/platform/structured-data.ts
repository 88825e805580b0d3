import { WITHDRAWAL_DAYS } from '@comptoir/rules/withdrawal'
import type { RequestScope } from './scope.ts'
import { href } from './routes.ts'
import { textsOf } from './site-texts.ts'

/** `@context` of structured data. */
export const CONTEXT = 'https://schema.org'

type Scope = Pick<RequestScope, 'site' | 'language' | 'publicUrl'>

/** `@id` of the shop in structured data. */
export const sellerId = (publicUrl: string): string => `${publicUrl}/#organization`

/** The shop as a schema.org OnlineStore. */
export function organisationData({ site, language, publicUrl }: Scope): object {
  const { phoneNumber, email, address, tagline } = textsOf({ site, language })
  return {
    '@context': CONTEXT,
    '@type': 'OnlineStore',
    '@id': sellerId(publicUrl),
    name: site.brand,
    slogan: tagline,
    url: publicUrl + href(language, 'home'),
    logo: `${publicUrl}/icon-512.png`,
    email,
    telephone: phoneNumber,
    ...(address && {
      legalName: address.company,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postcode,
        addressLocality: address.city,
        addressCountry: address.country,
      },
    }),
    ...(site.features['withdrawal'] && { hasMerchantReturnPolicy: returnPolicyIn(site.defaultCountry) }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phoneNumber,
      email,
      availableLanguage: Object.keys(site.languages),
    },
  }
}

/** Statutory right of withdrawal (C. conso L221-18). */
const returnPolicyIn = (country: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: WITHDRAWAL_DAYS,
  returnMethod: `${CONTEXT}/ReturnByMail`,
})

/** The shop as a schema.org WebSite with its search. */
export function websiteData({ site, language, publicUrl }: Scope): object {
  const home = publicUrl + href(language, 'home')
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: site.brand,
    url: home,
    inLanguage: language,
    publisher: { '@id': sellerId(publicUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publicUrl}${href(language, 'search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** A question and its answer in HTML. */
export interface AnsweredQuestion {
  readonly title: string
  readonly answer: string
}

/** The questions of a page as a schema.org FAQPage; empty without questions. */
export function faqData(questions: readonly AnsweredQuestion[]): object[] {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@context': CONTEXT, '@type': 'FAQPage', mainEntity }]
}
