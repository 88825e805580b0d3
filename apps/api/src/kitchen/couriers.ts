import type { MutationAssignStopsArgs } from '@comptoir/contract/generated/admin'
import { visibleLocation, type Location } from '../locations/index.ts'
import { noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { staffAllowedAt } from '../staff/index.ts'
import { lockStopCouriers, selectCouriers, updateCourier, type StopCourier } from './couriers.sql.ts'

type Courier = { id: number; name: string }

const mostStops = 200

/** Those who may bring the deliveries of a location, by name. */
export async function couriersOf(ctx: AdminContext, { id, websiteId }: Location): Promise<Courier[]> {
  return await staffAllowedAt(ctx.app.sql, 'orders.ship', { websiteId, locationId: id })
}

/** Who plans the rounds of others; everybody else sees their own and what nobody has yet. */
const plansRounds = ({ staff }: AdminContext): boolean => staff.permissions.has('slots.edit')

/** Whether a stop is part of the person's round. */
export const isOwnStop = (ctx: AdminContext, courier: Courier | null | undefined): boolean =>
  !courier || courier.id === ctx.staff.staffId || plansRounds(ctx)

/** Gives deliveries of a location to a courier, or to nobody. Throws RecordNotFoundError for one that it does not deliver. */
export async function assignStops(
  ctx: AdminContext,
  { locationId, orderIds, courierId }: MutationAssignStopsArgs,
): Promise<{ locationId: number }> {
  const location = await visibleLocation(ctx, locationId)
  const courier = courierId
    ? (await couriersOf(ctx, location)).find(({ id }) => id === rowId(ctx, courierId))
    : null
  const ids = [...new Set(orderIds.map((id) => rowId(ctx, id)))]
  if (courier === undefined || ids.length > mostStops) throw new RecordNotFoundError(ctx.language)
  const stops = await lockStopCouriers(ctx.app.sql, { locationId: location.id, orderIds: ids })
  if (stops.length < ids.length) throw new RecordNotFoundError(ctx.language)
  await give(ctx, location, stops, courier)
  return { locationId: location.id }
}

/** Gives a delivery that nobody has to the person who takes it along. */
export async function takeStop(ctx: AdminContext, locationId: number, orderId: number): Promise<void> {
  const { staffId, name } = ctx.staff
  if (staffId === null) return
  const location = await visibleLocation(ctx, locationId)
  const stops = await lockStopCouriers(ctx.app.sql, { locationId, orderIds: [orderId] })
  const free = stops.filter(({ courier }) => courier === null)
  if (free.length > 0) await give(ctx, location, free, { id: staffId, name })
}

/** Throws RecordNotFoundError for a stop in the round of somebody else. */
export async function demandOwnStop(ctx: AdminContext, orderId: number): Promise<void> {
  const courier = (await selectCouriers(ctx.app.sql, [orderId])).get(orderId)
  if (!isOwnStop(ctx, courier)) throw new RecordNotFoundError(ctx.language)
}

async function give(
  ctx: AdminContext,
  { id: locationId, websiteId }: Location,
  stops: readonly StopCourier[],
  courier: Courier | null,
): Promise<void> {
  const changed = stops.filter((stop) => stop.courier?.id !== courier?.id)
  if (changed.length === 0) return noChange(ctx)
  const ids = changed.map(({ orderId }) => orderId)
  await updateCourier(ctx.app.sql, ids, courier?.id ?? null)
  await recordChange(
    ctx,
    ...changed.map((stop) => ({
      action: 'order.courier',
      entity: { type: 'order', id: stop.orderId, label: stop.number },
      websiteId,
      locationId,
      before: { courier: stop.courier?.name ?? null },
      after: { courier: courier?.name ?? null },
    })),
  )
}
