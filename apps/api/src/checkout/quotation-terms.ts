import type { RequestContext } from '../platform/context.ts'
import { groupCodeOf } from '../platform/customer-group.ts'
import type { StoreSettings } from '../stores/index.ts'

export type QuotationTerms = NonNullable<StoreSettings['quotations']>

/** Terms of quotations for this visitor; undefined when they cannot request one (decisions I-5). */
export function quotationTerms({ store, identity }: RequestContext): QuotationTerms | undefined {
  const terms = store.settings.quotations
  if (!terms || !identity || !terms.groups.includes(groupCodeOf(identity))) return undefined
  return terms
}
