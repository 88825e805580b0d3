import type {
  CustomerCompaniesArgs,
  QueryAttributesFormArgs,
  QueryAttributesListArgs,
  QueryCustomAttributeMetadataV2Args,
} from '@comptoir/contract/generated/types'
import { attributesForm } from '../customers/index.ts'
import { InputError } from '../platform/errors.ts'
import { pageOf } from '../platform/page.ts'
import type { QueryTags } from '../platform/query-tags.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { attributesByCode, attributesList } from './attributes.ts'

type Page = { currentPage?: number | null; pageSize?: number | null }

const no = () => false
const none = () => []
const nothing = () => 0
const emptyPage = (_parent: never, page: Page) => pageOf([], page)

const cartItem = { available_gift_wrapping: none }
const orderItem = { eligible_for_return: no, quantity_return_requested: nothing }

/** Queries that are cached, with the tags of what they show (decisions K-3). */
export const cacheableCompatibilityQueries: QueryTags = {
  customAttributeMetadataV2: [],
  attributesForm: [],
  attributesList: [],
}

/**
 * What Magento has and no shop here: answered as by a Magento where it is switched off, so that a client that asks
 * for it with the rest still gets the rest. What is left out here answers null.
 */
export const compatibilityResolvers = {
  Query: {
    attributesForm: (_root: never, { formCode }: QueryAttributesFormArgs, ctx) =>
      attributesForm(formCode, ctx.store),
    attributesList: (_root: never, args: QueryAttributesListArgs, ctx) =>
      attributesList(ctx, args.entityType, args.filters),
    customAttributeMetadataV2: (_root: never, { attributes }: QueryCustomAttributeMetadataV2Args, ctx) =>
      attributesByCode(ctx, attributes ?? []),
  },
  Cart: { available_gift_wrappings: none, gift_receipt_included: no, printed_card_included: no },
  SimpleCartItem: cartItem,
  ConfigurableCartItem: cartItem,
  BundleCartItem: cartItem,
  OrderItem: orderItem,
  ConfigurableOrderItem: orderItem,
  BundleOrderItem: orderItem,
  DownloadableOrderItem: orderItem,
  CustomerOrder: { items_eligible_for_return: none, returns: emptyPage },
  Customer: {
    companies: (_customer: never, { input }: CustomerCompaniesArgs) => pageOf([], input ?? {}),
    structure_id: () => {
      throw new InputError('Company feature is not available.')
    },
    returns: emptyPage,
    gift_registries: none,
    purchase_orders: emptyPage,
    purchase_order_approval_rules: emptyPage,
    requisition_lists: emptyPage,
    segments: none,
    store_credit: () => ({ enabled: false, current_balance: null }),
  },
} satisfies ResolverMap
