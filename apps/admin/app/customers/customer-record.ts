import type { CustomerQuery } from '../generated/graphql.ts'

/** A customer with all that their page shows. */
export type CustomerRecord = CustomerQuery['customer']
