import {
  isConfirmedBy,
  stepsTaken,
  type OrderStep,
  type OrderWay,
  type StepRecord,
} from '@comptoir/rules/order-status'
import { isPreparation } from '@comptoir/rules/preparation'
import type { Queryable } from '../platform/database.ts'
import { timestamp } from '../platform/timestamp.ts'
import type { WholeOrder } from './order.ts'
import { selectProgress, type ProgressRow } from './progress.sql.ts'

type OrderProgressStep = { step: OrderStep; at: string }

/** The steps behind an order, with the time of each, as its customer is told. */
export async function orderProgress(sql: Queryable, whole: WholeOrder): Promise<OrderProgressStep[]> {
  const { order, shipments } = whole
  const rows = await selectProgress(sql, order.id)
  const isOut = rows.some(({ preparation }) => preparation === 'out')
  const sent = shipments.map(({ createdAt }) => ({ step: 'shipped' as const, at: createdAt }))
  const records = [...rows.flatMap(recordOf), ...sent].toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const taken = stepsTaken(records, {
    way: wayOf(whole),
    state: order.preparation === 'ready' && isOut ? 'out' : order.preparation,
  })
  const steps = taken.map(({ step, at }) => ({ step, at: timestamp(at) }))
  const arrived = arrivalOf(whole)
  return arrived ? [...steps, { step: 'delivered', at: arrived }] : steps
}

/** How an order comes to its customer. */
function wayOf({ order: { fulfilment, isVirtual } }: WholeOrder): OrderWay {
  return fulfilment?.method ?? (isVirtual ? 'none' : 'parcel')
}

function recordOf({ preparation, from, to, at }: ProgressRow): StepRecord<Date>[] {
  if (preparation === 'out') return [{ step: 'out', at }]
  if (preparation !== null) return isPreparation(preparation) ? [{ step: preparation, at }] : []
  if (to === 'complete') return [{ step: 'handed_over', at }]
  const isConfirmed = to !== null && (from === null ? to === 'processing' : isConfirmedBy(from, to))
  return isConfirmed ? [{ step: 'confirmed', at }] : []
}

/** The day on which the last parcel arrived; undefined unless all of them are sent and have arrived. */
function arrivalOf({ order, shipments }: WholeOrder): string | undefined {
  const days = shipments.flatMap(({ deliveredOn }) => deliveredOn ?? [])
  const isWhole = order.fulfilment === null && order.status === 'complete' && days.length === shipments.length
  return isWhole ? days.toSorted().at(-1) : undefined
}
