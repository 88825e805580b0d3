import { DAY_MS } from '@comptoir/rules/duration'
import { formatMoney } from '@comptoir/rules/money'
import { ALERT_LIFE_DAYS, isAlertDue } from '@comptoir/rules/product-alert'
import { queueAccountMail } from '../mail/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { messageIn } from '../platform/messages.ts'
import { eachItem } from '../platform/each-item.ts'
import { storefrontUrl, type Store } from '../stores/index.ts'
import { waitedFor, type WaitedFor } from './alerted-products.ts'
import { deleteAlert, deleteOldAlerts, selectAlerts, type Alert } from './alerts.sql.ts'
import { endToken } from './links.ts'

const atOnce = 500

/**
 * Mails everybody whose product is in stock again, or costs less; an alert is deleted with its mail. Safe to run in several
 * processes at once. Returns how many it mailed.
 */
export async function sendAlerts(app: App, signal?: AbortSignal): Promise<number> {
  let sent = 0
  let alerts = await selectAlerts(app.sql, 0, atOnce)
  while (alerts.length > 0) {
    if (signal?.aborted) break
    const due = await dueOf(app, alerts)
    sent += await eachItem(app, { job: 'send product alerts', ids: [...due.keys()], signal }, (id) =>
      inTransaction(app.sql, async (tx) => {
        const found = due.get(id)
        if (!found || !(await deleteAlert(tx, id))) return false
        await mail(app, tx, found)
        return true
      }),
    )
    alerts = await selectAlerts(app.sql, alerts.at(-1)?.id ?? 0, atOnce)
  }
  return sent
}

/** Deletes alerts that have waited too long; returns how many. */
export async function deleteExpiredAlerts({ sql, now }: Pick<App, 'sql' | 'now'>): Promise<number> {
  return await deleteOldAlerts(sql, new Date(now().getTime() - ALERT_LIFE_DAYS * DAY_MS))
}

type Due = { alert: Alert; store: Store; product: WaitedFor }

/** The alerts for which it is time, by id. Those of websites that have switched them off wait. */
async function dueOf(app: App, alerts: readonly Alert[]): Promise<Map<number, Due>> {
  const due = new Map<number, Due>()
  for (const [storeId, ofStore] of Map.groupBy(alerts, (alert) => alert.storeId)) {
    const store = app.stores.byId(storeId)
    const ids = ofStore.map(({ productId }) => productId)
    const products = await waitedFor(app, store, ids)
    for (const alert of ofStore) {
      const product = products.get(alert.productId)
      const isOn = store.settings.product_alerts[alert.kind]
      if (product && isOn && isAlertDue(alert, product)) due.set(alert.id, { alert, store, product })
    }
  }
  return due
}

async function mail(app: App, tx: Transaction, { alert, store, product }: Due): Promise<void> {
  const token = await endToken(tx, alert)
  const money = (amount: number | null) =>
    amount === null
      ? messageIn(store.language, 'product_alert_no_price')
      : formatMoney(amount, store.formats.locale, store.currency)
  await queueAccountMail(tx, {
    storeId: store.id,
    kind: alert.kind === 'stock' ? 'back_in_stock' : 'price_drop',
    recipient: alert.email,
    customerId: alert.customerId,
    texts: {
      product_name: product.name,
      product_price: money(product.price),
      ...(alert.kind === 'price' && { old_price: money(alert.price) }),
      action_url: storefrontUrl(app, store, 'product', { url_key: product.urlKey }),
      unsubscribe_url: storefrontUrl(app, store, 'product_alert_end', { token }),
    },
    unsubscribeUrl: `${app.settings.publicUrl}/product-alerts/end?token=${encodeURIComponent(token)}`,
  })
}
