import type { MoneyPartsFragment } from '../generated/graphql.ts'
import type { loader } from './refund-preview.ts'

/** An order's money: payments, refunds and what is left. */
export type Money = MoneyPartsFragment

/** What a refund would do. */
export type Preview = NonNullable<Awaited<ReturnType<typeof loader>>['preview']>
