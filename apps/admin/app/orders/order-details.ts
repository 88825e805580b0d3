import type { OrderDetailsFragment } from '../generated/graphql.ts'

/** An order as its page shows it. */
export type OrderDetails = OrderDetailsFragment
