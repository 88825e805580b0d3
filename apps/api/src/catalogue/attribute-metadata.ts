import type {
  Attribute as AttributeShape,
  AttributeFrontendInputEnum,
  AttributeInput,
} from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import { mediaUrl } from '../platform/media-store/open.ts'
import { booleanLabel } from './aggregations.ts'
import {
  attributeLabel,
  hasOptions,
  optionLabel,
  swatchOf,
  type Attribute,
  type AttributeType,
} from './attribute.ts'
import { fieldTypes } from './attribute-sdl.ts'
import {
  AttributeInputError,
  AttributeNotFoundError,
  EntityTypeError,
  MissingAttributeCodesError,
} from './errors.ts'
import { systemMetadata } from './system-attributes.ts'

const mostAttributes = 300

/** Names of the product entity type: Magento's code, and the id that clients send (spec 001 §9). */
const productEntity = new Set(['catalog_product', '4'])

const inputTypes: Readonly<Record<AttributeType, string>> = {
  text: 'text',
  textarea: 'textarea',
  select: 'select',
  multiselect: 'multiselect',
  boolean: 'boolean',
  price: 'price',
  decimal: 'text',
  int: 'text',
  date: 'date',
}

/** GraphQL types of system attributes that are not texts. */
const systemTypes: Partial<Record<AttributeFrontendInputEnum, string>> = {
  PRICE: 'Float',
  WEIGHT: 'Float',
  SELECT: 'Int',
  MEDIA_IMAGE: 'ProductImage',
}

/**
 * Metadata of the named product attributes in the language of the store view (spec 001 §7, Magento). Throws
 * MissingAttributeCodesError, AttributeInputError, EntityTypeError or AttributeNotFoundError, and InputError
 * when more than 300 are named.
 */
export function attributeMetadata(
  ctx: RequestContext,
  wanted: readonly AttributeInput[],
): { items: AttributeShape[] } {
  if (wanted.length === 0) throw new MissingAttributeCodesError()
  return { items: checkedList(wanted, mostAttributes).map((input) => metadataOf(ctx, input)) }
}

function metadataOf(ctx: RequestContext, input: AttributeInput): AttributeShape {
  const { attribute_code: code, entity_type: entity } = input
  if (!code || !entity) throw new AttributeInputError(input)
  if (!productEntity.has(entity)) throw new EntityTypeError(entity)
  const attribute = ctx.app.catalogue.snapshot.attributeByCode.get(code)
  if (!attribute) return systemMetadataOf(ctx, code, entity)
  const { language } = ctx.store
  const inNavigation = attribute.isFilterable ? 'FILTERABLE_WITH_RESULTS' : 'NO'
  return {
    attribute_code: code,
    entity_type: entity,
    attribute_type: fieldTypes[attribute.type],
    input_type: inputTypes[attribute.type],
    store_label: attributeLabel(attribute, language),
    attribute_options: optionsOf(attribute, language).map((option, at) => {
      const own = hasOptions(attribute) && attribute.options[at]
      return own ? { ...option, swatch_data: swatchOf(own, mediaUrl(ctx.app.settings)) } : option
    }),
    storefront_properties: {
      position: attribute.position,
      use_in_layered_navigation: inNavigation,
      use_in_product_listing: attribute.isInListing,
      use_in_search_results_layered_navigation: attribute.isFilterable,
      visible_on_catalog_pages: attribute.isVisible,
    },
  }
}

function systemMetadataOf({ store }: RequestContext, code: string, entity: string): AttributeShape {
  const found = systemMetadata(store.language).find((one) => one.code === code)
  if (!found) throw new AttributeNotFoundError(code)
  const input = found.frontend_input ?? 'TEXT'
  return {
    attribute_code: code,
    entity_type: entity,
    attribute_type: systemTypes[input] ?? 'String',
    input_type: input.toLowerCase(),
    store_label: found.label ?? code,
    attribute_options: found.options.flatMap((one) => (one ? [{ label: one.label, value: one.value }] : [])),
    storefront_properties: {
      position: 0,
      use_in_layered_navigation: found.is_filterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
      use_in_product_listing: found.used_in_product_listing ?? false,
      use_in_search_results_layered_navigation: found.is_filterable_in_search ?? false,
      visible_on_catalog_pages: found.is_visible_on_front ?? false,
    },
  }
}

/** The options of an attribute with the values that filters accept. */
export function optionsOf(attribute: Attribute, language: RequestContext['store']['language']) {
  if (attribute.type === 'boolean') {
    return [true, false].map((yes) => ({ label: booleanLabel(yes, language), value: yes ? '1' : '0' }))
  }
  if (!hasOptions(attribute)) return []
  return attribute.options.map((option) => ({
    label: optionLabel(option, language),
    value: String(option.id),
  }))
}
