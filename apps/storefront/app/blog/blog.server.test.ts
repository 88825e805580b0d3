import { describe, expect, it } from 'vitest'
import { scopeContext } from '../platform/scope.ts'
import type { Seo } from '../platform/seo.ts'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'
import { feedOf } from './feed.server.ts'
import { blogCategory, blogList, blogTag } from './list.server.ts'
import { postCardOf } from './post-card.ts'
import { blogPost } from './post.server.ts'
import { postData } from './structured-data.server.ts'

const texts = { title: 'Le blog', lead: 'Des mots.', metaTitle: 'Le blog', metaDescription: 'Des mots.' }
const quote = { text: 'Un robinet suffit', author: 'Ana', place: 'Lyon', category: 'temoignages' }
const site = testSite({
  languages: {
    fr: {
      blog: texts,
      home: {
        hero: { layout: 'light', title: '', lead: '', alt: '' },
        sections: [{ type: 'posts', title: 'Blog', quote }],
      },
    },
  },
})
const categories = [
  { category_url: 'conseils', title: 'Conseils' },
  { category_url: 'temoignages', title: 'Témoignages' },
]
const post = (url: string, more: object = {}) => ({
  post_url: url,
  title: `Post ${url}`,
  short_content: '<p>En bref.</p>',
  publish_time: '2026-03-14 09:00:00',
  image: null,
  categories: categories.slice(0, 1),
  event: null,
  customer: null,
  ...more,
})
const posts = (items: object[], total_pages = 1) => ({
  blogPosts: { items, total_pages },
  blogCategories: { items: categories },
})
const missing = { errors: [{ message: 'none', extensions: { category: 'graphql-no-such-entity' } }] }

/** A request whose queries get these responses, by operation name. */
function request(responses: Record<string, object>, language: 'fr' | 'it' = 'fr') {
  const requests: Record<string, unknown>[] = []
  const context = testContext({
    site,
    language,
    transport: async ({ body }) => {
      const { operationName, variables } = JSON.parse(body)
      requests.push(variables)
      const answer = responses[operationName] ?? missing
      return {
        status: 200,
        headers: {},
        body: JSON.stringify('errors' in answer ? answer : { data: answer }),
      }
    },
  })
  return { context, requests, scope: context.get(scopeContext) }
}

const thrownBy = async (promise: Promise<unknown>) => {
  const thrown: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get('location') }
  return { status: Reflect.get(Object(thrown), 'init')?.status }
}

describe('blogList', () => {
  it('has the newest post first, a customer quote, and links to the categories', async () => {
    const { context, requests } = request({ BlogList: posts([post('a'), post('b')]) })
    const page = await blogList(context, new URLSearchParams())
    expect(requests).toEqual([{ page: 1, pageSize: 12, filters: null }])
    expect(page.first?.to).toBe('/fr/blog/a')
    expect(page.posts.map(({ to }) => to)).toEqual(['/fr/blog/b'])
    expect(page.quote?.more).toBe('/fr/blog/categorie/temoignages')
    expect(page.topics).toEqual([
      { label: undefined, to: '/fr/blog', current: true },
      { label: 'Conseils', to: '/fr/blog/categorie/conseils', current: false },
      { label: 'Témoignages', to: '/fr/blog/categorie/temoignages', current: false },
    ])
    expect(page.seo).toMatchObject({ canonical: 'https://shop.test/fr/blog', noindex: false, alternates: [] })
  })

  it.each(['0', '-1', 'x', '', '1'])('redirects ?page=%s to the first page without query', async (value) => {
    const { context } = request({ BlogList: posts([post('a')], 3) })
    const thrown = thrownBy(blogList(context, new URLSearchParams({ page: value })))
    expect(await thrown).toEqual({ status: 302, to: '/fr/blog' })
  })

  it('has the page in its canonical URL and redirects beyond the last one', async () => {
    const { context } = request({ BlogList: posts([post('a')], 2) })
    const second = await blogList(context, new URLSearchParams('page=2'))
    expect(second.seo.canonical).toBe('https://shop.test/fr/blog?page=2')
    expect(second.first).toBeUndefined()
    expect(await thrownBy(blogList(context, new URLSearchParams('page=9')))).toEqual({
      status: 302,
      to: '/fr/blog?page=2',
    })
  })

  it('redirects to the home page in a language without a blog', async () => {
    const { context, requests } = request({}, 'it')
    expect(await thrownBy(blogList(context, new URLSearchParams()))).toEqual({ status: 301, to: '/it' })
    expect(await thrownBy(blogPost(context, 'a'))).toEqual({ status: 301, to: '/it' })
    expect(requests).toEqual([])
  })
})

