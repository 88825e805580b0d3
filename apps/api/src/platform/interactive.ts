import { setImmediate, setTimeout } from 'node:timers/promises'

/**
 * Prioritises interactive operations. An operation on a cart or an order waits for the database about a hundred times
 * and is delayed each time by other computation. During such operations, uncached catalogue queries therefore run one
 * at a time, each in a turn of the event loop of its own, and long work yields often.
 */
let inProgress = 0
/** Priority of a query: of a frequent document, as storefronts send them, or of a rare one. */
const waiting = { frequent: [] as (() => void)[], rare: [] as (() => void)[] }
let isDraining = false

type Lane = keyof typeof waiting

/** Maximum of waiting queries; further ones are answered with 503. */
const mostWaiting = 500
/** During interactive operations, frequent documents take at most half of the time, rare ones and long work a quarter. */
const rests = { frequent: 1, rare: 3 } as const satisfies Record<Lane, number>
/** Longest pause in milliseconds, so that deferred work continues under load. */
const longestRestMs = 30

/** Too many queries are waiting. */
class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError'
  readonly code = 'TOO_MANY_WAITING'

  constructor() {
    super(`${mostWaiting} queries wait already.`)
  }
}

/** Whether an interactive operation is in progress. */
export const isBusyWithShoppers = (): boolean => inProgress > 0

/** Runs an interactive operation; deferrable work has to wait during it. */
export async function interactive<Result>(work: () => Promise<Result>): Promise<Result> {
  inProgress++
  try {
    return await work()
  } finally {
    inProgress--
  }
}

/**
 * Runs deferrable work: at once without interactive operations, else in order, frequent documents first.
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

/**
 * Lets pending requests run before work that started at `began` continues, and pauses during interactive operations.
 */
export async function yieldToShoppers(began: number, lane: Lane = 'rare'): Promise<void> {
  await setImmediate()
  if (inProgress === 0) return
  const worked = performance.now() - began
  if (worked >= 1) await setTimeout(Math.min(worked * rests[lane], longestRestMs))
}
