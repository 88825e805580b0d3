import type { ReactNode } from 'react'

interface TimelineEntry {
  readonly id: string
  /** Instant in ISO 8601. */
  readonly at: string
  /** As it is shown: `14 h 12`. */
  readonly time: string
  readonly text: ReactNode
  /** Who did it and what followed, in a second line. */
  readonly second?: ReactNode
  /** What waits or just happened. */
  readonly isCurrent?: boolean
}

export interface TimelineDay {
  readonly day: string
  /** `mardi 24 novembre` */
  readonly label: string
  readonly entries: readonly TimelineEntry[]
}

/** What happened, the newest first, by day; one day needs no head. */
export function Timeline({ days }: { days: readonly TimelineDay[] }) {
  const hasDays = days.length > 1
  return (
    <ol className={hasDays ? 'time days' : 'time'}>
      {days.map(({ day, label, entries }) => [
        ...(hasDays
          ? [
              <li key={day} className="day">
                {label}
              </li>,
            ]
          : []),
        ...entries.map(({ id, at, time, text, second, isCurrent }) => (
          <li key={id} className={isCurrent ? 'now' : undefined}>
            <time dateTime={at}>{time}</time>
            <span className="dot" />
            <div>
              {text}
              {second && <small>{second}</small>}
            </div>
          </li>
        )),
      ])}
    </ol>
  )
}
