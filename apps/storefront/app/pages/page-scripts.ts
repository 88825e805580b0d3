import type { CheckoutStep } from '@comptoir/rules/checkout'
import { loadChunk } from '../platform/chunk.ts'
import type { CategoryPageData } from '../catalogue/category.server.ts'
import { loadDishForm, loadFood } from '../catalogue/food-scripts.ts'
import { loadCrossSells, loadVoucherForm } from '../cart/cart-scripts.ts'
import {
  loadAddressesStep,
  loadGuestAddresses,
  loadRecapStep,
  loadShippingStep,
} from '../checkout/checkout-scripts.ts'
import { loadNewAddress, loadTipGroup } from '../checkout/step-parts.ts'
import { loadCaptcha } from '../forms/captcha-script.ts'
import { loadLocationCard, loadSlotReservation } from '../fulfilment/fulfilment-scripts.ts'
import { loadActingBar, loadLocationBar } from '../layout/layout-scripts.ts'
import {
  loadGroupedItems,
  loadMoreOptions,
  loadProductMore,
  loadPurchaseInfo,
  loadQuantityPrices,
  loadPriceDetails,
} from '../product/product-scripts.ts'
import {
  loadCookieTables,
  loadFaqGroups,
  loadFaqSearch,
  loadProducts,
  loadSections,
  loadSiteForm,
} from './block-scripts.ts'
import { loadSlide } from '../moving-media/slide-scripts.ts'
import { loadVideoView } from '../moving-media/video-script.ts'
import { loadReviews } from '../reviews/review-scripts.ts'
import { loadSearchAlternatives } from '../search/search-scripts.ts'
import { loadPaging } from '../ui/paging-scripts.ts'
import type { BlockView } from './blocks.ts'
import type { ContentPageData } from './content-page.server.ts'

export const loadCategoryPage = async () => await import('../catalogue/category-page.tsx')
export const loadContentPage = async () => await import('./content-page.tsx')

/** By name; page-modules.ts names the module of each. */
export const PAGE_SCRIPTS = {
  category: loadCategoryPage,
  content: loadContentPage,
  cookies: loadCookieTables,
  faqSearch: loadFaqSearch,
  faq: loadFaqGroups,
  paging: loadPaging,
  products: loadProducts,
  sections: loadSections,
  video: loadVideoView,
  form: loadSiteForm,
  captcha: loadCaptcha,
  locationBar: loadLocationBar,
  actingBar: loadActingBar,
  searchAlternatives: loadSearchAlternatives,
  food: loadFood,
  dish: loadDishForm,
  grouped: loadGroupedItems,
  moreOptions: loadMoreOptions,
  quantityPrices: loadQuantityPrices,
  priceDetails: loadPriceDetails,
  purchaseInfo: loadPurchaseInfo,
  productMore: loadProductMore,
  vouchers: loadVoucherForm,
  crossSells: loadCrossSells,
  slotReservation: loadSlotReservation,
  locationCard: loadLocationCard,
  addressesStep: loadAddressesStep,
  shippingStep: loadShippingStep,
  guestAddresses: loadGuestAddresses,
  newAddress: loadNewAddress,
  tip: loadTipGroup,
  recapStep: loadRecapStep,
  reviews: loadReviews,
  slide: loadSlide,
}

/** A script that some pages of a route need and others do not. */
export type PageScript = keyof typeof PAGE_SCRIPTS

/** Those of parts that stay as the server sent them until they come near the screen (platform/late-part.tsx). */
const LATE: ReadonlySet<PageScript> = new Set([
  'priceDetails',
  'purchaseInfo',
  'productMore',
  'reviews',
  'slide',
])

/** Those that the hydration of a page waits for; a page that scripts show needs them all. */
export const scriptsAtStart = (scripts: readonly PageScript[]): PageScript[] =>
  scripts.filter((script) => !LATE.has(script))

/** The scripts of a page, given the data of all routes by their ids. */
export function pageScripts(data: Readonly<Record<string, unknown>>): PageScript[] {
  const page = data['pages/address']
  const features = (name: string) => at(data['root'], 'features', name)
  return [
    ...when('locationBar', features('locations')),
    ...when('actingBar', at(data['root'], 'acting')),
    ...when('dish', features('perishable')),
    ...(isPage(page) ? addressScripts(page) : routeScripts(data)),
  ]
}

