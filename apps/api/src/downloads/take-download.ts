import { downloadStatus } from '@comptoir/rules/download'
import type { App, Identity } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import type { OpenedFile } from '../platform/media-store/port.ts'
import { openDownload, signedDownload } from './files.ts'
import { countDownload, lockDownload } from './downloads.sql.ts'

/** Why a link is not served. */
export type DownloadRefusal = 'unknown' | 'sign_in' | 'pending' | 'expired' | 'file_lost'
export type TakenDownload =
  | { kind: 'file'; file: string; opened: OpenedFile }
  | { kind: 'url'; url: string }
  | { kind: 'refused'; reason: DownloadRefusal }

const refused = (reason: DownloadRefusal): TakenDownload => ({ kind: 'refused', reason })

/**
 * Takes one of the downloads that a link has left, and opens its file. Links that are not shareable are for the customer
 * who bought them; to others they do not exist. A download is counted when its file is there.
 */
export async function takeDownload(
  app: App,
  hash: string,
  identity: Identity | null,
): Promise<TakenDownload> {
  return await inTransaction(app.sql, async (tx) => {
    const download = await lockDownload(tx, hash)
    if (!download) return refused('unknown')
    if (!download.isShareable && !identity) return refused('sign_in')
    if (!download.isShareable && identity?.customerId !== download.customerId) return refused('unknown')
    const { order_item_status: from } = app.stores.byId(download.storeId).settings.downloads
    const status = downloadStatus(download, from)
    if (status !== 'available') return refused(status === 'expired' ? 'expired' : 'pending')
    if (download.url !== null) {
      await countDownload(tx, download.id)
      return { kind: 'url', url: download.url }
    }
    const file = download.file ?? ''
    const address = await signedDownload(app, file)
    if (address !== undefined) {
      await countDownload(tx, download.id)
      return { kind: 'url', url: address }
    }
    const opened = await openDownload(app.media, file)
    if (!opened) {
      app.log.error({ file, orderNumber: download.orderNumber }, 'A file that was sold is missing')
      return refused('file_lost')
    }
    // The response closes the file; without one it is closed here.
    await countDownload(tx, download.id).catch((error: unknown) => {
      opened.content.destroy()
      throw error
    })
    return { kind: 'file', file, opened }
  })
}
