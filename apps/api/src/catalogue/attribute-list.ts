import type {
  AttributeEntityTypeEnum,
  AttributeFilterInput,
  AttributeFrontendInputEnum,
  AttributeInput,
  AttributeMetadataError,
  CatalogAttributeMetadata,
} from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { optionsOf } from './attribute-metadata.ts'
import { attributeLabel, isWanted, type Attribute, type AttributeType } from './attribute.ts'
import { AttributeInputError, MissingAttributeCodesError } from './errors.ts'

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

type Metadata = CatalogAttributeMetadata & { __typename: 'CatalogAttributeMetadata' }
type Listed = { items: Metadata[]; errors: AttributeMetadataError[] }

/** All product attributes that the filters leave; other entities have none that is not Magento's own. */
export function attributesList(
  ctx: RequestContext,
  type: AttributeEntityTypeEnum,
  filters: AttributeFilterInput | null | undefined,
): Listed {
  const { attributes } = ctx.app.catalogue.snapshot
  const found = type === entity ? attributes.filter((one) => isWanted(one, filters ?? {})) : []
  return { items: found.map((attribute) => metadataOf(ctx, attribute)), errors: [] }
}

/**
 * The named product attributes; those that are not there are in the errors. Throws MissingAttributeCodesError when
 * none is named, AttributeInputError when one lacks its code or its entity.
 */
export function attributesByCode(ctx: RequestContext, wanted: readonly AttributeInput[]): Listed {
  if (wanted.length === 0) throw new MissingAttributeCodesError()
  const listed: Listed = { items: [], errors: [] }
  for (const input of wanted) {
    const { attribute_code: code, entity_type: type } = input
    if (!code || !type) throw new AttributeInputError(input)
    const attribute = ctx.app.catalogue.snapshot.attributeByCode.get(code)
    if (type.toLowerCase() !== 'catalog_product')
      listed.errors.push({ type: 'ENTITY_NOT_FOUND', message: `Entity "${type}" could not be found.` })
    else if (!attribute)
      listed.errors.push({
        type: 'ATTRIBUTE_NOT_FOUND',
        message: `Attribute code "${code}" could not be found.`,
      })
    else listed.items.push(metadataOf(ctx, attribute))
  }
  return listed
}

function metadataOf(ctx: RequestContext, attribute: Attribute): Metadata {
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
