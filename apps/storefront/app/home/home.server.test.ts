import { expect, it } from 'vitest'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'
import { homeData } from './home.server.ts'

const home = { products: { items: [] }, pictures: [], blogPosts: { items: [] } }

/** Head of the home page of a website with this static metadata. */
async function headOf(seoStaticMetadata: object[]) {
  const answers: Record<string, object> = { Sections: home, ScreenSeo: { seoStaticMetadata } }
  const context = testContext({
    site: testSite({ languages: { fr: { meta: { title: 'L’eau', description: 'Du réseau.' } } } }),
    transport: async ({ body }) => ({
      status: 200,
      headers: {},
      body: JSON.stringify({ data: answers[JSON.parse(body).operationName] ?? {} }),
    }),
  })
  return (await homeData(context)).seo
}

const entry = (indexable: boolean) => ({ page: 'home', title: 'Titre', description: 'Texte.', indexable })

it('the home page is headed by the static metadata of the website, else by the site', async () => {
  expect(await headOf([entry(true)])).toMatchObject({
    title: 'Titre | Vasque',
    description: 'Texte.',
    noindex: false,
  })
  expect((await headOf([entry(false)])).noindex).toBe(true)
  expect(await headOf([])).toMatchObject({ title: 'L’eau | Vasque', noindex: false })
})