type Page = CategoryPageData | ContentPageData

/** Not the answer of an action, a redirect or an error. */
const isPage = (data: unknown): data is Page =>
  typeof data === 'object' && data !== null && ('list' in data || 'blocks' in data)

function addressScripts(page: Page): PageScript[] {
  if ('list' in page) return ['category', ...pagingScripts(page.list)]
  return [
    ...new Set<PageScript>([
      'content',
      ...when('faqSearch', page.faq),
      ...when('cookies', page.hasCookieTables),
      ...when('sections', page.sections),
      ...page.blocks.flatMap(blockScripts),
    ]),
  ]
}

/** Those of routes with one kind of page: what few products, carts or shops have. */
function routeScripts(data: Readonly<Record<string, unknown>>): PageScript[] {
  const product = data['product/product']
  const cart = data['cart/cart']
  const login = data['account/login']
  const search = data['search/search']
  return [
    ...when('searchAlternatives', search && !at(search, 'results', 'list', 'cards', '0')),
    ...(at(product, 'card') ? PRODUCT : []),
    ...when('food', at(product, 'food')),
    ...when('reviews', at(product, 'reviews', 'count')),
    ...pagingScripts(at(product, 'reviews') ?? at(search, 'results', 'list')),
    ...viewScripts(at(product, 'views')),
    ...when('grouped', at(product, 'groupedItems', '0')),
    ...when(
      'moreOptions',
      listOf(at(product, 'productOptions')).some((option) => at(option, 'kind') !== 'list'),
    ),
    ...when(
      'quantityPrices',
      [at(product, 'card'), ...listOf(at(product, 'variants'))].some((one) => at(one, 'price', 'tiers')),
    ),
    ...when('vouchers', at(cart, 'cart', 'vouchers')),
    ...when('crossSells', at(cart, 'crossSells', '0')),
    ...when('slotReservation', at(cart, 'location', 'slot')),
    ...checkoutScripts(data['checkout/checkout']),
    ...when('captcha', at(login, 'challenges', 'login') ?? at(login, 'challenges', 'register')),
  ]
}

const pagingScripts = (list: unknown) => when('paging', Number(at(list, 'pages')) > 1)

const listOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])

/** Those of each product. */
const PRODUCT: readonly PageScript[] = ['priceDetails', 'purchaseInfo', 'productMore']

/** Those of what a gallery shows after its pictures. */
function viewScripts(views: unknown): PageScript[] {
  const list = listOf(views)
  const isHosted = (view: unknown) => at(view, 'video', 'kind') === 'link'
  return [...when('slide', list.length), ...when('video', list.some(isHosted))]
}

/** The script of each step of the checkout; a guest types addresses, a customer picks them. */
const STEPS: Readonly<Record<CheckoutStep, PageScript>> = {
  addresses: 'addressesStep',
  delivery: 'shippingStep',
  review: 'recapStep',
}

function checkoutScripts(data: unknown): PageScript[] {
  const step = at(data, 'step')
  if (!isStep(step)) return []
  const isGuest = step === 'addresses' && at(data, 'addresses', 'isGuest')
  return [
    isGuest ? 'guestAddresses' : STEPS[step],
    ...when('newAddress', at(data, 'addresses', 'isNew') && !isGuest),
    ...when('locationCard', step !== 'addresses' && at(data, 'location')),
    ...when('tip', step === 'review' && at(data, 'tip')),
  ]
}

const isStep = (step: unknown): step is CheckoutStep => typeof step === 'string' && Object.hasOwn(STEPS, step)

const when = (script: PageScript, condition: unknown): PageScript[] => (condition ? [script] : [])

/** What lies at a path in the data of a route, which may have failed. */
const at = (data: unknown, ...path: string[]): unknown =>
  path.reduce(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )

function blockScripts(block: BlockView): PageScript[] {
  switch (block.type) {
    case 'form':
      return block.form.challenge ? ['form', 'captcha'] : ['form']
    case 'faq':
    case 'products':
    case 'video':
      return [block.type]
    default:
      return []
  }
}

/** Loads scripts at once, so that the components of a page render without waiting. Throws ChunkLoadError. */
export async function loadPageScripts(scripts: readonly PageScript[]): Promise<void> {
  await Promise.all(scripts.map((script) => loadChunk<unknown>(PAGE_SCRIPTS[script])))
}
