import type {
  AggregationsFilterInput,
  AttributeFilterInput,
  CategoryTreeProductsArgs,
  ConfigurableProductConfigurable_Product_Options_SelectionArgs,
  QueryCategoriesArgs,
  QueryCategoryArgs,
  QueryCategoryListArgs,
  QueryCrosssellProductsArgs,
  QueryCustomAttributeMetadataArgs,
  QueryGetProductMinDelayArgs,
  QueryPicturesArgs,
  QueryProductImagesArgs,
  QueryProductsArgs,
  QueryRouteArgs,
  QueryUrlResolverArgs,
} from '@comptoir/contract/generated/types'
import type { GraphQLResolveInfo } from 'graphql'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import { CONTENT, type QueryTags } from '../platform/query-tags.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { countSearch } from '../search/index.ts'
import { aggregationsOf, layerFiltersOf, sortFieldsOf } from './aggregations.ts'
import { attributeMetadata } from './attribute-metadata.ts'
import { boughtWith, filledCrosssells } from './bought-together.ts'
import { crosssellProducts, productMinDelay } from './cart-related-products.ts'
import { categoryById, findCategories } from './categories.ts'
import { findPictures } from './optimized-pictures.ts'
import { categoryBlock } from './category-block.ts'
import { categoryShape, isOfStore, productCount, type CategoryShape } from './category-shape.ts'
import {
  bundleItems,
  bundlePriceDetails,
  customOptions,
  groupedItems,
  proposedItems,
} from './composite-products.ts'
import { configurableOptions, variantsOf } from './configurable.ts'
import { optionsSelection } from './configurable-selection.ts'
import { customAttributes } from './custom-attributes.ts'
import { legacyFields } from './legacy-fields.ts'
import { customAttributesV1 } from './custom-attributes-v1.ts'
import { linkFields } from './product-links.ts'
import { relatedSearches } from './search-completions.ts'
import { pageInfo, readPage } from './paging.ts'
import type { ProductView } from './product-view.ts'
import type { ProductDetails } from './product-details.ts'
import { productLinks, productSamples } from './product-downloads.ts'
import { findProducts, siteOf, type FoundProducts } from './products.ts'
import { ordinalIn } from './site-index.ts'
import { resolveRoute, resolveUrl } from './routes.ts'
import { productShapes } from './product-shapes.ts'
import { readSort } from './sort-argument.ts'
import { showCategory, showCategoryTexts, showProducts, showSku } from './tags.ts'

const largestImageRequest = 300
/** Maximum number of selected options of a product. */
const mostChosen = 100

const productFields = {
  categories: ({ source }: ProductView, _args: unknown, ctx: RequestContext) =>
    source.product.categoryIds.flatMap((id) => {
      const category = ctx.app.catalogue.snapshot.categoryById.get(id)
      if (category) showCategory(ctx, category)
      return category && isOfStore(category, ctx.store) ? [categoryShape(ctx, category)] : []
    }),
  related_products: ({ source }: ProductView, _args: unknown, ctx: RequestContext) =>
    linkedProducts(ctx, source.details.related),
  upsell_products: ({ source }: ProductView, _args: unknown, ctx: RequestContext) =>
    linkedProducts(ctx, source.details.upsell),
  crosssell_products: ({ source }: ProductView, _args: unknown, ctx: RequestContext) =>
    crosssells(ctx, source.details),
  custom_attributesV2: (view: ProductView, { filters }: { filters?: AttributeFilterInput | null }) =>
    customAttributes(view, filters),
  custom_attributes: customAttributesV1,
  ...legacyFields,
  ...linkFields,
}

const categoryText =
  (field: 'description' | 'meta_title' | 'meta_description' | 'processed_metadata') =>
  (shape: CategoryShape, _args: unknown, ctx: RequestContext) => {
    showCategoryTexts(ctx, shape.category)
    return shape[field]
  }

const customisableFields = { ...productFields, options: customOptions }

/** The linked products that are enabled and visible on this website. */
async function linkedProducts(ctx: RequestContext, ids: readonly number[]): Promise<ProductView[]> {
  const site = siteOf(ctx)
  // Also those that may be shown later.
  showProducts(ctx, ids)
  return await productShapes(
    ctx,
    ids.filter((id) => ordinalIn(site, id) !== undefined),
  )
}

/** Cross-sells in Magento's sense, filled with what was bought with the product. */
async function crosssells(ctx: RequestContext, details: ProductDetails): Promise<ProductView[]> {
  const site = siteOf(ctx)
  showProducts(ctx, [...details.crosssell, ...boughtWith(ctx, details)])
  return await productShapes(
    ctx,
    filledCrosssells(ctx, details, (id) => ordinalIn(site, id) !== undefined),
  )
}

function categoryPage(ctx: RequestContext, args: QueryCategoriesArgs) {
  const page = readPage(args)
  const found = findCategories(ctx, args.filters)
  const start = (page.current - 1) * page.size
  return {
    items: found.slice(start, start + page.size).map((category) => categoryShape(ctx, category)),
    total_count: found.length,
    page_info: pageInfo(page, found.length),
  }
}

/** Queries that are cached with the tags of what they show (decisions K-3); resolvers record finer ones. */
export const cacheableCatalogueQueries: QueryTags = {
  products: [],
  productImages: [],
  pictures: [CONTENT],
  category: [],
  categories: [],
  categoryList: [],
  route: [],
  urlResolver: [],
  customAttributeMetadata: [],
}

