import type { AttributeFilterInput, AttributeFrontendInputEnum } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { optionsOf } from './attribute-metadata.ts'
import { attributeLabel, type Attribute, type AttributeType } from './attribute.ts'
import { defaultMetadata, systemMetadata, type ProductMetadata } from './system-attributes.ts'

const inputs: Readonly<Record<AttributeType, AttributeFrontendInputEnum>> = {
  text: 'TEXT',
  textarea: 'TEXTAREA',
  select: 'SELECT',
  multiselect: 'MULTISELECT',
  boolean: 'BOOLEAN',
  price: 'PRICE',
  decimal: 'TEXT',
  int: 'TEXT',
  date: 'DATE',
}

/**
 * The product attributes that match the filters, in Magento's format and order: its system attributes, then those of the
 * catalogue.
 */
export function productAttributes(
  ctx: RequestContext,
  filters: AttributeFilterInput | null | undefined,
): ProductMetadata[] {
  const { attributes, attributeByCode } = ctx.app.catalogue.snapshot
  const system = systemMetadata(ctx.store.language).filter(({ code }) => !attributeByCode.has(code))
  const wanted = Object.entries(filters ?? {}) as [keyof ProductMetadata, boolean | null][]
  return [...system, ...attributes.map((attribute) => metadataOf(ctx, attribute))].filter((one) =>
    wanted.every(([name, value]) => value === null || (one[name] ?? false) === value),
  )
}

function metadataOf(ctx: RequestContext, attribute: Attribute): ProductMetadata {
  const { language } = ctx.store
  return {
    ...defaultMetadata,
    code: attribute.code,
    label: attributeLabel(attribute, language),
    frontend_input: inputs[attribute.type],
    options: optionsOf(attribute, language).map((option) => ({
      __typename: 'AttributeOptionMetadata' as const,
      ...option,
      is_default: false,
    })),
    is_comparable: attribute.isComparable,
    is_filterable: attribute.isFilterable,
    is_filterable_in_search: attribute.isFilterable,
    is_html_allowed_on_front: attribute.type === 'textarea',
    is_searchable: attribute.isSearchable,
    is_visible_on_front: attribute.isVisible,
    swatch_input_type: attribute.options.some(({ swatch }) => swatch !== null) ? 'VISUAL' : null,
    used_in_product_listing: attribute.isInListing,
  }
}
