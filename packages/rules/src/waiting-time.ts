export interface WaitingTime {
  readonly unit: 'minutes' | 'hours'
  readonly count: number
}

/** A waiting time, rounded up: minutes up to an hour and a half, then hours. */
export function waitingTime(seconds: number): WaitingTime {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes <= 90
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) }
}
