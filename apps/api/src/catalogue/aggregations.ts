import type {
  Aggregation,
  AggregationOption,
  LayerFilter,
  SortFields,
} from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import { show } from '../platform/query-tags.ts'
import { encodeUid } from '../platform/uid.ts'
import { mediaUrl } from '../platform/media-store/open.ts'
import type { Language } from '@comptoir/rules/language'
import { attributeLabel, isPictureSwatch, optionLabel, swatchOf } from './attribute.ts'
import { categoryName } from './category.ts'
import { isOfStore } from './category-shape.ts'
import { facetCounts, type FacetCount, type PriceBucket } from './facets.ts'
import type { FoundProducts } from './products.ts'
import { CATEGORIES } from './tags.ts'

/** Label of a boolean value. */
export function booleanLabel(value: boolean, language: Language): string {
  return messageIn(language, value ? 'catalogue_yes' : 'catalogue_no')
}

/**
 * Magento's layered navigation: price, category, then each filterable attribute with at least one product
 * (contract §4).
 */
export function aggregationsOf(
  ctx: RequestContext,
  { site, selection }: FoundProducts,
  onlyDirectChildren: boolean,
): Aggregation[] {
  const counts = facetCounts(site, selection)
  show(ctx, CATEGORIES)
  const { language } = ctx.store
  const parents = onlyDirectChildren ? selection.request.filter.categoryIds : undefined
  return [
    aggregation('price', messageIn(language, 'catalogue_price'), counts.prices.map(priceOption)),
    aggregation(
      'category_uid',
      messageIn(language, 'catalogue_category'),
      categoryOptions(ctx, counts.categories, parents),
    ),
    ...counts.facets.map((facet) => facetAggregation(ctx, facet)),
  ].filter(({ count }) => count !== 0)
}

/** The same facets in the format of Magento 2.3, where they are called filters. */
export function layerFiltersOf(aggregations: readonly Aggregation[]): LayerFilter[] {
  return aggregations.map(({ attribute_code, label, count, options }) => ({
    name: label ?? null,
    request_var: attribute_code,
    filter_items_count: count ?? 0,
    filter_items: (options ?? []).flatMap((option) =>
      option
        ? [
            {
              ...layerSwatchOf(option),
              label: option.label ?? null,
              value_string: option.value,
              items_count: option.count ?? 0,
            },
          ]
        : [],
    ),
  }))
}

function layerSwatchOf({ swatch_data: swatch }: AggregationOption) {
  if (!swatch) return { __typename: 'LayerFilterItem' }
  const value = swatch.value ?? ''
  // Magento's numbers: a colour, a picture, a short text.
  const type = value.startsWith('#') ? '1' : isPictureSwatch(value) ? '2' : '0'
  return { __typename: 'SwatchLayerFilterItem', swatch_data: { type, value } }
}

function aggregation(code: string, label: string, options: AggregationOption[], position = 0): Aggregation {
  const typed = options.map((option) => ({ __typename: 'AggregationOption', ...option }))
  return { attribute_code: code, label, count: options.length, options: typed, position }
}

function priceOption({ from, to, count }: PriceBucket): AggregationOption {
  return { value: `${from}_${to}`, label: `${from}-${to}`, count }
}

function categoryOptions(
  ctx: RequestContext,
  counts: readonly { id: number; count: number }[],
  parents: readonly number[] | undefined,
): AggregationOption[] {
  return counts.flatMap(({ id, count }) => {
    const category = ctx.app.catalogue.snapshot.categoryById.get(id)
    if (!category || category.parentId === null || !isOfStore(category, ctx.store)) return []
    if (parents && !parents.includes(category.parentId)) return []
    return [{ value: encodeUid(id), label: categoryName(category, ctx.store.language), count }]
  })
}

function facetAggregation(ctx: RequestContext, { facet, values }: FacetCount): Aggregation {
  const { language } = ctx.store
  const { attribute } = facet
  const folder = mediaUrl(ctx.app.settings)
  const options = values.map(({ value, optionId, count }) => {
    const option = optionId === null ? undefined : ctx.app.catalogue.snapshot.optionById.get(optionId)
    if (!option) return { value, label: booleanLabel(value === '1', language), count }
    return { value, label: optionLabel(option, language), count, swatch_data: swatchOf(option, folder) }
  })
  return aggregation(attribute.code, attributeLabel(attribute, language), options, attribute.position)
}

/** The fields that a listing can be sorted by. */
export function sortFieldsOf(ctx: RequestContext, { isSearch }: FoundProducts): SortFields {
  const fields = isSearch
    ? (['relevance', 'name', 'price'] as const)
    : (['position', 'name', 'price'] as const)
  return {
    default: isSearch ? 'relevance' : ctx.store.settings.catalog_default_sort_by,
    options: fields.map((value) => ({
      value,
      label: messageIn(ctx.store.language, `catalogue_sort_${value}`),
    })),
  }
}
