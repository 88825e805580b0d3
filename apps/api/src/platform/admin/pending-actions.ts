import { covers } from '@comptoir/rules/permissions'
import type { App } from '../context.ts'
import { isPassing } from '../database-errors.ts'
import { inTransaction, withinTransaction, type JsonValue, type Queryable } from '../database.ts'
import { InputError, ShopError } from '../errors.ts'
import { messageIn } from '../messages.ts'
import { recordChange, writeEntries, type Author, type RecordedChange } from './audit.ts'
import type { AdminContext } from './context.ts'
import { nameDeed } from './deed.ts'
import type { Entity } from './entity.ts'
import { RecordNotFoundError } from './errors.ts'
import {
  insertPendingAction,
  lockDueAction,
  lockPendingAction,
  selectActionsOn,
  selectDueActions,
  updateDue,
  updatePendingState,
  type PendingActionRecord,
} from './pending-actions.sql.ts'

export { selectPendingAction as readPendingAction } from './pending-actions.sql.ts'

/** An action that happens now. */
type DueAction = {
  readonly id: number
  readonly entity: Entity & { readonly label: string }
  /** What was stored when it was asked for. */
  readonly input: unknown
  /** Who asked for it. */
  readonly author: Author
  /** Writes what the action changes into the audit log, in the name of who asked for it. */
  readonly record: (...changes: readonly RecordedChange[]) => Promise<void>
}

/**
 * What an action does when it is due, by kind. `app.sql` is the transaction in which it is marked as done. The result
 * is shown with the action. Throwing ends it as failed: people see the error among what waits for them.
 */
export type PendingHandlers = Readonly<Record<string, (app: App, action: DueAction) => Promise<JsonValue>>>

/** Stores an action that happens after the time in which it can be taken back; returns its id. Part of a mutation. */
export async function defer(
  ctx: AdminContext,
  action: {
    /** `<entity>.<verb>`, as in the audit log. */
    readonly kind: string
    readonly entity: Entity & { readonly label: string }
    readonly websiteId?: number | null
    readonly locationId?: number | null
    readonly input: JsonValue
    /** What people read until then. */
    readonly summary: JsonValue
    /** When it happens, where that is not at the end of the time for undoing. */
    readonly dueAt?: Date
  },
): Promise<number> {
  const { app, staff, requestId } = ctx
  const now = app.now()
  const { entity, websiteId = null, locationId = null } = action
  const id = await insertPendingAction(app.sql, {
    kind: action.kind,
    entityType: entity.type,
    entityId: String(entity.id),
    entityLabel: entity.label,
    websiteId,
    locationId,
    staffId: staff.staffId,
    tokenId: staff.tokenId,
    actor: staff.name,
    requestId,
    input: action.input,
    summary: action.summary,
    createdAt: now,
    dueAt: action.dueAt ?? new Date(now.getTime() + app.settings.undoSeconds * 1000),
  })
  await recordChange(ctx, {
    action: `${action.kind}.request`,
    entity,
    websiteId,
    locationId,
    after: { pendingAction: id },
  })
  return id
}

/** Whether an action of a kind on a record waits. */
export async function waitsFor(sql: Queryable, entity: Entity, kind: string): Promise<boolean> {
  const found = await selectActionsOn(sql, { type: entity.type, id: String(entity.id) })
  return found.some((action) => action.kind === kind && action.state === 'waiting')
}

/** Takes an action back. Throws InputError once it has happened. */
export async function withdrawAction(ctx: AdminContext, id: number): Promise<void> {
  const action = await waitingAction(ctx, id)
  await updatePendingState(ctx.app.sql, id, { state: 'withdrawn', at: ctx.app.now() })
  await recordChange(ctx, changeOf(action, 'withdraw'))
}

/** Takes back what waits on a record, whoever asked for it, where a change makes it needless; returns whether it waited. */
export async function withdrawWaiting(ctx: AdminContext, entity: Entity, kind: string): Promise<boolean> {
  const { sql } = ctx.app
  const actions = await selectActionsOn(sql, entity)
  const found = actions.find((one) => one.kind === kind && one.state === 'waiting')
  const action = found && (await lockPendingAction(sql, found.id))
  if (action?.state !== 'waiting') return false
  await updatePendingState(sql, action.id, { state: 'withdrawn', at: ctx.app.now() })
  await recordChange(ctx, changeOf(action, 'withdraw'))
  return true
}

/** Lets an action happen at once. Throws InputError once it has happened. */
export async function hastenAction(ctx: AdminContext, id: number): Promise<void> {
  const action = await waitingAction(ctx, id)
  await updateDue(ctx.app.sql, id, ctx.app.now())
  await recordChange(ctx, changeOf(action, 'hasten'))
}

