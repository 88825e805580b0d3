import { describe, expect, it } from 'vitest'
import type { Site } from './site.ts'
import { faqData, organisationData, websiteData } from './structured-data.ts'
import { faultsOf } from './structured-data.fixture.ts'

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
const site = {
  brand: 'Boutique',
  features: { withdrawal: true },
  languages: { fr: texts },
} as unknown as Site
const scope = { site, language: 'fr', publicUrl: 'https://shop.test' } as const

describe('what search engines are told of the shop', () => {
  it('is whole: who sells, from where, and for how long it is taken back', () => {
    const data = organisationData(scope)
    expect(faultsOf(data)).toEqual([])
    expect(data).toMatchObject({
      legalName: 'Boutique SAS',
      url: 'https://shop.test/fr',
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    })
  })

  it('promises no return where goods cannot be given back', () => {
    const food = { ...site, features: {} }
    expect(organisationData({ ...scope, site: food })).not.toHaveProperty('hasMerchantReturnPolicy')
  })

  it('says how it is searched', () => {
    const data = websiteData(scope, 'recherche')
    expect(faultsOf(data)).toEqual([])
    expect(JSON.stringify(data)).toContain('https://shop.test/fr/recherche?q={search_term_string}')
  })
})

describe('questions and answers', () => {
  it('are told whole', () => {
    const [data] = faqData([{ title: 'Combien ?', answer: '<p>Deux.</p>' }])
    expect(faultsOf(data)).toEqual([])
  })

  it('are not told of where there are none', () => expect(faqData([])).toEqual([]))
})

describe('faults', () => {
  it('are found wherever they are', () => {
    expect(
      faultsOf([{ '@type': 'Product', name: 'Carafe', image: [], offers: { '@type': 'Offre' } }]),
    ).toEqual(['[0] Product needs image', '[0].offers is of type Offre, which is not known'])
  })
})
