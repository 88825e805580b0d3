import type {
  AttributeEntityTypeEnum,
  AttributeFilterInput,
  AttributeInput,
  AttributeMetadataError,
  CustomerAttributeMetadata,
} from '@comptoir/contract/generated/types'
import {
  AttributeInputError,
  MissingAttributeCodesError,
  productAttributes,
  type ProductMetadata,
} from '../catalogue/index.ts'
import { customerAttributes } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'

const mostAttributes = 300

type Metadata = ProductMetadata | CustomerAttributeMetadata
type Listed = { items: Metadata[]; errors: AttributeMetadataError[] }

/** The attributes of one of Magento's entities. Filters are about products; for the others they are errors. */
export function attributesList(
  ctx: RequestContext,
  entity: AttributeEntityTypeEnum,
  filters: AttributeFilterInput | null | undefined,
): Listed {
  const given = entity === 'CATALOG_PRODUCT' ? {} : (filters ?? {})
  return {
    items: attributesOf(ctx, entity, filters) ?? [],
    errors: Object.keys(given).map((name) => filterNotFound(name, entity)),
  }
}

/**
 * The named attributes; those that are not there are in the errors. Throws MissingAttributeCodesError when none is
 * named, AttributeInputError when one lacks its code or its entity.
 */
export function attributesByCode(ctx: RequestContext, wanted: readonly AttributeInput[]): Listed {
  if (wanted.length === 0) throw new MissingAttributeCodesError()
  const listed: Listed = { items: [], errors: [] }
  const byEntity = new Map<string, ReadonlyMap<string, Metadata> | undefined>()
  for (const input of checkedList(wanted, mostAttributes)) {
    const { attribute_code: code, entity_type: entity } = input
    if (!code || !entity) throw new AttributeInputError(input)
    const key = entity.toUpperCase()
    if (!byEntity.has(key)) byEntity.set(key, byCode(attributesOf(ctx, key, null)))
    const known = byEntity.get(key)
    const found = known?.get(code)
    if (found) listed.items.push(found)
    else listed.errors.push(known ? unknownAttribute(code) : unknownEntity(entity))
  }
  return listed
}

function byCode(all: readonly Metadata[] | undefined): ReadonlyMap<string, Metadata> | undefined {
  return all && new Map(all.map((one) => [one.code, one]))
}

function unknownAttribute(code: string): AttributeMetadataError {
  return { type: 'ATTRIBUTE_NOT_FOUND', message: `Attribute code "${code}" could not be found.` }
}

function filterNotFound(name: string, entity: string): AttributeMetadataError {
  const message = `Cannot filter by "${name}" as that field does not belong to "${entity.toLowerCase()}".`
  return { type: 'FILTER_NOT_FOUND', message }
}

function unknownEntity(entity: string): AttributeMetadataError {
  return { type: 'ENTITY_NOT_FOUND', message: `Entity "${entity}" could not be found.` }
}

function attributesOf(
  ctx: RequestContext,
  entity: string,
  filters: AttributeFilterInput | null | undefined,
): Metadata[] | undefined {
  if (entity === 'CATALOG_PRODUCT') return productAttributes(ctx, filters)
  if (entity === 'CUSTOMER' || entity === 'CUSTOMER_ADDRESS') return customerAttributes(entity, ctx.store)
  return entity === 'CATALOG_CATEGORY' || entity === 'RMA_ITEM' ? [] : undefined
}
