import type { BackgroundJobFragment } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import type { StateKind } from '../ui/state.tsx'

const STATES: Readonly<Record<BackgroundJobFragment['state'], () => { kind: StateKind; text: string }>> = {
  IDLE: () => ({ kind: 'done', text: m.jobs_idle() }),
  QUEUED: () => ({ kind: 'wait', text: m.jobs_queued() }),
  RUNNING: () => ({ kind: 'half', text: m.jobs_running() }),
  RETRY: () => ({ kind: 'warn', text: m.jobs_waits_for_try() }),
  DEAD: () => ({ kind: 'bad', text: m.jobs_dead() }),
}

/** How a job does. */
export function stateOfJob({ state, schedule, putAside }: BackgroundJobFragment) {
  if (state === 'IDLE' && putAside > 0) return { kind: 'warn' as const, text: m.jobs_with_failures() }
  if (!schedule) return { kind: 'done' as const, text: m.jobs_always() }
  return STATES[state]()
}

/** When a job runs, in words; the cron expression where it is none of the usual ones. */
export function scheduleText({
  schedule,
  everySeconds,
}: Pick<BackgroundJobFragment, 'schedule' | 'everySeconds'>): string {
  if (!schedule) return gapText(everySeconds ?? 0)
  if (schedule === '* * * * *') return m.jobs_every_minutes({ count: 1 })
  const minutes = /^(?:\*|\d+-59)\/(\d+) \* \* \* \*$/.exec(schedule)?.[1]
  if (minutes) return m.jobs_every_minutes({ count: Number(minutes) })
  return /^\d+ \* \* \* \*$/.test(schedule) ? m.jobs_every_hour() : schedule
}

function gapText(seconds: number): string {
  if (seconds === 3600) return m.jobs_every_hour()
  return seconds % 60 === 0
    ? m.jobs_every_minutes({ count: seconds / 60 })
    : m.jobs_every_seconds({ count: seconds })
}

/** `0,4 s` */
export const durationText = (ms: number, number: (value: number) => string): string =>
  ms < 1000
    ? m.jobs_milliseconds({ count: number(ms) })
    : m.jobs_seconds({ count: number(Math.round(ms / 100) / 10) })