describe('blogCategory', () => {
  const category = {
    category_id: 7,
    category_url: 'conseils',
    title: 'Conseils',
    meta_title: 'Conseils sur l’eau',
    meta_description: null,
    content: '<p>Des conseils.</p>',
  }

  it('lists the posts of the category with its texts', async () => {
    const responses = { BlogCategory: { blogCategory: category }, BlogList: posts([post('a')]) }
    const { context, requests } = request(responses)
    const page = await blogCategory(context, 'conseils', new URLSearchParams())
    expect(requests[1]).toMatchObject({ filters: { category_id: { eq: '7' } } })
    expect(page).toMatchObject({ title: 'Conseils', intro: '<p>Des conseils.</p>' })
    expect(page.posts).toHaveLength(1)
    expect(page.crumbs.map(({ label }) => label)).toEqual(['Blog', 'Conseils'])
    expect(page.seo).toMatchObject({
      title: 'Conseils sur l’eau | Vasque',
      description: 'Des conseils.',
      canonical: 'https://shop.test/fr/blog/categorie/conseils',
    })
  })

  it('throws a 404 response when it does not exist', async () => {
    const { context } = request({})
    expect(await thrownBy(blogCategory(context, 'rien', new URLSearchParams()))).toMatchObject({
      status: 404,
    })
  })
})

describe('blogTag', () => {
  it('lists the posts of the tag and is not indexed', async () => {
    const tag = { tag_id: 4, identifier: 'ete', title: 'été' }
    const { context, requests } = request({ BlogTag: { blogTag: tag }, BlogList: posts([post('a')]) })
    const page = await blogTag(context, 'ete', new URLSearchParams())
    expect(requests).toMatchObject([{ identifier: 'ete' }, { filters: { tag_id: { eq: '4' } } }])
    expect(page.title).toBe('Articles sur «\u00A0été\u00A0»')
    expect(page.path).toBe('/fr/blog/etiquette/ete')
    expect(page.seo).toMatchObject({ noindex: true })
  })

  it('throws a 404 response when it does not exist', async () => {
    const { context } = request({})
    expect(await thrownBy(blogTag(context, 'rien', new URLSearchParams()))).toMatchObject({ status: 404 })
  })
})

describe('feedOf', () => {
  it('has the newest posts with absolute URLs and RFC 822 dates', async () => {
    const { context } = request({
      BlogFeed: { blogPosts: { items: [post('a', { title: 'Sel & eau', author: { name: 'Ana' } })] } },
    })
    const feed = await feedOf(context)
    expect(feed).toContain('<title>Le blog | Vasque</title>')
    expect(feed).toContain('<atom:link href="https://shop.test/fr/blog/rss.xml" rel="self"')
    expect(feed).toContain('<title>Sel &amp; eau</title><link>https://shop.test/fr/blog/a</link>')
    expect(feed).toContain('<pubDate>Sat, 14 Mar 2026 09:00:00 GMT</pubDate><dc:creator>Ana</dc:creator>')
    expect(feed).toContain('<description>&lt;p&gt;En bref.&lt;/p&gt;</description>')
  })

  it('redirects to the home page in a language without a blog', async () => {
    const { context } = request({}, 'it')
    expect(await thrownBy(feedOf(context))).toEqual({ status: 301, to: '/it' })
  })
})

