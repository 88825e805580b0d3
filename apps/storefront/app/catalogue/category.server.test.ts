import { describe, expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'
import { categoryPage } from './category.server.ts'

const resolved = {
  type: 'CATEGORY',
  path: 'eau-chaude',
  uid: 'MTI=',
  sku: undefined,
  alternates: {},
} as const
const option = (value: string) => ({ value, label: `Option ${value}`, count: 2 })
const category = {
  uid: resolved.uid,
  name: 'Eau chaude',
  url_path: resolved.path,
  processed_metadata: { title: 'Eau chaude', h1_title: 'De l’eau chaude', h2_title: 'Toutes les fontaines' },
  hidden_filters: [{ attribute_code: 'water', values: ['7', '8'] }],
  breadcrumbs: [],
  children: [],
}
const price = { final_price: { value: 12 } }
const product = {
  sku: 'A',
  tax_rate: 20,
  price_range: { minimum_price: price, maximum_price: price },
  categories: [{ uid: 'maki' }],
}
const aggregations = [
  { attribute_code: 'water', label: 'Eau', options: [option('7'), option('9')] },
  { attribute_code: 'colour', label: 'Couleur', options: [option('1')] },
]

/** The page at a query, and the filters and sizes of its listing, from an API with this category. */
async function pageAt(
  search: string,
  more: object = {},
  site: Parameters<typeof testSite>[0] = {},
  cookie = '',
) {
  const filters: unknown[] = []
  const sizes: unknown[] = []
  const context = testContext({
    site: testSite({ filterable: ['water', 'colour'], ...site }),
    cookies: createCookieJar(cookie, false),
    transport: async ({ body }) => {
      const { operationName, variables } = JSON.parse(body)
      if (operationName === 'Listing') {
        filters.push(variables.filter)
        sizes.push(variables.pageSize)
      }
      const data =
        operationName === 'Listing'
          ? { products: { total_count: 1, items: [product], aggregations } }
          : { categoryList: [{ ...category, ...more }], storeConfig: { grid_per_page: 12 } }
      return { status: 200, headers: {}, body: JSON.stringify({ data }) }
    },
  })
  return { page: await categoryPage(context, resolved, new URLSearchParams(search)), filters, sizes }
}

describe('A category page', () => {
  it('asks for hidden filters and shows none of them', async () => {
    const { page, filters } = await pageAt('colour=1&price=10_*')
    expect(filters).toEqual([
      {
        category_uid: { eq: resolved.uid },
        colour: { in: ['1'] },
        water: { in: ['7', '8'] },
        price: { from: '10' },
      },
    ])
    expect(page.list.facets.map(({ code }) => code)).toEqual(['colour'])
    expect(page.list.state.filters).toEqual({ colour: ['1'] })
  })

  it('lets no address change a hidden filter', async () => {
    const { page, filters } = await pageAt('water=9')
    expect(filters).toEqual([{ category_uid: { eq: resolved.uid }, water: { in: ['7', '8'] } }])
    expect(page.list.state.filters).toEqual({})
    const open = await pageAt('water=9', { hidden_filters: null })
    expect(open.filters).toEqual([{ category_uid: { eq: resolved.uid }, water: { in: ['9'] } }])
    expect(open.page.list.facets.map(({ code }) => code)).toEqual(['water', 'colour'])
  })

  it('shows a menu as a whole, by the kinds of its dishes unless it is sorted', async () => {
    const kind = (uid: string) => ({
      uid,
      name: uid,
      url_path: `carte/${uid}`,
      include_in_menu: 1,
      position: 1,
    })
    const menu = { children: [kind('nigiri'), kind('maki')] }
    const dishes = { features: { perishable: true } }
    const { page, sizes } = await pageAt('', menu, dishes)
    expect(page.groups).toEqual([{ id: 'menu-maki', label: 'maki', to: '/fr/carte/maki', size: 1 }])
    expect(sizes).toEqual([200])
    const sorted = await pageAt('sort=price_asc', menu, dishes)
    expect([sorted.page.groups, sorted.sizes]).toEqual([undefined, [200]])
    const goods = await pageAt('', menu)
    expect([goods.page.groups, goods.sizes]).toEqual([undefined, [12]])
  })

  it('has the headings of the processed metadata', async () => {
    const { page } = await pageAt('')
    expect([page.name, page.heading]).toEqual(['De l’eau chaude', 'Toutes les fontaines'])
    const plain = await pageAt('', { processed_metadata: null })
    expect([plain.page.name, plain.page.heading]).toEqual(['Eau chaude', undefined])
  })

  it.each([
    ['excl', '12', 1000],
    ['incl', '10', 1200],
  ] as const)(
    'in the section for professionals shows their prices to guests: %s',
    async (tax, from, amount) => {
      const b2bPath = `/${resolved.path}`
      const { page, filters } = await pageAt(
        'price=10_*',
        {},
        {
          customerGroups: [{ code: 'Professional', kind: 'b2b', tax }],
          languages: { fr: { visitorKinds: { b2c: 'Particuliers', b2b: 'Professionnels', b2bPath } } },
        },
      )
      expect(page.tax).toBe(tax)
      expect(filters).toMatchObject([{ price: { from } }])
      expect(page.list.cards[0]?.price).toMatchObject({ tax, amount })
    },
  )

  it.each([
    ['everywhere', 'excl', 'elsewhere', { tax: 'excl', from: '12', amount: 1000 }],
    ['everywhere', 'incl', 'elsewhere', { tax: 'incl', from: '10', amount: 1200 }],
    ['in the section for professionals', 'incl', resolved.path, { tax: 'incl', from: '10', amount: 1200 }],
  ] as const)(
    'shows and filters prices as the visitor chose, %s: %s',
    async (_where, chosen, b2bPath, shown) => {
      const { page, filters } = await pageAt(
        'price=10_*',
        {},
        {
          features: { professionals: true },
          languages: { fr: { visitorKinds: { b2c: 'Particuliers', b2b: 'Professionnels', b2bPath } } },
        },
        `price_display=${chosen}`,
      )
      expect(page.tax).toBe(shown.tax)
      expect(filters).toMatchObject([{ price: { from: shown.from } }])
      expect(page.list.cards[0]?.price).toMatchObject({ tax: shown.tax, amount: shown.amount })
    },
  )
})
