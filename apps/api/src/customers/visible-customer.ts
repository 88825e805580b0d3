import type { AdminContext } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { demandPlace } from '../platform/admin/scope.ts'
import { selectCustomer, type CustomerRecord } from './customers.sql.ts'

/** A customer whom the person may see. Throws RecordNotFoundError for others and unknown ones alike. */
export async function visibleCustomer(ctx: AdminContext, id: string): Promise<CustomerRecord> {
  const customer = await selectCustomer(ctx.app.sql, rowId(ctx, id))
  if (!customer) throw new RecordNotFoundError(ctx.language)
  demandPlace(ctx, { websiteId: customer.websiteId })
  return customer
}

/** What people call a customer: the company, else the person. */
const nameOf = ({ padCompany, firstname, lastname }: CustomerRecord): string =>
  padCompany || `${firstname} ${lastname}`

/** A customer as the audit log names it. */
export const entityOf = (customer: CustomerRecord) => ({
  type: 'customer',
  id: customer.id,
  label: nameOf(customer),
})
