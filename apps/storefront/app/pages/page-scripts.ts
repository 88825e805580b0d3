import { loadChunk } from '../platform/chunk.ts'
import type { CategoryPageData } from '../catalogue/category.server.ts'
import { loadFoodDetails } from '../catalogue/food-scripts.ts'
import {
  loadCookieTables,
  loadFaqGroups,
  loadFaqSearch,
  loadProducts,
  loadSections,
  loadSiteForm,
  loadVideoView,
} from './block-scripts.ts'
import { loadGallerySlide } from '../moving-media/slide-scripts.ts'
import { loadReviews } from '../reviews/review-scripts.ts'
import type { BlockView } from './blocks.ts'
import type { ContentPageData } from './content-page.server.ts'

export const loadCategoryPage = async () => (await import('../catalogue/category-page.tsx')).CategoryPage
export const loadContentPage = async () => (await import('./content-page.tsx')).ContentPage
const loadCaptcha = async () => (await import('../forms/captcha-field.tsx')).CaptchaField

/** By name; page-modules.ts names the module of each. */
export const PAGE_SCRIPTS = {
  category: loadCategoryPage,
  content: loadContentPage,
  cookies: loadCookieTables,
  faqSearch: loadFaqSearch,
  faq: loadFaqGroups,
  products: loadProducts,
  sections: loadSections,
  video: loadVideoView,
  form: loadSiteForm,
  captcha: loadCaptcha,
  food: loadFoodDetails,
  reviews: loadReviews,
  views: loadGallerySlide,
}

/** A script that some pages of a route need and others do not. */
export type PageScript = keyof typeof PAGE_SCRIPTS

/** The scripts of a page, given the data of all routes by their ids. */
export function pageScripts(data: Readonly<Record<string, unknown>>): PageScript[] {
  const page = data['pages/address']
  if (!isPage(page)) return productScripts(data['product/product'])
  if ('list' in page) return ['category']
  return [
    ...new Set<PageScript>([
      'content',
      ...(page.faq ? ['faqSearch' as const] : []),
      ...(page.hasCookieTables ? ['cookies' as const] : []),
      ...(page.sections ? ['sections' as const] : []),
      ...page.blocks.flatMap(blockScripts),
    ]),
  ]
}

type Page = CategoryPageData | ContentPageData

/** Not the answer of an action, a redirect or an error. */
const isPage = (data: unknown): data is Page =>
  typeof data === 'object' && data !== null && ('list' in data || 'blocks' in data)

/** Those of a product page: what food must say, reviews, turntables and videos. */
function productScripts(data: unknown): PageScript[] {
  if (typeof data !== 'object' || data === null) return []
  const has = (part: string) => Reflect.get(data, part) !== undefined
  return (['food', 'reviews', 'views'] as const).filter(has)
}

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
