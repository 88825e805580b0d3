import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { crawl, type Crawled } from './crawl.ts'
import type { PageHead } from './page-head.ts'
import { advertised, listedIn, sitemapsOf, type ListedPage } from './sitemaps.ts'
import { addressOf, test } from './test.ts'

const shops = { fontaines: addresses.fontaines, sushi: addresses.sushi }
const languages = ['fr', 'en', 'it'] as const

type Shown = Crawled & { head: PageHead }
type Found = { origin: string; all: Crawled[]; shown: Shown[]; listed: Map<string, ListedPage> }

/** Pages that search engines are asked to list. */
const indexed = ({ shown }: Found) => shown.filter(({ head }) => head.robots === 'index,follow')
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

for (const [name, origin] of Object.entries(shops)) {
  test.describe(`every page of ${name}`, () => {
    test.describe.configure({ mode: 'default', timeout: 180_000 })
    let found: Found

    test.beforeAll(async () => {
      const listed = await listedIn(origin, await sitemapsOf(origin))
      const starts = [...languages.map((language) => `/${language}`), ...listed.keys()]
      const all = [...(await crawl(origin, starts, addressOf(name))).values()]
      const shown = all.filter((page): page is Shown => page.status === 200 && page.head !== undefined)
      found = { origin, all, shown, listed }
      expect(shown.length).toBeGreaterThan(300)
    })

    test('can be reached, and no link leads nowhere', async () => {
      const isSignIn = ({ location = '' }: Crawled) => /^\/(?:fr|en|it)\/login\?/.test(location)
      const dead = found.all.filter((page) => page.status !== 200 && !isSignIn(page))
      expect(dead.map(({ path, status, from }) => `${status} ${path}, linked from ${from}`)).toEqual([])
      const idsOf = new Map(found.shown.map(({ path, head }) => [path, head.ids]))
      const lost = found.shown.flatMap(({ path, head }) =>
        head.links.flatMap((link) => {
          const [target = '', anchor] = link.split('#')
          const ids = idsOf.get(target === '' ? path : target)
          return anchor && ids && !ids.has(decodeURIComponent(anchor)) ? [`${link}, on ${path}`] : []
        }),
      )
      expect([...new Set(lost)]).toEqual([])
    })

    test('has one heading, one title, its language and a word for robots', async () => {
      const wrong = found.shown.flatMap(({ path, head }) => [
        ...(head.headings === 1 ? [] : [`${path} has ${head.headings} first headings`]),
        ...(head.titles.length === 1 && head.titles[0]
          ? []
          : [`${path} has the titles ${head.titles.join()}`]),
        ...(path.startsWith(`/${head.language}`) ? [] : [`${path} is in ${head.language}`]),
        ...(/^(?:index,follow|noindex,nofollow)$/.test(head.robots ?? '') ? [] : [`${path}: ${head.robots}`]),
      ])
      expect(wrong).toEqual([])
    })

    test('that is listed has a title, a description and a card of its own', async () => {
      const wrong = indexed(found).flatMap(({ path, head }) => [
        ...(head.description ? [] : [`${path} has no description`]),
        ...(head.social['og:title'] && head.social['og:image']?.startsWith(origin)
          ? []
          : [`${path} has no card`]),
        ...(head.social['og:url'] === origin + path ? [] : [`${path} is shared as ${head.social['og:url']}`]),
        ...(head.structured.length > 0 ? [] : [`${path} has no structured data`]),
      ])
      expect(wrong).toEqual([])
      const first = indexed(found).filter(({ path }) => !path.includes('?'))
      for (const language of languages) {
        const own = first.filter(({ head }) => head.language === language)
        expect(twice(own, ({ head }) => head.titles[0])).toEqual([])
        expect(twice(own, ({ head }) => head.description)).toEqual([])
      }
    })

    test('stands for itself, and its other languages answer it', async () => {
      const known = new Map(found.shown.map((page) => [page.path, page]))
      const wrong = indexed(found).flatMap(({ path, head }) => {
        const { canonical, alternates } = head
        const { [head.language]: own, 'x-default': fallback, ...others } = alternates
        const problems = canonical === origin + path ? [] : [`${path} names ${canonical}`]
        if (Object.keys(alternates).length === 0) return problems
        if (own !== origin + path) problems.push(`${path} is not among its languages`)
        if (fallback !== alternates['fr']) problems.push(`${path} has the default ${fallback}`)
        for (const address of Object.values(others)) {
          const other = known.get(pathOf(address))
          if (JSON.stringify(sorted(other?.head.alternates)) !== JSON.stringify(sorted(alternates)))
            problems.push(`${path} is not answered by ${address}`)
        }
        return problems
      })
      expect(wrong).toEqual([])
    })

    test('that may be listed is in a sitemap, and no other, with the same languages and pictures that are there', async ({
      request,
    }) => {
      const pages = indexed(found).filter(({ path }) => !path.includes('?'))
      expect([...found.listed.keys()].toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
      const differs = pages.filter(
        ({ path, head }) =>
          JSON.stringify(sorted(found.listed.get(path)?.alternates)) !==
          JSON.stringify(sorted(head.alternates)),
      )
      expect(differs.map(({ path }) => path)).toEqual([])
      const pictures = [...found.listed.values()].flatMap(({ images }) => images.slice(0, 1))
      for (const picture of new Set(pictures))
        expect((await request.head(picture)).status(), picture).toBe(200)
    })

    test('that is advertised has a price, a picture and an address in the feed of its language', async () => {
      const known = new Set(found.shown.map(({ path }) => path))
      for (const language of languages) {
        const items = await advertised(`${origin}/${language}/product-feed.xml`)
        expect(items.length).toBeGreaterThan(20)
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        const wrong = items.filter(
          ({ link, image, price }) =>
            !known.has(pathOf(link).split('?')[0] ?? '') ||
            !image.startsWith(`${origin}/media/`) ||
            !/^[1-9]\d*\.\d\d EUR$/.test(price),
        )
        expect(wrong).toEqual([])
      }
    })

    test('that is listed tells search engines what it is, whole and by its own address', async () => {
      const wrong = indexed(found).flatMap(({ path, head: { structured } }) => {
        const types = structured.map((one) => one['@type'])
        const strange = JSON.stringify(structured).match(/"(?:url|image|item|logo)":"[^"]*"/g) ?? []
        return [
          ...lacks(structured).map((lack) => `${path}: ${lack}`),
          ...(path.endsWith('.html') && !types.includes('Product') ? [`${path} is no product`] : []),
          ...strange.filter((one) => !one.includes(`":"${origin}`)).map((one) => `${path} names ${one}`),
        ]
      })
      expect(wrong).toEqual([])
      const told = indexed(found).flatMap(({ head }) => head.structured.map((one) => one['@type']))
      const place = name === 'sushi' ? 'FoodEstablishment' : 'Store'
      const kinds = ['OnlineStore', 'WebSite', 'BreadcrumbList', 'FAQPage', 'Product', 'BlogPosting', 'Event']
      expect([...new Set(told)].toSorted()).toEqual([...kinds, place].toSorted())
    })

    test('is advertised at the price that it tells search engines', async () => {
      const offers = new Map(
        found.shown.flatMap(({ path, head }) =>
          head.structured.flatMap((one) =>
            one.offers?.price ? [[path, `${one.offers.price} EUR`] as const] : [],
          ),
        ),
      )
      for (const language of languages) {
        const items = await advertised(`${origin}/${language}/product-feed.xml`)
        const both = items.flatMap(({ link, paid }) => {
          const offer = offers.get(pathOf(link))
          return offer ? [{ link, paid, offer }] : []
        })
        expect(both.length).toBeGreaterThan(20)
        expect(both.filter(({ paid, offer }) => paid !== offer)).toEqual([])
      }
    })

    test('of a visitor’s own is titled as the settings say, and kept from search engines', async () => {
      for (const [screen, path] of [
        ['cart', 'panier'],
        ['login', 'login'],
        ['search', 'recherche'],
      ]) {
        for (const language of languages) {
          const head = found.shown.find((page) => page.path === `/${language}/${path}`)?.head
          expect(head?.titles[0]).toContain(await titleOf(screen ?? '', name, language))
          expect(head?.robots).toBe('noindex,nofollow')
        }
      }
    })

    test('asks only the shop itself, for things that are there', async ({ request }) => {
      const resources = new Map(
        found.shown.flatMap(({ path, head }) => head.resources.map((address) => [address, path] as const)),
      )
      const foreign = [...resources].filter(([address]) => !/^(?:\/(?!\/)|data:)/.test(address))
      expect(foreign).toEqual([])
      const own = [...resources].filter(([address]) => address.startsWith('/'))
      const broken: string[] = []
      for (const [address, path] of own) {
        const answer = await request.head(origin + address)
        if (answer.status() !== 200) broken.push(`${answer.status()} ${address}, on ${path}`)
      }
      expect(broken).toEqual([])
    })
  })
}

/** Values that several pages have, with the pages. */
function twice(pages: readonly Shown[], valueOf: (page: Shown) => string | undefined): string[] {
  const groups = Map.groupBy(pages, valueOf)
  return [...groups].flatMap(([value, same]) =>
    same.length > 1 ? [`"${value}" on ${same.map(({ path }) => path).join(', ')}`] : [],
  )
}

/** What search engines demand before they show a page as more than a link; unit tests know the rest. */
const demanded: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'description'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency'],
  ListItem: ['position', 'name'],
  Question: ['name', 'acceptedAnswer'],
  BlogPosting: ['headline', 'datePublished', 'image', 'author'],
  Event: ['name', 'startDate', 'location'],
  Store: ['name', 'address', 'openingHoursSpecification'],
  FoodEstablishment: ['name', 'address', 'openingHoursSpecification'],
}

/** Properties of structured data that are missing or empty. */
function lacks(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const entries = new Map<string, unknown>(Object.entries(data))
  const type = String(entries.get('@type'))
  const wanted = (demanded[type] ?? []).filter((name) => !entries.has(name))
  const empty = [...entries].filter(([, value]) => /^(?:null|""|\[\])$/.test(JSON.stringify(value)))
  return [
    ...wanted.map((name) => `${type} needs ${name}`),
    ...empty.map(([name]) => `${type} has an empty ${name}`),
    ...[...entries.values()].flatMap(lacks),
  ]
}

/** Title of a screen as the website's settings have it. */
async function titleOf(screen: string, shop: string, language: string): Promise<string> {
  const store = shop === 'fontaines' ? language : `${shop}_${language}`
  const answer = await fetch(`${addresses.api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store },
    body: JSON.stringify({ query: '{ seoStaticMetadata { page title } }' }),
  })
  const { data }: { data: { seoStaticMetadata: { page: string; title: string }[] } } = await answer.json()
  return data.seoStaticMetadata.find(({ page }) => page === screen)?.title ?? `no title of ${screen}`
}

const sorted = (all: Record<string, string> = {}) =>
  Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))