/** Puts a failed action away, once a person has seen to it. Throws InputError for another one. */
export async function dismissAction(ctx: AdminContext, id: number): Promise<void> {
  const action = await visibleAction(ctx, id)
  if (action.state !== 'failed') throw new InputError(messageIn(ctx.language, 'admin_action_not_failed'))
  const { error } = action
  await updatePendingState(ctx.app.sql, id, { state: 'dismissed', at: ctx.app.now(), error })
  await recordChange(ctx, changeOf(action, 'dismiss'))
}

async function waitingAction(ctx: AdminContext, id: number): Promise<PendingActionRecord> {
  const action = await visibleAction(ctx, id)
  if (!maySee(ctx, action) || !isAuthor(ctx, action)) throw new RecordNotFoundError(ctx.language)
  if (action.state !== 'waiting') throw new InputError(messageIn(ctx.language, 'admin_action_over'))
  return action
}

async function visibleAction(ctx: AdminContext, id: number): Promise<PendingActionRecord> {
  const action = await lockPendingAction(ctx.app.sql, id)
  if (!action || !maySee(ctx, action)) throw new RecordNotFoundError(ctx.language)
  return action
}

/** Whether an action lies within what the person may see. Its author always may. */
export function maySee(
  { staff }: AdminContext,
  action: Pick<PendingActionRecord, 'staffId' | 'tokenId' | 'websiteId' | 'locationId' | 'entityType'>,
): boolean {
  if (isAuthor({ staff }, action)) return true
  if (![...staff.permissions].some((one) => one.startsWith(`${areaOf(action.entityType)}.`))) return false
  if (action.websiteId === null) return staff.websiteIds === null
  return covers(staff, { websiteId: action.websiteId, locationId: action.locationId })
}

/** Only who asked for an action takes it back. */
export function isAuthor(
  { staff }: Pick<AdminContext, 'staff'>,
  { staffId, tokenId }: Pick<PendingActionRecord, 'staffId' | 'tokenId'>,
): boolean {
  return staffId === staff.staffId && tokenId === staff.tokenId
}

/** The area of the permissions for a type of record. */
const areas: Readonly<Record<string, string>> = { message: 'messages', product: 'catalogue' }
const areaOf = (entityType: string) => areas[entityType] ?? `${entityType}s`

function changeOf(action: PendingActionRecord, verb: string): RecordedChange {
  const { kind, entityType, entityId, entityLabel, websiteId, locationId, id } = action
  return {
    action: `${kind}.${verb}`,
    entity: { type: entityType, id: entityId, label: entityLabel },
    websiteId,
    locationId,
    after: { pendingAction: id },
  }
}

/** Runs the actions that are due, each in a transaction of its own. Several processes may do so at once. */
export async function runDueActions(
  app: App,
  handlers: PendingHandlers,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0
  for (const id of await selectDueActions(app.sql, app.now())) {
    if (signal?.aborted) break
    try {
      if (await runOne(app, handlers, id)) done++
    } catch (error) {
      // Whatever is only busy is tried again at the next run.
      if (isPassing(error)) throw error
      await fail(app, id, error)
    }
  }
  return done
}

async function runOne(app: App, handlers: PendingHandlers, id: number): Promise<boolean> {
  return await inTransaction(app.sql, async (tx) => {
    const action = await lockDueAction(tx, id, app.now())
    if (!action) return false
    const handler = handlers[action.kind]
    if (!handler) throw new Error(`Nothing runs actions of the kind ${action.kind}.`)
    const { staffId, tokenId, actor, requestId } = action
    const author: Author = { staff: { staffId, tokenId, name: actor }, requestId, address: null }
    // The time in which it can be taken back is over.
    await nameDeed(tx, { actor, requestId, undoUntil: null })
    const sql = withinTransaction(tx)
    const result = await handler(
      { ...app, sql },
      {
        id,
        entity: { type: action.entityType, id: action.entityId, label: action.entityLabel },
        input: action.input,
        author,
        record: async (...changes) => await writeEntries(sql, author, app.now(), changes),
      },
    )
    await updatePendingState(tx, id, { state: 'done', at: app.now(), result })
    return true
  })
}

async function fail(app: App, id: number, error: unknown): Promise<void> {
  if (!(error instanceof ShopError)) app.log.error({ err: error, action: id }, 'A pending action failed')
  const message = error instanceof Error ? error.message : String(error)
  await inTransaction(app.sql, async (tx) => {
    const action = await lockPendingAction(tx, id)
    if (action?.state !== 'waiting') return
    await updatePendingState(tx, id, { state: 'failed', at: app.now(), error: message.slice(0, 500) })
  })
}
