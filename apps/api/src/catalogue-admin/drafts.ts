import { instantOf } from '@comptoir/rules/slots'
import { noChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { deferredContext, grantOf, type StoredGrant } from '../platform/admin/deferred-context.ts'
import { invalidField, RecordNotFoundError } from '../platform/admin/errors.ts'
import { defer, type PendingHandlers } from '../platform/admin/pending-actions.ts'
import type { JsonValue } from '../platform/database.ts'
import { textOf } from './checked.ts'
import { deleteDraft, selectDraft, upsertDraft } from './drafts.sql.ts'
import { changeAsStaff, checkAsStaff, findProducts, type VersionedChange } from './products.ts'

/** A year ahead; a typo in the year is more likely than a plan. */
const longestMs = 366 * 24 * 60 * 60 * 1000
const mostCharacters = 1_000_000

async function visible(ctx: AdminContext, id: number) {
  const [product] = await findProducts(ctx, [id])
  if (!product) throw new RecordNotFoundError(ctx.language)
  return product
}

/** The draft of the person; programs have none. */
export async function readDraft(ctx: AdminContext, id: number) {
  const { staffId } = ctx.staff
  await visible(ctx, id)
  return staffId === null ? null : ((await selectDraft(ctx.app.sql, id, staffId)) ?? null)
}

/** Keeps changes that are not live. They are checked when they are published: a draft may hold what is not possible yet. */
export async function saveDraft(
  ctx: AdminContext,
  id: number,
  { editedAt, changes }: { editedAt: Date; changes: readonly VersionedChange[] },
): Promise<void> {
  const { staffId } = ctx.staff
  await visible(ctx, id)
  // A draft changes nothing that others see.
  noChange(ctx)
  if (staffId === null) return
  const kept = stored(changes)
  if (JSON.stringify(kept).length > mostCharacters)
    throw invalidField(ctx.language, 'changes', 'product_problem_too_long', { sku: '' })
  if (changes.length === 0) await deleteDraft(ctx.app.sql, id, staffId)
  else await upsertDraft(ctx.app.sql, { productId: id, staffId, editedAt, changes: kept })
}

/** As clients send them: ids are texts. */
const stored = (changes: readonly VersionedChange[]): JsonValue =>
  JSON.parse(JSON.stringify(changes.map((change) => ({ ...change, id: String(change.id) }))))

type Scheduled = { changes: readonly VersionedChange[]; grant: StoredGrant }

/** Publishes changes at a day and time of the shop. Returns the id of the action. */
export async function scheduleChange(
  ctx: AdminContext,
  id: number,
  { at, timeZone, changes }: { at: string; timeZone: string | null; changes: readonly VersionedChange[] },
): Promise<number> {
  const product = await visible(ctx, id)
  const dueAt = instantIn(ctx, at, timeZone)
  await checkAsStaff(ctx, changes)
  const { staffId } = ctx.staff
  const input: Scheduled = { changes, grant: grantOf(ctx) }
  const action = await defer(ctx, {
    kind: 'product.publish',
    entity: { type: 'product', id, label: textOf(product.fields['name@default'], product.sku) },
    websiteId: product.websiteIds.length === 1 ? (product.websiteIds[0] ?? null) : null,
    input: JSON.parse(JSON.stringify(input)),
    summary: {
      values: changes.reduce((sum, { fields }) => sum + fields.length, 0),
      // Who takes it back has them as a draft again.
      changes: stored(changes),
    },
    dueAt,
  })
  if (staffId !== null) await deleteDraft(ctx.app.sql, id, staffId)
  return action
}

/** The zone is one that a website has; people read and write the hours of the website that they have chosen. */
function instantIn(
  { app, language, timeZone: usual }: AdminContext,
  text: string,
  zone: string | null,
): Date {
  const timeZone =
    app.stores.all.find(({ settings }) => settings.timezone === zone)?.settings.timezone ?? usual
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text) ?? []
  const isDay = day !== undefined && !Number.isNaN(Date.parse(day))
  const isTime = time !== undefined && time < '24:00' && time.slice(3) < '60'
  const at = isDay && isTime ? instantOf(day, time, timeZone) : undefined
  const ahead = at ? at.getTime() - app.now().getTime() : 0
  if (at && ahead > 0 && ahead <= longestMs) return at
  throw invalidField(language, 'at', 'product_schedule_time')
}

/** Publishes what was scheduled, in the name of who did it and with what they were allowed then. */
export const productPendingHandlers: PendingHandlers = {
  'product.publish': async (app, { input, author }) => {
    const { changes, grant } = input as Scheduled
    const changed = await changeAsStaff(deferredContext(app, author, grant), changes)
    return { products: changed.map(({ sku }) => sku) }
  },
}
