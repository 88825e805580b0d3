import type { JsonValue } from '../../platform/database.ts'
import { expectVersion, recordChange, type RecordedChange } from '../../platform/admin/audit.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { RecordNotFoundError } from '../../platform/admin/errors.ts'
import { demandPlace } from '../../platform/admin/scope.ts'
import { rowId } from '../../platform/admin/resolvers.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { ForbiddenTransitionError } from '@comptoir/rules/order-status'
import { NothingToShipError, OrderStateError } from '../errors.ts'
import { selectDeskState, type DeskState } from './desk.sql.ts'

/** An order that the person may see, by its id; throws RecordNotFoundError. */
export async function deskState(ctx: AdminContext, id: string): Promise<DeskState> {
  const state = await selectDeskState(ctx, { id: rowId(ctx, id) })
  if (!state) throw new RecordNotFoundError(ctx.language)
  demandPlace(ctx, state)
  return state
}

/** The same, locked for a change of `fields` that is based on `version`; throws ConflictError too. */
export async function lockDesk(
  ctx: AdminContext,
  { id, version }: { id: string; version: string },
  fields: readonly string[],
): Promise<DeskState> {
  const state = await deskState(ctx, id)
  await expectVersion(ctx, { type: 'order', id: state.id }, version, fields)
  return await deskState(ctx, id)
}

/** An order as the audit log names it. */
export const entityOf = ({ id, number }: Pick<DeskState, 'id' | 'number'>) => ({
  type: 'order',
  id: String(id),
  label: number,
})

export const placeOf = ({ websiteId, locationId }: Pick<DeskState, 'websiteId' | 'locationId'>) => ({
  websiteId,
  locationId,
})

type Values = Readonly<Record<string, JsonValue>>

/** Writes a change of an order into the audit log. */
export async function recordOrderChange(
  ctx: AdminContext,
  state: DeskState,
  action: string,
  { before = null, after = null }: { before?: Values | null; after?: Values | null },
): Promise<void> {
  const change: RecordedChange = { action, entity: entityOf(state), ...placeOf(state), before, after }
  await recordChange(ctx, change)
}

/** Runs work of an order, and tells in the person's language when the order's state does not allow it. */
export async function localised<T>(ctx: Pick<AdminContext, 'language'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NothingToShipError)
      throw new InputError(messageIn(ctx.language, 'admin_order_nothing_left'))
    if (error instanceof OrderStateError || error instanceof ForbiddenTransitionError)
      throw new InputError(messageIn(ctx.language, 'admin_order_state'))
    throw error
  }
}
