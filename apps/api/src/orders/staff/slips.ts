import type { AdminContext } from '../../platform/admin/context.ts'
import { RecordNotFoundError } from '../../platform/admin/errors.ts'
import { rowId } from '../../platform/admin/resolvers.ts'
import type { AdminRoute } from '../../platform/admin/routes.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { shopLogo, type Store } from '../../stores/index.ts'
import { orderDocumentFile } from '../document-files.ts'
import { slipsPdf, type SlipKind, type SlipOrder } from '../pdf/slip-pdf.ts'
import { readDeskOrder } from './desk-order.ts'
import { leftToShip } from './lines.ts'
import { selectLineExtras } from './desk.sql.ts'
import { selectNotes } from './timeline.sql.ts'

const mostSlips = 100

/** Registers the files of orders: slips of several orders in one PDF, and invoices and credit notes. */
export function registerOrderFiles(route: AdminRoute): void {
  route('/admin/orders/slips.pdf', 'orders.view', async (ctx, request, reply) => {
    const { ids = '', kind = '' } = request.query as { ids?: string; kind?: string }
    const pdf = await orderSlips(ctx, ids.split(','), kind === 'packing' ? 'packing' : 'picking')
    return reply.headers(headersOf(`${messageIn(ctx.language, 'slip_file')}.pdf`)).send(pdf)
  })
  route('/admin/orders/:number/documents/:id', 'orders.view', async (ctx, request, reply) => {
    const { number = '', id = '' } = request.params as { number?: string; id?: string }
    const { whole } = await readDeskOrder(ctx, { number })
    const document = whole.documents.find((one) => String(one.id) === id)
    if (!document) throw new RecordNotFoundError(ctx.language)
    const { fileName, content } = await orderDocumentFile(ctx.app.sql, ctx.app, whole, document)
    return reply.headers(headersOf(fileName)).send(content)
  })
}

const headersOf = (fileName: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  'cache-control': 'no-store',
})

/**
 * The slips of orders, in their order: for the shelf in the language of the person, for the parcel in that of the
 * customer. Throws RecordNotFoundError for an order that the person may not see.
 */
export async function orderSlips(ctx: AdminContext, ids: readonly string[], kind: SlipKind): Promise<Buffer> {
  if (ids.length > mostSlips)
    throw new InputError(messageIn(ctx.language, 'admin_order_most', { most: mostSlips }))
  const orders: SlipOrder[] = []
  for (const id of new Set(ids)) orders.push(await slipOf(ctx, rowId(ctx, id), kind))
  return await slipsPdf(kind, orders, ctx.app.now())
}

async function slipOf(ctx: AdminContext, id: number, kind: SlipKind): Promise<SlipOrder> {
  const { whole, store } = await readDeskOrder(ctx, { id })
  const { sql } = ctx.app
  const [extras, notes] = await Promise.all([selectLineExtras(sql, id), selectNotes(sql, id)])
  return {
    whole,
    store: kind === 'packing' ? store : inLanguage(ctx, store),
    left: new Map(whole.items.map((item) => [item.id, leftToShip(item)])),
    stock: new Map(extras.flatMap((extra) => (extra.stock === null ? [] : [[extra.id, extra.stock]]))),
    notes: notes.map(({ text }) => text),
    logo: kind === 'packing' ? await shopLogo(ctx.app, sql, store) : undefined,
  }
}

/** The store view of the same website in the language of the person, or with their texts where it has none. */
function inLanguage({ app, language }: AdminContext, store: Store): Store {
  const views = app.stores.ofWebsite(store.website.id)
  return views.find((view) => view.language === language) ?? { ...store, language }
}
