import type { PurchasedLink } from '@comptoir/rules/download'
import type { Queryable, Transaction } from '../platform/database.ts'

export type PurchasedDownload = PurchasedLink & {
  id: number
  linkHash: string
  title: string
  isShareable: boolean
  file: string | null
  url: string | null
  customerId: number | null
  storeId: number
  orderNumber: string
  orderedAt: Date
}

const columns = (sql: Queryable) => sql`
  d.id, d.link_hash as "linkHash", d.title, d.is_shareable as "isShareable", d.file, d.url,
  d.downloads_per_unit as "downloadsPerUnit", d.downloads_used as "downloadsUsed",
  i.quantity, i.quantity_invoiced as "quantityInvoiced", i.quantity_refunded as "quantityRefunded",
  i.quantity_canceled as "quantityCanceled", o.status as "orderStatus", o.customer_id as "customerId",
  o.is_quotation and o.quotation_accepted_at is null as "isOpenQuotation", o.store_id as "storeId",
  o.number as "orderNumber", o.created_at as "orderedAt"`

const tables = (sql: Queryable) => sql`
  order_item_download d join order_item i on i.id = d.order_item_id join sales_order o on o.id = i.order_id`

/** The customer's links on the website, newest order first. */
export async function selectDownloads(
  sql: Queryable,
  { customerId, websiteId, limit }: { customerId: number; websiteId: number; limit: number },
): Promise<PurchasedDownload[]> {
  return await sql<PurchasedDownload[]>`
    select ${columns(sql)} from ${tables(sql)}
     where o.customer_id = ${customerId} and o.website_id = ${websiteId}
     order by o.id desc, d.position, d.id limit ${limit}`
}

/** The links of an order that may be downloaded without signing in. */
export async function selectShareable(
  sql: Queryable,
  orderId: number,
): Promise<Pick<PurchasedDownload, 'title' | 'linkHash'>[]> {
  return await sql<Pick<PurchasedDownload, 'title' | 'linkHash'>[]>`
    select d.title, d.link_hash as "linkHash"
      from order_item_download d join order_item i on i.id = d.order_item_id
     where i.order_id = ${orderId} and d.is_shareable order by i.id, d.position, d.id`
}

/** A link by the secret of its address, locked so that two downloads are counted one after the other. */
export async function lockDownload(tx: Transaction, hash: string): Promise<PurchasedDownload | undefined> {
  const [row] = await tx<PurchasedDownload[]>`
    select ${columns(tx)} from ${tables(tx)} where d.link_hash = ${hash} for update of d`
  return row
}

export async function countDownload(tx: Transaction, id: number): Promise<void> {
  await tx`update order_item_download set downloads_used = downloads_used + 1 where id = ${id}`
}

/** A sample is a file of the shop or an address elsewhere. */
export type SampleSource = { file: string | null; url: string | null }

/** The sample of a link; undefined without one, and for products that are not offered. */
export async function selectLinkSample(sql: Queryable, linkId: number): Promise<SampleSource | undefined> {
  const [row] = await sql<SampleSource[]>`
    select l.sample_file as file, l.sample_url as url
      from downloadable_link l join product p on p.id = l.product_id
     where l.id = ${linkId} and p.is_enabled and p.type = 'downloadable'
       and coalesce(l.sample_file, l.sample_url) is not null`
  return row
}

export async function selectSample(sql: Queryable, sampleId: number): Promise<SampleSource | undefined> {
  const [row] = await sql<SampleSource[]>`
    select s.file, s.url from downloadable_sample s join product p on p.id = s.product_id
     where s.id = ${sampleId} and p.is_enabled and p.type = 'downloadable'`
  return row
}
