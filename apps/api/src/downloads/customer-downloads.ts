import type { CustomerDownloadableProducts } from '@comptoir/contract/generated/types'
import { downloadStatus, remainingDownloads } from '@comptoir/rules/download'
import { signedIn } from '../customers/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { timestamp } from '../platform/timestamp.ts'
import { selectDownloads, selectShareable } from './downloads.sql.ts'

/** More links of one customer are not listed. */
const mostListed = 500

/** The links that the customer bought, newest first, as Magento words them. Throws NotSignedInError. */
export async function customerDownloads(ctx: RequestContext): Promise<CustomerDownloadableProducts> {
  const { customerId, websiteId } = signedIn(ctx)
  const { order_item_status: from } = ctx.store.settings.downloads
  const found = await selectDownloads(ctx.app.sql, { customerId, websiteId, limit: mostListed })
  return {
    items: found.map((download) => ({
      date: timestamp(download.orderedAt),
      download_url: downloadUrl(ctx.app, download.linkHash),
      order_increment_id: download.orderNumber,
      remaining_downloads: String(remainingDownloads(download) ?? 'Unlimited'),
      status: downloadStatus(download, from),
    })),
  }
}

function downloadUrl({ settings }: Pick<App, 'settings'>, hash: string): string {
  return `${settings.publicUrl}/downloadable/download/link/id/${hash}`
}

/** The links of an order that need no sign-in, for the mail to its buyer. */
export async function shareableDownloads(
  app: App,
  sql: Queryable,
  orderId: number,
): Promise<{ title: string; url: string }[]> {
  const found = await selectShareable(sql, orderId)
  return found.map(({ title, linkHash }) => ({ title, url: downloadUrl(app, linkHash) }))
}
