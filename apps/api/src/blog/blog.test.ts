import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { importBlog } from './index.ts'

let shop: TestApi
let folder: string

/** The website `sushi` has no blog of its own, so the tests know every post. */
const store = { store: 'sushi_fr' }

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T12:00:00Z') })
})
afterAll(() => shop.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-blog-'))
  await mkdir(path.join(folder, 'categories'))
  await mkdir(path.join(folder, 'posts'))
  await shop.sql`delete from blog_post where website_id = (select id from website where code = 'sushi')`
  await shop.sql`delete from blog_category where website_id = (select id from website where code = 'sushi')`
  return () => rm(folder, { recursive: true })
})

const write = async (
  kind: 'categories' | 'posts',
  name: string,
  entries: Record<string, string>,
  body = 'Un texte.',
) => {
  const lines = Object.entries({ identifier: name, ...entries }).map(([key, value]) => `${key}: ${value}`)
  await writeFile(path.join(folder, kind, `${name}.md`), ['---', ...lines, '---', '', body].join('\n'))
}
const post = (entries: Record<string, string> = {}) => ({
  post_url: 'riz',
  title: 'Le riz',
  publish_time: "'2026-03-14 09:00:00'",
  categories: 'conseils',
  short_content: 'En bref.',
  ...entries,
})
const writeCategories = async () => {
  await write('categories', 'conseils', { category_url: 'conseils', title: 'Conseils', position: '2' })
  await write('categories', 'temoignages', {
    category_url: 'temoignages',
    title: 'Témoignages',
    position: '1',
  })
}
const run = () => importBlog(shop.sql, 'sushi', folder)
const problems = () =>
  run().then(
    () => [],
    (error: unknown) => (error instanceof ImportProblemsError ? error.problems : [String(error)]),
  )
const list = async (args = '') => {
  const { data, errors } = await shop.send<{
    blogPosts: { items: { identifier: string }[]; total_count: number; total_pages: number } | null
  }>(`{ blogPosts${args} { items { identifier } total_count total_pages } }`, {}, store)
  return {
    ...data.blogPosts,
    names: data.blogPosts?.items.map(({ identifier }) => identifier),
    error: errors?.[0]?.message,
  }
}

test('posts are sorted by date, twelve a page, and pages below one return the first', async () => {
  await writeCategories()
  for (let day = 10; day < 24; day++)
    await write(
      'posts',
      `jour-${day}`,
      post({ post_url: `jour-${day}`, publish_time: `2026-03-${day} 09:00:00` }),
    )
  await run()
  const first = await list()
  expect(first).toMatchObject({ total_count: 14, total_pages: 2 })
  expect(first.names?.slice(0, 2)).toEqual(['jour-23', 'jour-22'])
  expect(first.names).toHaveLength(12)
  expect((await list('(page: 2)')).names).toEqual(['jour-11', 'jour-10'])
  expect((await list('(page: 0, pageSize: 3)')).names).toEqual(['jour-23', 'jour-22', 'jour-21'])
  expect((await list('(pageSize: 0)')).error).toBe('pageSize must be between 1 and 100.')
})

test('a post is not visible before its publish time', async () => {
  await writeCategories()
  await write('posts', 'riz', post())
  await write('posts', 'demain', post({ post_url: 'demain', publish_time: "'2026-11-22 09:00:00'" }))
  await run()
  expect((await list()).names).toEqual(['riz'])
  const { errors } = await shop.send('{ blogPost(postUrl: "demain") { title } }', {}, store)
  expect(errors?.[0]).toMatchObject({
    message: 'The blog post with the "demain" ID doesn\'t exist.',
    extensions: { category: 'graphql-no-such-entity' },
  })
})

