import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { queryApi } from './api.ts'
import { crawl, type CrawledPage } from './crawl.ts'
import { addressIn } from './messages.ts'
import type { PageHead } from './page-head.ts'
import { findSitemaps, readProductFeed, readSitemaps, type SitemapPage } from './sitemaps.ts'
import { addressOf, test } from './test.ts'

const shops = { fontaines: addresses.fontaines, sushi: addresses.sushi }
const languages = ['fr', 'en', 'it'] as const

type HtmlPage = CrawledPage & { head: PageHead }
type Crawl = {
  origin: string
  pages: CrawledPage[]
  htmlPages: HtmlPage[]
  sitemap: Map<string, SitemapPage>
}

/** Pages that search engines may index. */
const indexed = ({ htmlPages }: Crawl) => htmlPages.filter(({ head }) => head.robots === 'index,follow')
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

for (const [name, origin] of Object.entries(shops)) {
  test.describe(`pages of ${name}`, () => {
    test.describe.configure({ mode: 'default', timeout: 180_000 })
    let result: Crawl

    test.beforeAll(async () => {
      const sitemap = await readSitemaps(origin, await findSitemaps(origin))
      const starts = [...languages.map((language) => `/${language}`), ...sitemap.keys()]
      const pages = [...(await crawl(origin, starts, addressOf(name))).values()]
      const htmlPages = pages.filter(
        (page): page is HtmlPage => page.status === 200 && page.head !== undefined,
      )
      result = { origin, pages, htmlPages, sitemap }
      expect(htmlPages.length).toBeGreaterThan(300)
    })

    test('have no broken links or fragments', async () => {
      const isSignIn = ({ location = '' }: CrawledPage) =>
        /^\/(?:fr|en|it)\/(?:login|accedi)\?/.test(location)
      const broken = result.pages.filter((page) => page.status !== 200 && !isSignIn(page))
      expect(
        broken.map(({ path, status, linkedFrom }) => `${status} ${path}, linked from ${linkedFrom}`),
      ).toEqual([])
      const idsOf = new Map(result.htmlPages.map(({ path, head }) => [path, head.ids]))
      const missing = result.htmlPages.flatMap(({ path, head }) =>
        head.links.flatMap((link) => {
          const [target = '', anchor] = link.split('#')
          const ids = idsOf.get(target === '' ? path : target)
          return anchor && ids && !ids.has(decodeURIComponent(anchor)) ? [`${link}, on ${path}`] : []
        }),
      )
      expect([...new Set(missing)]).toEqual([])
    })

    test('have one first heading, one title, a language and a robots tag', async () => {
      const wrong = result.htmlPages.flatMap(({ path, head }) => [
        ...(head.headings === 1 ? [] : [`${path} has ${head.headings} first headings`]),
        ...(head.titles.length === 1 && head.titles[0]
          ? []
          : [`${path} has the titles ${head.titles.join()}`]),
        ...(path.startsWith(`/${head.language}`) ? [] : [`${path} has the language ${head.language}`]),
        ...(/^(?:index,follow|noindex,nofollow)$/.test(head.robots ?? '') ? [] : [`${path}: ${head.robots}`]),
      ])
      expect(wrong).toEqual([])
    })

    test('that are indexed have a unique title and description, and social metadata', async () => {
      const wrong = indexed(result).flatMap(({ path, head }) => [
        ...(head.description ? [] : [`${path} has no description`]),
        ...(head.social['og:title'] && head.social['og:image']?.startsWith(origin)
          ? []
          : [`${path} has no social image or title`]),
        ...(head.social['og:url'] === origin + path ? [] : [`${path} has og:url ${head.social['og:url']}`]),
        ...(head.structured.length > 0 ? [] : [`${path} has no structured data`]),
      ])
      expect(wrong).toEqual([])
      const first = indexed(result).filter(({ path }) => !path.includes('?'))
      for (const language of languages) {
        const inLanguage = first.filter(({ head }) => head.language === language)
        expect(duplicates(inLanguage, ({ head }) => head.titles[0])).toEqual([])
        expect(duplicates(inLanguage, ({ head }) => head.description)).toEqual([])
      }
    })

    test('have a canonical URL and reciprocal language links', async () => {
      const known = new Map(result.htmlPages.map((page) => [page.path, page]))
      const wrong = indexed(result).flatMap(({ path, head }) => {
        const { canonical, alternates } = head
        const { [head.language]: self, 'x-default': fallback, ...others } = alternates
        const problems = canonical === origin + path ? [] : [`${path} has the canonical URL ${canonical}`]
        if (Object.keys(alternates).length === 0) return problems
        if (self !== origin + path) problems.push(`${path} has no language link to itself`)
        if (fallback !== alternates['fr']) problems.push(`${path} has x-default ${fallback}`)
        for (const address of Object.values(others)) {
          const other = known.get(pathOf(address))
          if (JSON.stringify(sorted(other?.head.alternates)) !== JSON.stringify(sorted(alternates)))
            problems.push(`${path} is not linked back from ${address}`)
        }
        return problems
      })
      expect(wrong).toEqual([])
    })

    test('that are indexed, and no others, are in the sitemaps, with their languages and existing pictures', async ({
      request,
    }) => {
      const pages = indexed(result).filter(({ path }) => !path.includes('?'))
      expect([...result.sitemap.keys()].toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
      const different = pages.filter(
        ({ path, head }) =>
          JSON.stringify(sorted(result.sitemap.get(path)?.alternates)) !==
          JSON.stringify(sorted(head.alternates)),
      )
      expect(different.map(({ path }) => path)).toEqual([])
      const pictures = [...result.sitemap.values()].flatMap(({ images }) => images.slice(0, 1))
      for (const picture of new Set(pictures))
        expect((await request.head(picture)).status(), picture).toBe(200)
    })

    test('in a product feed have a price, a picture and a URL', async () => {
      const known = new Set(result.htmlPages.map(({ path }) => path))
      for (const language of languages) {
        const items = await readProductFeed(`${origin}/${language}/product-feed.xml`)
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

    test('that are indexed have complete structured data with URLs of the shop', async () => {
      const wrong = indexed(result).flatMap(({ path, head: { structured } }) => {
        const types = structured.map((data) => data['@type'])
        const urls = JSON.stringify(structured).match(/"(?:url|image|item|logo)":"[^"]*"/g) ?? []
        return [
          ...incompleteData(structured).map((problem) => `${path}: ${problem}`),
          ...(path.endsWith('.html') && !types.includes('Product') ? [`${path} has no Product`] : []),
          ...urls.filter((url) => !url.includes(`":"${origin}`)).map((url) => `${path} has ${url}`),
        ]
      })
      expect(wrong).toEqual([])
      const found = indexed(result).flatMap(({ head }) => head.structured.map((data) => data['@type']))
      const store = name === 'sushi' ? 'FoodEstablishment' : 'Store'
      const types = ['OnlineStore', 'WebSite', 'BreadcrumbList', 'FAQPage', 'Product', 'BlogPosting', 'Event']
      expect([...new Set(found)].toSorted()).toEqual([...types, store].toSorted())
    })

    test('have the same price in the product feed and in structured data', async () => {
      const priceByPath = new Map(
        result.htmlPages.flatMap(({ path, head }) =>
          head.structured.flatMap(({ offers }) =>
            offers?.price ? [[path, `${offers.price} EUR`] as const] : [],
          ),
        ),
      )
      for (const language of languages) {
        const items = await readProductFeed(`${origin}/${language}/product-feed.xml`)
        const both = items.flatMap(({ link, salePrice }) => {
          const structuredPrice = priceByPath.get(pathOf(link))
          return structuredPrice ? [{ link, salePrice, structuredPrice }] : []
        })
        expect(both.length).toBeGreaterThan(20)
        expect(both.filter(({ salePrice, structuredPrice }) => salePrice !== structuredPrice)).toEqual([])
      }
    })

    test('of the cart, sign-in and search have the titles from the settings and are not indexed', async () => {
      for (const screen of ['cart', 'login', 'search']) {
        for (const language of languages) {
          const head = result.htmlPages.find(
            (page) => page.path === `/${language}/${addressIn(language, screen)}`,
          )?.head
          expect(head?.titles[0]).toContain(await titleOf(screen, name, language))
          expect(head?.robots).toBe('noindex,nofollow')
        }
      }
    })

    test('load existing resources from the shop itself only', async ({ request }) => {
      const resources = new Map(
        result.htmlPages.flatMap(({ path, head }) =>
          head.resources.map((address) => [address, path] as const),
        ),
      )
      const external = [...resources].filter(([address]) => !/^(?:\/(?!\/)|data:)/.test(address))
      expect(external).toEqual([])
      const internal = [...resources.keys()].filter((address) => address.startsWith('/'))
      const broken: string[] = []
      for (const address of withFewPictures(internal)) {
        const response = await request.head(origin + address)
        if (response.status() !== 200)
          broken.push(`${response.status()} ${address}, on ${resources.get(address)}`)
      }
      expect(broken).toEqual([])
    })
  })
}

/**
 * Leaves out most sizes of pictures, as each one is encoded when it is asked for: there remain every size of some pictures,
 * and one size of every picture.
 */
function withFewPictures(urls: readonly string[]): string[] {
  const uses = new Map<string, number>()
  return urls.filter((address) => {
    const [, picture, size] = /^(\/media\/.+-[0-9a-f]{8})-(\d+\.\w+)$/.exec(address) ?? []
    if (picture === undefined || size === undefined) return true
    const isWanted = !uses.has(picture) || (uses.get(size) ?? 0) < 5
    if (isWanted) for (const key of [picture, size]) uses.set(key, (uses.get(key) ?? 0) + 1)
    return isWanted
  })
}

/** Values that several pages share, with the paths of the pages. */
function duplicates(pages: readonly HtmlPage[], valueOf: (page: HtmlPage) => string | undefined): string[] {
  const groups = Map.groupBy(pages, valueOf)
  return [...groups].flatMap(([value, same]) =>
    same.length > 1 ? [`"${value}" on ${same.map(({ path }) => path).join(', ')}`] : [],
  )
}

/** Properties that Google requires for rich results, by type. */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
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

/** Missing and empty properties of structured data. */
function incompleteData(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const entries = new Map<string, unknown>(Object.entries(data))
  const type = String(entries.get('@type'))
  const missing = (requiredProperties[type] ?? []).filter((name) => !entries.has(name))
  const empty = [...entries].filter(([, value]) => /^(?:null|""|\[\])$/.test(JSON.stringify(value)))
  return [
    ...missing.map((name) => `${type} needs ${name}`),
    ...empty.map(([name]) => `${type} has an empty ${name}`),
    ...[...entries.values()].flatMap(incompleteData),
  ]
}

/** The title of a screen in the website's settings. */
async function titleOf(screen: string, shop: string, language: string): Promise<string> {
  const storeView = shop === 'fontaines' ? language : `${shop}_${language}`
  const { seoStaticMetadata } = await queryApi<{ seoStaticMetadata: { page: string; title: string }[] }>(
    storeView,
    '{ seoStaticMetadata { page title } }',
  )
  return seoStaticMetadata.find(({ page }) => page === screen)?.title ?? `no title for ${screen}`
}

const sorted = (record: Record<string, string> = {}) =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))
