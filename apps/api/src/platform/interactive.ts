import { setImmediate, setTimeout } from 'node:timers/promises'

/**
 * Shoppers at work go first. An operation on a cart or an order waits for the database a hundred times, and each time
 * for whatever computes meanwhile: so catalogue queries that no cache answers run one at a time beside such operations,
 * each in a turn of the event loop of its own, and long work in short slices.
 */
let inProgress = 0
/** Queries of documents that came often, as storefronts send them; and of others. */
const waiting = { frequent: [] as (() => void)[], rare: [] as (() => void)[] }
let isDraining = false

type Lane = keyof typeof waiting

/** Deferred queries that may wait; more are answered 503. */
const mostWaiting = 500
/** While shoppers are at work, frequent documents take half of the time at most, rare ones and long work a third. */
const rests = { frequent: 1, rare: 2 } as const satisfies Record<Lane, number>
/** Longest rest, in milliseconds, so that deferred work goes on however busy the shop is. */
const longestRestMs = 20

/** Too much is asked of the shop at once. */
class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError'
  readonly code = 'TOO_MANY_WAITING'

  constructor() {
    super(`${mostWaiting} queries wait already.`)
  }
}

/** Whether an operation that somebody waits for is in progress. */
export const isBusyWithShoppers = (): boolean => inProgress > 0

/** Runs an operation that goes first while it is in progress. */
export async function interactive<Result>(work: () => Promise<Result>): Promise<Result> {
  inProgress++
  try {
    return await work()
  } finally {
    inProgress--
  }
}

/**
 * Runs what can wait: at once when nothing goes first, else in the order of asking, frequent documents first.
 * Throws {@link TooManyWaitingError}.
 */
export async function deferrable<Result>(lane: Lane, work: () => Result | Promise<Result>): Promise<Result> {
  if (inProgress > 0 || isDraining) {
    if (waiting[lane].length >= mostWaiting) throw new TooManyWaitingError()
    await new Promise<void>((start) => {
      waiting[lane].push(start)
      if (!isDraining) void drain()
    })
  }
  return await work()
}

async function drain(): Promise<void> {
  isDraining = true
  for (;;) {
    const lane = waiting.frequent.length > 0 ? 'frequent' : 'rare'
    const start = waiting[lane].shift()
    if (!start) break
    const began = performance.now()
    start()
    await yieldToShoppers(began, lane)
  }
  isDraining = false
}

/** Lets requests be answered before work that began at `began` goes on, and rests while shoppers are at work. */
export async function yieldToShoppers(began: number, lane: Lane = 'rare'): Promise<void> {
  await setImmediate()
  if (inProgress === 0) return
  const worked = performance.now() - began
  if (worked >= 1) await setTimeout(Math.min(worked * rests[lane], longestRestMs))
}