test('posts can be listed by category and by tag', async () => {
  await writeCategories()
  await write('posts', 'riz', post({ tags: 'riz, débit' }))
  await write('posts', 'voix', post({ post_url: 'voix', categories: 'temoignages, conseils', tags: 'débit' }))
  await write('posts', 'eau', post({ post_url: 'eau', categories: 'temoignages' }))
  await run()
  const { data } = await shop.send<{
    blogCategories: { items: { category_id: number; title: string; content: null }[] }
    blogPost: {
      categories: { identifier: string }[]
      tags: { tag_id: number; identifier: string; title: string }[]
    }
  }>(
    `{ blogCategories { items { category_id title content } }
       blogPost(postUrl: "voix") { categories { identifier } tags { tag_id identifier title } } }`,
    {},
    store,
  )
  expect(data.blogCategories.items.map(({ title }) => title)).toEqual(['Témoignages', 'Conseils'])
  expect(data.blogPost.categories).toEqual([{ identifier: 'temoignages' }, { identifier: 'conseils' }])
  expect(data.blogPost.tags).toMatchObject([{ identifier: 'debit', title: 'débit' }])
  const [voices, advice] = data.blogCategories.items.map(({ category_id: id }) => id)
  expect((await list(`(filters: { category_id: { eq: "${voices}" } })`)).names?.toSorted()).toEqual([
    'eau',
    'voix',
  ])
  expect((await list(`(filters: { category_id: { eq: "${advice}" } })`)).names?.toSorted()).toEqual([
    'riz',
    'voix',
  ])
  const tag = data.blogPost.tags[0]?.tag_id
  expect((await list(`(filters: { tag_id: { eq: "${tag}" } })`)).names?.toSorted()).toEqual(['riz', 'voix'])
  expect((await list('(filters: { category_id: { eq: "x" } })')).names).toEqual([])
  const named = await shop.send('{ blogTag(identifier: "debit") { tag_id title } }', {}, store)
  expect(named.data).toEqual({ blogTag: { tag_id: tag, title: 'débit' } })
  const messages = await Promise.all(
    ['{ blogTag(identifier: "rien") { title } }', '{ blogTag { title } }'].map(
      async (query) => (await shop.send(query, {}, store)).errors?.[0]?.message,
    ),
  )
  expect(messages).toEqual(['The blog tag with the "rien" ID doesn\'t exist.', 'missing tag id'])
})

test('a post has its text, picture, event and customer', async () => {
  const query = `{ blogPosts(pageSize: 30) { items { post_id identifier content featured_image event { start place is_past } } } }`
  type Found = { event: { start: string; is_past: boolean } | null; content: null; featured_image: string }
  const { data } = await shop.send<{
    blogPosts: { items: (Found & { post_id: number; identifier: string })[] }
  }>(query)
  expect(data.blogPosts.items.length).toBeGreaterThan(14)
  for (const { content, featured_image } of data.blogPosts.items) {
    expect(content).toBeNull()
    expect(featured_image).toMatch(/\/media\/catalog\/product\/blog-.*\.webp$/)
  }
  const events = data.blogPosts.items.flatMap(({ event }) => event ?? [])
  const seen = events.map(
    ({ start, is_past: isPast }) => `${start.slice(0, 4)} ${isPast ? 'past' : 'to come'}`,
  )
  expect(seen.toSorted()).toEqual(['2026 past', '2026 to come', '2027 to come'])
  const id = data.blogPosts.items.find(({ identifier }) => identifier === 'temoignage-les-tilleuls')?.post_id
  const one = await shop.send<{ blogPost: object }>(
    `{ blogPost(postId: ${id}) { title content author { name } image { label sizes { code } } customer { name role } publish_time } }`,
  )
  expect(one.data.blogPost).toMatchObject({
    content: expect.stringContaining('<h2>'),
    author: { name: expect.any(String) },
    image: { label: expect.any(String) },
    customer: { name: 'Claire Vidal' },
    publish_time: expect.stringMatching(/^2026-\d\d-\d\d \d\d:\d\d:\d\d$/),
  })
})

test('a category has its text; a category or post must be named', async () => {
  await writeCategories()
  await run()
  const one = await shop.send('{ blogCategory(categoryUrl: "conseils") { title content } }', {}, store)
  expect(one.data).toEqual({ blogCategory: { title: 'Conseils', content: '<p>Un texte.</p>' } })
  const messages = await Promise.all(
    ['{ blogCategory { title } }', '{ blogPost { title } }'].map(
      async (query) => (await shop.send(query)).errors?.[0]?.message,
    ),
  )
  expect(messages).toEqual(['missing category id', 'missing post id'])
})

test('a second import changes nothing; removed tags and categories disappear', async () => {
  await writeCategories()
  await write('posts', 'riz', post({ tags: 'riz', categories: 'conseils, temoignages' }))
  expect(await run()).toMatchObject({ read: 3 })
  expect(await run()).toEqual({ read: 3, changed: 0 })
  await write('posts', 'riz', post())
  expect(await run()).toEqual({ read: 3, changed: 2 })
})

test('posts can exchange their URLs', async () => {
  await writeCategories()
  await write('posts', 'un', post({ post_url: 'un' }))
  await write('posts', 'deux', post({ post_url: 'deux' }))
  await run()
  await write('posts', 'un', post({ post_url: 'deux' }))
  await write('posts', 'deux', post({ post_url: 'un' }))
  expect(await run()).toMatchObject({ changed: 2 })
})

