import { queueAccountMail } from '../mail/index.ts'
import type { Queryable } from '../platform/database.ts'
import type { Store } from '../stores/index.ts'
import type { CustomerRecord } from './customers.sql.ts'

/** Queues a mail to a customer about their account, in the language of the store view. */
export async function mailCustomer(
  sql: Queryable,
  store: Store,
  kind: string,
  customer: Pick<CustomerRecord, 'id' | 'email' | 'firstname'>,
  texts: Record<string, string>,
): Promise<void> {
  await queueAccountMail(sql, {
    storeId: store.id,
    kind,
    recipient: customer.email,
    customerId: customer.id,
    texts: { customer_firstname: customer.firstname, ...texts },
  })
}
