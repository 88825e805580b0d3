import type { RequestContext } from '../platform/context.ts'
import { groupCodeOf } from '../platform/customer-group.ts'
import type { StoreSettings } from '../stores/index.ts'

export type QuotationTerms = NonNullable<StoreSettings['quotations']>

/** On what terms this visitor may ask for a quotation; undefined where the website makes them none (decisions I-5). */
export function quotationTerms({ store, identity }: RequestContext): QuotationTerms | undefined {
  const terms = store.settings.quotations
  if (!terms || !identity || !terms.groups.includes(groupCodeOf(identity))) return undefined
  return terms
}
