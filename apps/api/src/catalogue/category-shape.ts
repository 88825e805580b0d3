import type {
  Breadcrumb,
  CategoryTree,
  HiddenFilter,
  OptimizedImage,
} from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { processedMetadata } from '../platform/processed-metadata.ts'
import { encodeUid } from '../platform/uid.ts'
import { mediaUrl } from '../platform/media-store/open.ts'
import type { Store } from '../stores/index.ts'
import { countBoth } from './bitmap.ts'
import {
  categoryName,
  categoryText,
  categoryUrlPath,
  isReachable,
  withDescendants,
  type Category,
} from './category.ts'
import { optimizedImage } from './optimized-image.ts'
import { sizePath, widthOfSingleFile } from './picture-sizes.ts'
import { timestamp } from './product-view.ts'
import type { Snapshot } from './snapshot.ts'
import { showCategory } from './tags.ts'

export type CategoryShape = Omit<CategoryTree, 'product_count'> & {
  __typename: 'CategoryTree'
  category: Category
}

const shapeCache = new WeakMap<Snapshot['categoryById'], Map<string, CategoryShape>>()

/** A category with its descendants in the contract's format, cached for each store view. */
export function categoryShape(ctx: RequestContext, category: Category): CategoryShape {
  showCategory(ctx, category)
  const { snapshot } = ctx.app.catalogue
  let shapes = shapeCache.get(snapshot.categoryById)
  if (!shapes) shapeCache.set(snapshot.categoryById, (shapes = new Map()))
  const key = `${ctx.store.code}|${category.id}`
  const cached = shapes.get(key)
  if (cached) return cached
  const shape = shapeOf(ctx, category)
  shapes.set(key, shape)
  return shape
}

function shapeOf(ctx: RequestContext, category: Category): CategoryShape {
  const { language } = ctx.store
  const urlPath = categoryUrlPath(category, language)
  const ids = category.path.map(({ id }) => id)
  const breadcrumbs = category.path.slice(1, -1).map((parent) => breadcrumb(parent, language))
  return {
    __typename: 'CategoryTree',
    category,
    id: category.id,
    uid: encodeUid(category.id),
    name: categoryName(category, language),
    url_key: categoryText(category, language, 'urlKey') || null,
    url_path: urlPath || null,
    url_suffix: '',
    canonical_url: urlPath || null,
    relative_url: urlPath || null,
    redirect_code: 0,
    type: 'CATEGORY',
    path: [1, ...ids].join('/'),
    path_in_store: urlPath || null,
    level: category.level,
    position: category.position,
    staged: false,
    children_count: String(withDescendants(category).filter(isReachable).length - 1),
    children: category.children.filter((child) => child.isActive).map((child) => categoryShape(ctx, child)),
    include_in_menu: Number(category.includeInMenu),
    is_anchor: Number(category.isAnchor),
    image: imageUrl(ctx, category),
    optimized_image: optimizedImageOf(ctx, category),
    description: categoryText(category, language, 'description') || null,
    meta_title: categoryText(category, language, 'metaTitle') || null,
    meta_description: categoryText(category, language, 'metaDescription') || null,
    meta_keywords: null,
    processed_metadata: processedMetadata({
      name: categoryName(category, language),
      metaTitle: categoryText(category, language, 'metaTitle'),
      metaDescription: categoryText(category, language, 'metaDescription'),
      text: categoryText(category, language, 'description'),
      heading: categoryText(category, language, 'h1Title'),
      subheading: categoryText(category, language, 'h2Title'),
    }),
    breadcrumbs: breadcrumbs.length > 0 ? breadcrumbs : null,
    available_sort_by: ['position', 'name', 'price'],
    default_sort_by: ctx.store.settings.catalog_default_sort_by,
    display_mode: 'PRODUCTS',
    created_at: timestamp(category.createdAt),
    updated_at: timestamp(category.updatedAt),
    b2b_show_prices: category.b2b_show_prices,
    b2c_show_prices: category.b2c_show_prices,
    show_texts_for_b2b: category.show_texts_for_b2b,
    hidden_filters: hiddenFilters(ctx, category),
    alternates: categoryAlternates(ctx, category),
  }
}

/** Values are those of aggregations and filters: ids of options. */
function hiddenFilters({ app }: RequestContext, { hiddenFilters: filters }: Category): HiddenFilter[] {
  const { attributeByCode } = app.catalogue.snapshot
  return Object.entries(filters).flatMap(([code, wanted]) => {
    const attribute = attributeByCode.get(code)
    const values = (attribute?.options ?? []).flatMap(({ id, value }) =>
      wanted.includes(value) ? String(id) : [],
    )
    return attribute ? [{ attribute_code: code, values }] : []
  })
}

function breadcrumb(category: Category, language: string): Breadcrumb {
  return {
    category_id: category.id,
    category_uid: encodeUid(category.id),
    category_name: categoryName(category, language),
    category_level: category.level,
    category_url_key: categoryText(category, language, 'urlKey'),
    category_url_path: categoryUrlPath(category, language),
  }
}

/** URLs of the category in all languages of the store group, including its own. */
export function categoryAlternates(ctx: RequestContext, category: Category) {
  return ctx.app.stores.siblingsOf(ctx.store).flatMap((view) => {
    const path = categoryUrlPath(category, view.language)
    return path === '' ? [] : [{ language: view.language, store_code: view.code, path }]
  })
}

/** Not cached with the shape, because it changes with the products. */
export function productCount(ctx: RequestContext, category: Category): number {
  const site = ctx.app.catalogue.snapshot.sites.get(ctx.store.website.id)
  const index = site?.categories.get(category.id)
  return site && index ? countBoth(site.browsable, index.members) : 0
}

function imageUrl(ctx: RequestContext, { image }: Category): string | null {
  if (!image) return null
  return `${mediaUrl(ctx.app.settings)}/${sizePath(image, widthOfSingleFile(image), 'webp')}`
}

function optimizedImageOf({ app, store }: RequestContext, { image }: Category): OptimizedImage | null {
  const maxima = store.settings.image_maxima
  return image && optimizedImage(mediaUrl(app.settings), image, { label: null, colour: image.colour, maxima })
}

/** Whether the category is active and belongs to the store group of the store view. */
export function isOfStore(category: Category, store: Store): boolean {
  return category.path[0]?.id === store.group.rootCategoryId && isReachable(category)
}