/** Not a further page, a filtered search, or a probe for the number of hits. */
function isNewSearch({ currentPage, pageSize, filter }: QueryProductsArgs): boolean {
  const isFiltered = Object.values(filter ?? {}).some((field) => field !== null && field !== undefined)
  return (currentPage ?? 1) === 1 && pageSize !== 1 && !isFiltered
}

export const catalogueResolvers = {
  Query: {
    products: async (
      _root: unknown,
      args: QueryProductsArgs,
      ctx: RequestContext,
      info?: GraphQLResolveInfo,
    ) => {
      const found = await findProducts(ctx, {
        search: args.search ?? null,
        filter: args.filter,
        pageSize: args.pageSize ?? null,
        currentPage: args.currentPage ?? null,
        sort: readSort(args.sort, info, ctx.variables),
        includesOutOfStock: args.force_out_of_stock === true,
        packsAsProposed: args.packs_as_proposed === true,
      })
      if (args.search && isNewSearch(args)) countSearch(ctx, args.search, found.total_count > 0)
      return found
    },
    productImages: async (_root: unknown, { skus }: QueryProductImagesArgs, ctx: RequestContext) => {
      const { products } = ctx.app.catalogue.snapshot
      for (const sku of skus.slice(0, largestImageRequest)) showSku(ctx, sku)
      const ids = skus.slice(0, largestImageRequest).flatMap((sku) => products.withSku(sku)?.id ?? [])
      const views = await productShapes(ctx, ids)
      return views.map(({ sku, optimized_images }) => ({ sku, optimized_images }))
    },
    pictures: async (_root: unknown, { files }: QueryPicturesArgs, ctx: RequestContext) => [
      ...(await findPictures(ctx, files.slice(0, largestImageRequest))).values(),
    ],
    categories: (_root: unknown, args: QueryCategoriesArgs, ctx: RequestContext) => categoryPage(ctx, args),
    categoryList: (_root: unknown, args: QueryCategoryListArgs, ctx: RequestContext) =>
      categoryPage(ctx, args).items,
    category: (_root: unknown, { id }: QueryCategoryArgs, ctx: RequestContext) =>
      categoryShape(ctx, categoryById(ctx, id)),
    customAttributeMetadata: (
      _root: unknown,
      { attributes }: QueryCustomAttributeMetadataArgs,
      ctx: RequestContext,
    ) => attributeMetadata(ctx, attributes),
    crosssellProducts: (_root: unknown, { cartId }: QueryCrosssellProductsArgs, ctx: RequestContext) =>
      crosssellProducts(ctx, cartId),
    getProductMinDelay: (_root: unknown, args: QueryGetProductMinDelayArgs, ctx: RequestContext) =>
      productMinDelay(ctx, args.cart_id, args.product_id),
    route: (_root: unknown, { url }: QueryRouteArgs, ctx: RequestContext) => resolveRoute(ctx, url),
    urlResolver: (_root: unknown, { url }: QueryUrlResolverArgs, ctx: RequestContext) => resolveUrl(ctx, url),
  },
  Products: {
    aggregations: (
      found: FoundProducts,
      { filter }: { filter?: AggregationsFilterInput | null },
      ctx: RequestContext,
    ) => aggregationsOf(ctx, found, filter?.category?.includeDirectChildrenOnly === true),
    filters: (found: FoundProducts, _args: unknown, ctx: RequestContext) =>
      layerFiltersOf(aggregationsOf(ctx, found, false)),
    suggestions: (found: FoundProducts, _args: unknown, ctx: RequestContext) => relatedSearches(ctx, found),
    sort_fields: (found: FoundProducts, _args: unknown, ctx: RequestContext) => sortFieldsOf(ctx, found),
  },
  SimpleProduct: customisableFields,
  VirtualProduct: customisableFields,
  DownloadableProduct: {
    ...customisableFields,
    downloadable_product_links: productLinks,
    downloadable_product_samples: productSamples,
  },
  GroupedProduct: {
    ...productFields,
    items: (view: ProductView, _args: unknown, ctx: RequestContext) => groupedItems(ctx, view),
    proposed_items: proposedItems,
  },
  BundleProduct: {
    ...customisableFields,
    items: (view: ProductView, _args: unknown, ctx: RequestContext) => bundleItems(ctx, view),
    price_details: bundlePriceDetails,
  },
  ConfigurableProduct: {
    ...customisableFields,
    configurable_options: configurableOptions,
    configurable_product_options_selection: (
      view: ProductView,
      args: ConfigurableProductConfigurable_Product_Options_SelectionArgs,
      ctx: RequestContext,
    ) => optionsSelection(ctx, view, checkedList(args.configurableOptionValueUids ?? [], mostChosen)),
    variants: (view: ProductView, _args: unknown, ctx: RequestContext) => variantsOf(ctx, view),
  },
  CategoryTree: {
    description: categoryText('description'),
    meta_title: categoryText('meta_title'),
    meta_description: categoryText('meta_description'),
    processed_metadata: categoryText('processed_metadata'),
    cms_block: ({ category }: CategoryShape, _args: unknown, ctx: RequestContext) =>
      categoryBlock(ctx, category),
    product_count: ({ category }: CategoryShape, _args: unknown, ctx: RequestContext) =>
      productCount(ctx, category),
    products: (
      { category }: CategoryShape,
      args: CategoryTreeProductsArgs,
      ctx: RequestContext,
      info?: GraphQLResolveInfo,
    ) =>
      findProducts(ctx, {
        filter: { category_id: { eq: String(category.id) } },
        pageSize: args.pageSize ?? null,
        currentPage: args.currentPage ?? null,
        sort: readSort(args.sort, info, ctx.variables),
      }),
  },
} satisfies ResolverMap
