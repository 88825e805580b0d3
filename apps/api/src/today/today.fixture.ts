import type { TestApi } from '../../test/api.ts'

/** Marks an order as confirmed and not yet prepared. */
export async function confirmOrder({ sql }: TestApi, number: string): Promise<void> {
  await sql`update sales_order set status = 'processing', preparation = 'new', is_quotation = false where number = ${number}`
}

export async function holdOrder({ sql }: TestApi, number: string): Promise<void> {
  await sql`update sales_order set status = 'holded', preparation = 'new' where number = ${number}`
}
