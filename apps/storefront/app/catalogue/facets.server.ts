import { withoutValues, type ListingState } from '@comptoir/rules/catalogue-query'
import type { RouterContextProvider } from 'react-router'
import {
  FilterableAttributesDocument,
  FilterValuesDocument,
  type SwatchFragment,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import type { SwatchView } from '../ui/swatch.tsx'
import { swatchOf } from './swatch.ts'

export interface Facet {
  readonly code: string
  readonly label: string
  readonly options: readonly FacetOption[]
}

interface FacetOption {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly chosen: boolean
  readonly swatch?: SwatchView | undefined
}

interface Aggregation {
  readonly attribute_code: string
  readonly label?: string | null
  readonly options?: readonly (AggregationOption | null)[] | null
}

interface AggregationOption {
  readonly label?: string | null
  readonly value: string
  readonly count?: number | null
  readonly swatch_data?: SwatchFragment | null
}

/** Left out: filtering by an allergen would list the dishes that contain it. */
const EXCLUDED_FACET = 'allergens'
/** Product entity type id (spec 001 §9). */
const PRODUCT = '4'

/** Codes of filterable attributes, from the site's catalogue files or else from the API. */
export async function filterableOf(context: Readonly<RouterContextProvider>): Promise<readonly string[]> {
  const { site } = context.get(scopeContext)
  if (site.filterable) return site.filterable
  const { attributesList } = await commerce(context).query(FilterableAttributesDocument)
  return (attributesList?.items ?? []).flatMap((item) => (item && item.code !== 'price' ? [item.code] : []))
}

/** Facets of the filterable attributes, in the order of the API; price and category have their own controls. */
export function facetsOf(
  aggregations: readonly (Aggregation | null)[],
  state: ListingState,
  filterable: readonly string[],
): Facet[] {
  return aggregations.flatMap((aggregation) => {
    if (!aggregation || !filterable.includes(aggregation.attribute_code)) return []
    const { attribute_code: code, label } = aggregation
    const chosen = state.filters[code] ?? []
    if (code === EXCLUDED_FACET && chosen.length === 0) return []
    const options = (aggregation.options ?? []).flatMap((option) =>
      option ? [optionOf(option, chosen)] : [],
    )
    return options.length === 0 ? [] : [{ code, label: label ?? code, options }]
  })
}

function optionOf(option: AggregationOption, chosen: readonly string[]): FacetOption {
  const { value, label, count, swatch_data: data } = option
  const swatch = swatchOf(data)
  return {
    value,
    label: label ?? value,
    count: count ?? 0,
    chosen: chosen.includes(value),
    ...(swatch && { swatch }),
  }
}

/**
 * Adds selected values that have no result, so that they can be removed. `known` is the state without unknown values; the same
 * object when there are none.
 */
export async function withSelectedValues(
  context: Readonly<RouterContextProvider>,
  facets: readonly Facet[],
  state: ListingState,
): Promise<{ facets: readonly Facet[]; known: ListingState }> {
  const missing = missingValues(facets, state)
  if (missing.length === 0) return { facets, known: state }
  const { customAttributeMetadata } = await commerce(context).query(FilterValuesDocument, {
    attributes: missing.map(({ code }) => ({ attribute_code: code, entity_type: PRODUCT })),
  })
  let known = state
  const added = missing.map(({ code, values }): Facet => {
    const chosen = state.filters[code] ?? []
    const attribute = customAttributeMetadata?.items?.find((item) => item?.attribute_code === code)
    const offered = attribute?.attribute_options ?? []
    const options = values.flatMap((value): FacetOption[] => {
      const option = offered.find((one) => one?.value === value)
      return option ? [optionOf({ ...option, value }, chosen)] : []
    })
    const unknown = values.filter((value) => !options.some((option) => option.value === value))
    if (unknown.length > 0) {
      known = withoutValues(known, code, unknown)
      context.get(scopeContext).log.warn({ code, unknown }, 'Filter values ignored')
    }
    return { code, label: attribute?.store_label ?? code, options }
  })
  return { facets: merged(facets, added), known }
}

function missingValues(facets: readonly Facet[], { filters }: ListingState) {
  return Object.entries(filters).flatMap(([code, chosen]) => {
    const options = facets.find((facet) => facet.code === code)?.options ?? []
    const values = chosen.filter((value) => !options.some((option) => option.value === value))
    return values.length > 0 ? [{ code, values }] : []
  })
}

function merged(facets: readonly Facet[], added: readonly Facet[]): Facet[] {
  const own = facets.map((facet) => {
    const more = added.find(({ code }) => code === facet.code)?.options ?? []
    return { ...facet, options: [...facet.options, ...more] }
  })
  const others = added.filter(
    ({ code, options }) => options.length > 0 && !facets.some((one) => one.code === code),
  )
  return [...own, ...others]
}
