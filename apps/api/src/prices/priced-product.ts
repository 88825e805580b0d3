import { covers } from '@comptoir/rules/permissions'
import type { AdminContext } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { selectPriceProduct } from './price-lists.sql.ts'

export type Priced = NonNullable<Awaited<ReturnType<typeof selectPriceProduct>>>

/** Whether a website of the person sells the product. */
export const isSeen = ({ staff }: AdminContext, { websiteIds }: Priced): boolean =>
  websiteIds.some((websiteId) => covers(staff, { websiteId }))

/** The product with an id that the person may see. Throws RecordNotFoundError. */
export async function productById(ctx: AdminContext, id: string): Promise<Priced> {
  const found = /^\d{1,9}$/.test(id) ? await selectPriceProduct(ctx.app.sql, { id: Number(id) }) : undefined
  if (!found || !isSeen(ctx, found)) throw new RecordNotFoundError(ctx.language)
  return found
}
