import type { Catalogue, CatalogueOptions } from './catalogue/index.ts'
import type { App } from './platform/context.ts'
import { Notifications } from './platform/notifications.ts'
import { readStores } from './stores/index.ts'

type Parts = Omit<App, 'stores' | 'catalogue' | 'notifications'>

/** An `App` on a database whose address without a pooler is `directUrl`, with the catalogue that `open` opens. */
export async function composeApp(
  parts: Parts,
  directUrl: string,
  open: (options: CatalogueOptions) => Promise<Catalogue>,
): Promise<App> {
  const stores = await readStores(parts.sql)
  const catalogue = await open({ ...parts, stores })
  const notifications = new Notifications(directUrl, parts.log)
  return { ...parts, stores, catalogue, notifications }
}