describe('blogPost', () => {
  const full = {
    ...post('a', {
      event: { start: '2026-12-05 08:30:00', end: '2026-12-05 16:30:00', place: 'Annecy', is_past: true },
      customer: { name: 'Ana', role: null },
    }),
    content: '<h2>Un</h2><h2>Deux</h2><h2>Trois</h2>',
    author: { name: 'Élise Garnier' },
    tags: [
      { identifier: 'eau', title: 'eau' },
      { identifier: 'riz', title: 'riz' },
    ],
    meta_title: null,
    meta_description: null,
  }

  it('names its translations in the languages with a blog, as categories and the list do', async () => {
    const alternates = [
      { language: 'en', url: 'water' },
      { language: 'fr', url: 'a' },
      { language: 'it', url: 'acqua' },
    ]
    const { context, scope } = request({
      BlogPost: { blogPost: { ...full, alternates }, blogPosts: { items: [] } },
      BlogCategory: { blogCategory: { category_id: 7, category_url: 'a', title: 'A', alternates } },
      BlogList: posts([]),
    })
    const translated = testSite({ languages: { fr: { blog: texts }, en: { blog: texts } } })
    context.set(scopeContext, { ...scope, site: translated })
    const linksOf = ({ seo }: { seo: Seo }) => seo.alternates.map((one) => [one.hreflang, one.href])
    expect(linksOf(await blogPost(context, 'a'))).toEqual([
      ['fr', 'https://shop.test/fr/blog/a'],
      ['en', 'https://shop.test/en/blog/water'],
      ['x-default', 'https://shop.test/fr/blog/a'],
    ])
    const search = new URLSearchParams()
    expect(linksOf(await blogCategory(context, 'a', search))).toContainEqual([
      'en',
      'https://shop.test/en/blog/category/water',
    ])
    expect(linksOf(await blogList(context, search))).toContainEqual(['en', 'https://shop.test/en/blog'])
  })

  it('shows its author and its date in figures in a list', () => {
    const { scope } = request({})
    const late = { author: { name: 'Ana' }, publish_time: '2026-03-14 23:30:00' }
    expect(postCardOf(post('a', late) as never, scope)).toMatchObject({ author: 'Ana', day: '15/03/2026' })
    expect(postCardOf(post('a') as never, scope).author).toBeUndefined()
  })

  it('has author, event, tags, headings and related posts', async () => {
    const responses = {
      BlogPost: { blogPost: full, blogPosts: { items: [post('b'), post('a'), post('c')] } },
    }
    const { context, scope } = request(responses)
    const page = await blogPost(context, 'a')
    expect(page.author).toBe('Élise Garnier')
    expect(page.tags).toEqual([
      { label: 'eau', to: '/fr/blog/etiquette/eau' },
      { label: 'riz', to: '/fr/blog/etiquette/riz' },
    ])
    expect(page.card).toMatchObject({ event: { where: 'Annecy', isPast: true }, customer: { name: 'Ana' } })
    expect(page.anchors.map(({ id }) => id)).toEqual(['un', 'deux', 'trois'])
    expect(page.others.map(({ to }) => to)).toEqual(['/fr/blog/b', '/fr/blog/c'])
    expect(page.crumbs.map(({ label }) => label)).toEqual(['Blog', 'Conseils', 'Post a'])
    expect(page.share).toBe('mailto:?subject=Post%20a&body=https%3A%2F%2Fshop.test%2Ffr%2Fblog%2Fa')
    expect(postData(page, scope)[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Post a',
      datePublished: '2026-03-14T09:00:00Z',
      author: { name: 'Élise Garnier' },
      url: 'https://shop.test/fr/blog/a',
    })
    expect(postData(page, scope)[1]).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-05T08:30:00Z',
      endDate: '2026-12-05T16:30:00Z',
      location: { name: 'Annecy' },
    })
  })

  it('throws a 404 response when it does not exist', async () => {
    const { context } = request({})
    expect(await thrownBy(blogPost(context, 'rien'))).toMatchObject({ status: 404 })
  })
})
