import { describe, expect, it } from 'vitest'
import { faqData, organisationData, websiteData } from './structured-data.ts'
import { testSite } from './test-scope.fixture.ts'
import { structuredDataErrors } from './structured-data.fixture.ts'

const texts = {
  phoneNumber: '+33199000048',
  email: 'bonjour@shop.example',
  tagline: 'De l’eau',
  address: {
    company: 'Boutique SAS',
    street: '1 rue de l’Eau',
    postcode: '75003',
    city: 'Paris',
    country: 'France',
  },
}
const site = testSite({ brand: 'Boutique', features: { withdrawal: true }, languages: { fr: texts } })
const scope = { site, language: 'fr', publicUrl: 'https://shop.test' } as const

describe('organisationData', () => {
  it('has company, address and return policy', () => {
    const data = organisationData(scope)
    expect(structuredDataErrors(data)).toEqual([])
    expect(data).toMatchObject({
      legalName: 'Boutique SAS',
      url: 'https://shop.test/fr',
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    })
  })

  it('has no return policy without the withdrawal feature', () => {
    const food = { ...site, features: {} }
    expect(organisationData({ ...scope, site: food })).not.toHaveProperty('hasMerchantReturnPolicy')
  })

  it('has the search URL', () => {
    const data = websiteData(scope)
    expect(structuredDataErrors(data)).toEqual([])
    expect(JSON.stringify(data)).toContain('https://shop.test/fr/recherche?q={search_term_string}')
  })
})

describe('faqData', () => {
  it('has questions and answers', () => {
    const [data] = faqData([{ title: 'Combien ?', answer: '<p>Deux.</p>' }])
    expect(structuredDataErrors(data)).toEqual([])
  })

  it('is empty without questions', () => expect(faqData([])).toEqual([]))
})

describe('structuredDataErrors', () => {
  it('finds errors at any depth', () => {
    expect(
      structuredDataErrors([{ '@type': 'Product', name: 'Carafe', image: [], offers: { '@type': 'Offre' } }]),
    ).toEqual(['[0] Product needs image', '[0].offers is of type Offre, which is not known'])
  })
})
