import { smallPictures } from '../catalogue/index.ts'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { messageIn } from '../platform/messages.ts'
import { shopLogo } from '../stores/index.ts'
import { selectBuyerCompany, type OrderDocument } from './documents.sql.ts'
import type { WholeOrder } from './order.ts'
import { documentPdf } from './pdf/document-pdf.ts'

/** An order's invoice or credit note as PDF, in the language of the order. */
export async function orderDocumentFile(
  sql: Queryable,
  app: App,
  whole: WholeOrder,
  document: OrderDocument,
): Promise<{ fileName: string; content: Buffer }> {
  const store = app.stores.byId(whole.order.storeId)
  const invoice = whole.documents.find(({ kind }) => kind === 'invoice')
  const content = await documentPdf({
    store,
    document,
    whole,
    invoiceNumber: document.kind === 'credit_memo' ? (invoice?.number ?? null) : null,
    buyer: whole.order.visitorKind === 'b2b' ? await selectBuyerCompany(sql, whole.order.id) : undefined,
    logo: await shopLogo(app, sql, store),
  })
  const name = messageIn(
    store.language,
    document.kind === 'invoice' ? 'mail_invoice_file' : 'mail_credit_file',
  )
  return { fileName: `${name}-${document.number}.pdf`, content }
}

/** A quotation as PDF, in the language of the order. */
export async function quotationDocumentFile(
  sql: Queryable,
  app: App,
  whole: WholeOrder,
): Promise<{ fileName: string; content: Buffer }> {
  const { order, items, taxes } = whole
  const store = app.stores.byId(order.storeId)
  const ids = items.map(({ id }) => id)
  const pictures = await smallPictures(app, sql, ids)
  const content = await documentPdf({
    store,
    document: {
      ...order,
      kind: 'quotation',
      adjustment: 0,
      isEdit: false,
      taxes,
      items: items.map((item) => ({
        ...item,
        orderItemId: item.id,
        tax: item.rowInclTax - item.rowExclTax,
      })),
    },
    whole,
    invoiceNumber: null,
    buyer: order.visitorKind === 'b2b' ? await selectBuyerCompany(sql, order.id) : undefined,
    logo: await shopLogo(app, sql, store),
    pictures: new Map([...pictures].map(([id, { jpeg }]) => [id, jpeg])),
  })
  return { fileName: `${messageIn(store.language, 'mail_quotation_file')}-${order.number}.pdf`, content }
}
