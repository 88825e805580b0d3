import { setTimeout as pause } from 'node:timers/promises'
import { PoolBusyError } from '../database-errors.ts'
import type { Sql } from '../database.ts'
import { PoolGate } from '../pool-gate.ts'
import { SingleFlight } from '../single-flight.ts'
import type { MediaStore } from './port.ts'

type Place = { sql: Sql; store: MediaStore }

/** Each holds a database connection. */
const atOnce = 2
const gate = new PoolGate(atOnce, { waitMs: 60_000, maxWaiting: 500 })
const inProgress = new WeakMap<MediaStore, SingleFlight<boolean>>()

const pauseMs = 150
/** A request does not wait longer for another process, which may have been paused. */
const longestWaitMs = 30_000

/**
 * Makes a file that the store lacks, in one process at a time: the others wait for it, or with `waits: false` leave it to that
 * one. Returns whether the file is there. Throws PoolBusyError after a long wait.
 */
export async function makeUnderLock(
  place: Place,
  key: string,
  make: () => Promise<Buffer | string>,
  { waits = true }: { waits?: boolean } = {},
): Promise<boolean> {
  if (await isThere(place, key)) return true
  const until = performance.now() + longestWaitMs
  for (;;) {
    if (await flightOf(place.store).run(key, async () => await makeLocked(place, key, make))) return true
    if (!waits) return false
    if (performance.now() > until) throw new PoolBusyError()
    await pause(pauseMs)
    if (await isThere(place, key)) return true
  }
}

/** False when another process makes the file. Its lock ends with its connection, so none stays behind. */
async function makeLocked(
  { sql, store }: Place,
  key: string,
  make: () => Promise<Buffer | string>,
): Promise<boolean> {
  await gate.enter()
  try {
    return await sql.begin(async (tx) => {
      const [row] = await tx<{ isHeld: boolean }[]>`
        select pg_try_advisory_xact_lock(hashtextextended(${`media ${key}`}, 0)) as "isHeld",
               set_config('idle_in_transaction_session_timeout', '10min', true)`
      if (!row?.isHeld) return false
      if (!(await isThere({ store }, key))) await store.write(key, await make())
      return true
    })
  } finally {
    gate.leave()
  }
}

function flightOf(store: MediaStore): SingleFlight<boolean> {
  const known = inProgress.get(store)
  if (known) return known
  const flight = new SingleFlight<boolean>()
  inProgress.set(store, flight)
  return flight
}

const isThere = async ({ store }: Pick<Place, 'store'>, key: string) =>
  (await store.sizeOf(key)) !== undefined
