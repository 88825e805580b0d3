/** How an order reaches the customer (spec 001 §4). */
export type FulfilmentMethod = 'pickup' | 'delivery'

/** A time of day, `HH:mm`, local to the location. */
export type TimeOfDay = string

/** First and last time at which a slot may begin; a missing bound is open (decisions H-2). */
export interface TimeWindow {
  readonly start?: TimeOfDay | null | undefined
  readonly end?: TimeOfDay | null | undefined
}

/** A product's window by fulfilment method; without one it is always available (spec 001 §4). */
export type Windows = Readonly<Partial<Record<FulfilmentMethod, TimeWindow>>>

export function isFulfilmentMethod(text: string | null | undefined): text is FulfilmentMethod {
  return text === 'pickup' || text === 'delivery'
}

/** Whether a slot that begins at `time` is inside the window, bounds included (decisions H-2). */
export function isInWindow(window: TimeWindow | undefined, time: TimeOfDay): boolean {
  return (!window?.start || time >= window.start) && (!window?.end || time <= window.end)
}

/**
 * The shipping methods that need no point of sale: those whose code is no fulfilment method. Where there are any, orders
 * without a point of sale are sent.
 */
export function parcelMethods<Method extends { readonly methodCode: string }>(
  methods: readonly Method[],
): Method[] {
  return methods.filter(({ methodCode }) => !isFulfilmentMethod(methodCode))
}

/** Whether a slot of a method may begin at `time` for all of these products. */
export function areInWindows(
  windows: readonly Windows[],
  method: FulfilmentMethod,
  time: TimeOfDay,
): boolean {
  return windows.every((one) => isInWindow(one[method], time))
}
