import type { OrderProductOption } from '@comptoir/contract/generated/admin'
import {
  bundleSelectionUid,
  customOptionUid,
  salableBySku,
  titleIn,
  type SalableProduct,
} from '../../catalogue/index.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import type { RequestContext } from '../../platform/context.ts'
import { audienceOf } from '../../platform/customer-group.ts'
import { selectProducts, type FoundProduct } from './new-order.sql.ts'
import { storeViewOf } from './new-order-cart.ts'

/** Products for a line of an order in a store view. */
export async function findOrderProducts(
  ctx: AdminContext,
  { storeViewId, search }: { storeViewId: string; search: string },
): Promise<(FoundProduct & { hasOptions: boolean })[]> {
  const request = requestIn(ctx, storeViewId)
  const text = search.trim().slice(0, 60)
  if (text.length < 2) return []
  const { store } = request
  const found = await selectProducts(ctx.app.sql, {
    websiteId: store.website.id,
    storeId: store.id,
    search: text,
  })
  return found.map((one) => {
    const product = salableBySku(request, one.sku)
    return { ...one, hasOptions: product !== undefined && optionsOf(request, product).length > 0 }
  })
}

/** What has to be chosen of a product. */
export function orderProductOptions(
  ctx: AdminContext,
  { storeViewId, sku }: { storeViewId: string; sku: string },
): OrderProductOption[] {
  const request = requestIn(ctx, storeViewId)
  const product = salableBySku(request, sku.trim())
  return product ? optionsOf(request, product) : []
}

/** The request of a guest, for names and options. */
function requestIn(ctx: AdminContext, storeViewId: string): RequestContext {
  const { app, requestId, log } = ctx
  const store = storeViewOf(ctx, storeViewId)
  return { app, store, identity: null, ...audienceOf(store, null), requestId, address: null, log }
}

function optionsOf({ store }: RequestContext, product: SalableProduct): OrderProductOption[] {
  return [
    ...variantOptions(product),
    ...(product.bundle?.options ?? []).map((option) => ({
      uid: `bundle ${option.id}`,
      title: titleIn(option.titles, store.language),
      kind: option.type === 'checkbox' || option.type === 'multi' ? ('SEVERAL' as const) : ('ONE' as const),
      isRequired: option.isRequired,
      values: option.selections
        .filter((one) => one.product.isEnabled)
        .map(({ id, quantity, isDefault, product: part }) => ({
          uid: bundleSelectionUid(option.id, id, quantity),
          label: quantity === 1 ? part.name : `${quantity} × ${part.name}`,
          isDefault,
        })),
    })),
    ...product.customOptions.map((option) => ({
      uid: customOptionUid(option.id),
      title: titleIn(option.titles, store.language),
      kind: kindOf(option),
      isRequired: option.isRequired,
      values: option.values.map((value) => ({
        uid: customOptionUid(option.id, value.id),
        label: titleIn(value.titles, store.language),
        isDefault: false,
      })),
    })),
  ]
}

function kindOf({ type, values }: SalableProduct['customOptions'][number]): OrderProductOption['kind'] {
  if (values.length === 0) return 'TEXT'
  return type === 'checkbox' || type === 'multiple' ? 'SEVERAL' : 'ONE'
}

/** The attributes by which variants differ, with the values that some variant has. */
function variantOptions({ variants }: SalableProduct): OrderProductOption[] {
  const options = variants.filter(({ product }) => product.isEnabled).flatMap((variant) => variant.options)
  return [...Map.groupBy(options, ({ attributeId }) => attributeId)].map(([attributeId, same]) => ({
    uid: `attribute ${attributeId}`,
    title: same[0]?.label ?? '',
    kind: 'ONE' as const,
    isRequired: true,
    values: [...new Map(same.map((one) => [one.uid, one])).values()].map(({ uid, optionLabel }) => ({
      uid,
      label: optionLabel,
      isDefault: false,
    })),
  }))
}