test('an invalid import reports every problem with file and line and writes nothing', async () => {
  await writeCategories()
  await write('posts', 'bad', {
    post_url: 'Été',
    title: '',
    publish_time: '2026-02-30 09:00:00',
    colour: 'red',
    categories: 'none',
    featured_image: 'none.webp',
    customer_role: 'Chef',
  })
  await write('posts', 'good', post())
  await write('posts', 'twin', post())
  expect(await problems()).toEqual([
    expect.stringMatching(/^posts\/bad\.md:6: colour is not known here/),
    'posts/bad.md:1: title is missing',
    'posts/bad.md:8: say in featured_image_alt what the picture shows',
    'posts/bad.md:9: name the customer in customer_name',
    'posts/bad.md:3: post_url may hold a-z, 0-9 and - only',
    'posts/bad.md:5: publish_time must be a time in UTC such as 2026-03-14 09:00:00',
    'posts/bad.md:1: short_content is missing',
    'posts/twin.md:1: post_url riz belongs to another, choose another',
    'posts/bad.md:7: there is no category "none", use conseils, temoignages',
    'posts/bad.md:8: there is no picture "none.webp": put it into the folder of pictures',
  ])
  expect(await list()).toMatchObject({ total_count: 0 })
})

test('a post is in the blog of its language, where its translations and categories are, too', async () => {
  await writeCategories()
  await write('posts', 'riz', post({ tags: 'riz' }))
  await write('posts', 'eau', post({ post_url: 'eau' }))
  const named = (name: string) => ({ identifier: name })
  await write('categories', 'conseils.en', { category_url: 'advice', title: 'Advice', ...named('conseils') })
  const english = post({ post_url: 'rice', title: 'Rice', tags: 'riz', ...named('riz') })
  await write('posts', 'riz.en', english)
  expect(await run()).toMatchObject({ read: 6 })
  expect(await run()).toEqual({ read: 6, changed: 0 })
  const blogIn = async (language: string) => {
    const { data } = await shop.send<{
      blogPosts: { items: { post_url: string; categories: { category_url: string }[] }[] }
      blogCategories: { items: { title: string }[] }
    }>(
      '{ blogPosts { items { post_url categories { category_url } } } blogCategories { items { title } } }',
      {},
      { store: `sushi_${language}` },
    )
    return {
      posts: data.blogPosts.items
        .map((one) => `${one.post_url} in ${one.categories[0]?.category_url}`)
        .toSorted((a, b) => a.localeCompare(b)),
      categories: data.blogCategories.items.map(({ title }) => title),
    }
  }
  expect(await blogIn('en')).toEqual({ posts: ['rice in advice'], categories: ['Advice'] })
  expect(await blogIn('it')).toEqual({ posts: [], categories: [] })
  expect(await blogIn('fr')).toEqual({
    posts: ['eau in conseils', 'riz in conseils'],
    categories: ['Témoignages', 'Conseils'],
  })
  const { data } = await shop.send<{ post: { alternates: object[] }; other: object; category: object }>(
    `{ post: blogPost(postUrl: "riz") { alternates { language url } }
       other: blogPost(postUrl: "eau") { alternates { language url } }
       category: blogCategory(categoryUrl: "conseils") { alternates { language url } } }`,
    {},
    store,
  )
  const both = (en: string, fr: string) => [
    { language: 'en', url: en },
    { language: 'fr', url: fr },
  ]
  expect(data).toEqual({
    post: { alternates: both('rice', 'riz') },
    other: { alternates: [{ language: 'fr', url: 'eau' }] },
    category: { alternates: both('advice', 'conseils') },
  })
  const { errors } = await shop.send('{ blogPost(postUrl: "rice") { title } }', {}, store)
  expect(errors?.[0]?.message).toBe('The blog post with the "rice" ID doesn\'t exist.')
  // Each blog has its own addresses and categories.
  await write('posts', 'riz.en', { ...english, post_url: 'eau' })
  expect(await problems()).toEqual([])
  await write('posts', 'riz.en', { ...english, categories: 'temoignages' })
  await write('posts', 'riz.de', { ...english, categories: 'conseils' })
  expect(await problems()).toEqual([
    'posts/riz.de.md:1: no store view is in "de": use fr, en, it',
    'posts/riz.de.md:6: there is no category "conseils", use ',
    'posts/riz.en.md:6: there is no category "temoignages", use conseils',
  ])
})
