import { describe, expect, it } from 'vitest'
import { contentPage } from './content-page.server.ts'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'

const page = { title: 'Contact', content: '<p>Ici.</p>', processed_metadata: { title: 'Nous joindre' } }

/** A website with this static metadata. */
function website(seoStaticMetadata: object[]) {
  const answers: Record<string, object> = {
    CmsPage: { cmsPage: page },
    ScreenSeo: { seoStaticMetadata },
  }
  return testContext({
    site: testSite({ languages: { fr: { meta: { title: 'L’eau', description: 'Du réseau.' } } } }),
    transport: async ({ body }) => ({
      status: 200,
      headers: {},
      body: JSON.stringify({ data: answers[JSON.parse(body).operationName] ?? {} }),
    }),
  })
}

const entry = (name: string, indexable: boolean) => ({
  page: name,
  title: 'Titre',
  description: 'Texte.',
  indexable,
})
const contactOf = (context: ReturnType<typeof website>, path = 'contact') =>
  contentPage(context, { uid: btoa('3'), alternates: { fr: path, it: path } }, new URLSearchParams())

describe('static metadata of the website', () => {
  it('leaves the map of the address in the language to the contact page', async () => {
    const address = {
      company: 'Vasque',
      street: 'Via Savona 43',
      postcode: '20144',
      city: 'Milano',
      country: 'Italia',
    }
    const mapLink = 'https://maps.example/?q=Milano'
    const site = testSite({ languages: { it: { address, mapLink } } })
    const transport = async () => ({
      status: 200,
      headers: {},
      body: JSON.stringify({ data: { cmsPage: page, seoStaticMetadata: [] } }),
    })
    const inItalian = testContext({ site, language: 'it', transport })
    const place = 'Via Savona 43, 20144 Milano'
    expect((await contactOf(inItalian)).map).toEqual({ directions: { to: mapLink, place }, address: place })
    const bySetting = testContext({
      site: testSite({ languages: { it: { address } } }),
      language: 'it',
      transport,
      mapDirections: 'https://way.example/{place}',
    })
    expect((await contactOf(bySetting)).map?.directions.to).toBe(
      'https://way.example/Via%20Savona%2043%2C%2020144%20Milano',
    )
    expect((await contactOf(inItalian, 'faq')).map).toBeUndefined()
    expect((await contactOf(testContext({ site, transport }))).map).toBeUndefined()
  })

  it('heads the contact page, and no other page of the editors', async () => {
    const context = website([entry('contact', false)])
    expect((await contactOf(context)).seo).toMatchObject({ title: 'Titre | Vasque', noindex: true })
    expect((await contactOf(context, 'faq')).seo).toMatchObject({
      title: 'Nous joindre | Vasque',
      noindex: false,
    })
    expect((await contactOf(website([]))).seo.title).toBe('Nous joindre | Vasque')
  })
})
