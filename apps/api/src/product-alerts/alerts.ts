import type { CreateProductAlertInput, ProductAlert } from '@comptoir/contract/generated/types'
import { alertProblem, type AlertKind } from '@comptoir/rules/product-alert'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isEmail } from '@comptoir/rules/validation'
import { formatDateTime, queueAccountMail } from '../mail/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { AuthorizationError, InputError, NoSuchEntityError } from '../platform/errors.ts'
import { countRequest, limitGuesses, limitRequest } from '../platform/request-count.ts'
import { storefrontUrl, type Store } from '../stores/index.ts'
import { waitedFor, type WaitedFor } from './alerted-products.ts'
import { deleteAlertsOf, insertAlert, type NewAlert } from './alerts.sql.ts'
import { AlertLinkError, confirmToken, readConfirmToken, readEndToken } from './links.ts'

/** Messages are the shop's own: Magento has no API for alerts. */
class AlertsDisabledError extends AuthorizationError {
  constructor() {
    super('Alerts of products are not available.')
  }
}

class AlertProblemError extends InputError {
  constructor(why: 'in_stock' | 'no_price') {
    super(why === 'in_stock' ? 'The product is in stock.' : 'The product has no price that everybody sees.')
  }
}

const kindOf = (kind: CreateProductAlertInput['kind']) => kind.toLowerCase() as AlertKind

/**
 * Asks for one mail about a product: at once for the confirmed e-mail of the signed-in customer, else by a link in a mail, so
 * that nobody asks for others. Throws AuthorizationError, NoSuchEntityError, InputError and TooManyRequestsError.
 */
export async function createAlert(
  ctx: RequestContext,
  input: CreateProductAlertInput,
): Promise<ProductAlert> {
  const { app, identity } = ctx
  const store = app.stores.byId(ctx.store.id)
  const kind = kindOf(input.kind)
  if (!store.settings.product_alerts[kind]) throw new AlertsDisabledError()
  await limitRequest(ctx, RATE_LIMITS.productAlerts)
  const email = input.email.trim()
  if (!isEmail(email)) throw new InputError('Enter a valid email address.')
  const id = app.catalogue.snapshot.products.withSku(input.sku)?.id
  const product = id === undefined ? undefined : (await waitedFor(app, store, [id])).get(id)
  if (!product) throw new NoSuchEntityError(`Could not find a product with SKU "${input.sku}"`)
  const problem = alertProblem(kind, product)
  if (problem) throw new AlertProblemError(problem)
  const price = kind === 'price' ? product.price : null
  const alert: NewAlert = { kind, email, storeId: store.id, productId: product.id, price }
  const isOwn = identity?.emailVerified === true && identity.email.toLowerCase() === email.toLowerCase()
  if (isOwn) {
    await insertAlert(app.sql, alert, { websiteId: store.website.id, at: app.now() })
    return shapeOf(kind, product, 'ACTIVE')
  }
  const mayMail = await countRequest(
    app,
    RATE_LIMITS.productAlertMails,
    `${store.website.id} ${email.toLowerCase()}`,
  )
  if (mayMail) await inTransaction(app.sql, (tx) => mailLink(app, tx, { store, alert, product }))
  return shapeOf(kind, product, 'UNCONFIRMED')
}

/** Follows the link of a mail; idempotent. Throws {@link AlertLinkError}, NoSuchEntityError and TooManyRequestsError. */
export async function confirmAlert(ctx: RequestContext, token: string): Promise<ProductAlert> {
  const { app } = ctx
  const alert = await guessed(ctx, () => readConfirmToken(app, token))
  const store = app.stores.byId(alert.storeId)
  const product = (await waitedFor(app, store, [alert.productId])).get(alert.productId)
  if (!product) throw new NoSuchEntityError('The product is no longer sold.')
  await insertAlert(app.sql, alert, { websiteId: store.website.id, at: app.now() })
  return shapeOf(alert.kind, product, 'ACTIVE')
}

/** The same as {@link endAlerts} for a request, with a limit on unknown tokens. */
export async function endGuessed(ctx: RequestContext, token: string): Promise<void> {
  await guessed(ctx, () => readEndToken(ctx.app, token))
  await endAlerts(ctx.app, token)
}

/** Deletes all alerts of the e-mail of a token; idempotent. Throws {@link AlertLinkError}. */
export async function endAlerts(app: App, token: string): Promise<void> {
  const { email, storeId } = await readEndToken(app, token)
  await deleteAlertsOf(app.sql, app.stores.byId(storeId).website.id, email)
}

/** What a token is for, within the website of the request. */
async function guessed<Read extends { storeId: number }>(
  ctx: RequestContext,
  read: () => Promise<Read>,
): Promise<Read> {
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const found = await read()
    if (ctx.app.stores.byId(found.storeId).website.id !== ctx.store.website.id)
      throw new AlertLinkError('unknown')
    return found
  })
}

async function mailLink(
  app: App,
  tx: Transaction,
  { store, alert, product }: { store: Store; alert: NewAlert; product: WaitedFor },
): Promise<void> {
  const { token, expiresAt } = await confirmToken(app, tx, alert)
  await queueAccountMail(tx, {
    storeId: store.id,
    kind: 'product_alert_confirm',
    recipient: alert.email,
    customerId: null,
    texts: {
      product_name: product.name,
      email: alert.email,
      action_url: storefrontUrl(app, store, 'product_alert_confirmation', { token }),
      expires: formatDateTime(store, expiresAt),
    },
  })
}

const shapeOf = (
  kind: AlertKind,
  { name, urlKey }: WaitedFor,
  status: ProductAlert['status'],
): ProductAlert => ({
  kind: kind === 'stock' ? 'STOCK' : 'PRICE',
  status,
  product_name: name,
  product_url_key: urlKey,
})
