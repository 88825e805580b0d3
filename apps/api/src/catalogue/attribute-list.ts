import type {
  AttributeEntityTypeEnum,
  AttributeFilterInput,
  AttributeFrontendInputEnum,
  CatalogAttributeMetadata,
} from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { optionsOf } from './attribute-metadata.ts'
import { attributeLabel, matchesAttributeFilter, type Attribute, type AttributeType } from './attribute.ts'

const entity: AttributeEntityTypeEnum = 'CATALOG_PRODUCT'
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

export type ProductMetadata = CatalogAttributeMetadata & { __typename: 'CatalogAttributeMetadata' }

/** The product attributes that match the filters, in Magento's format. */
export function productAttributes(
  ctx: RequestContext,
  filters: AttributeFilterInput | null | undefined,
): ProductMetadata[] {
  return ctx.app.catalogue.snapshot.attributes
    .filter((one) => matchesAttributeFilter(one, filters ?? {}))
    .map((attribute) => metadataOf(ctx, attribute))
}

function metadataOf(ctx: RequestContext, attribute: Attribute): ProductMetadata {
  const { language } = ctx.store
  const options = optionsOf(attribute, language)
  return {
    __typename: 'CatalogAttributeMetadata',
    code: attribute.code,
    label: attributeLabel(attribute, language),
    entity_type: entity,
    frontend_input: inputs[attribute.type],
    frontend_class: null,
    is_required: false,
    is_unique: false,
    default_value: null,
    options: options.map((option) => ({
      __typename: 'AttributeOptionMetadata' as const,
      ...option,
      is_default: false,
    })),
    apply_to: null,
    is_comparable: false,
    is_filterable: attribute.isFilterable,
    is_filterable_in_search: attribute.isFilterable,
    is_html_allowed_on_front: attribute.type === 'textarea',
    is_searchable: attribute.isSearchable,
    is_used_for_price_rules: false,
    is_used_for_promo_rules: false,
    is_visible_in_advanced_search: false,
    is_visible_on_front: attribute.isVisible,
    is_wysiwyg_enabled: false,
    swatch_input_type: attribute.options.some(({ swatch }) => swatch !== null) ? 'VISUAL' : null,
    update_product_preview_image: false,
    use_product_image_for_swatch: false,
    used_in_product_listing: attribute.isInListing,
  }
}
