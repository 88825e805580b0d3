import { useFormats, useFrame } from '../layout/use-frame.ts'
import type { AgendaQuery } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { windowText } from '../platform/clock.ts'
import { Card, CardPart } from '../ui/card.tsx'
import { Load } from '../ui/load.tsx'
import { State } from '../ui/state.tsx'
import { isShown, type AgendaAddress } from './address.ts'
import { EntryTable } from './entry-table.tsx'

type AgendaData = AgendaQuery['agenda']
type Day = AgendaData['days'][number]
type Window = Day['windows'][number]

interface Props {
  readonly day: Day
  readonly agenda: AgendaData
  readonly address: AgendaAddress
}

/** A day with its windows. */
export function AgendaDay({ day, agenda, address }: Props) {
  const { longDay } = useFormats()
  const count = day.windows.reduce((sum, window) => sum + window.appointments.length, 0)
  const title = capitalised(longDay(day.day))
  return (
    <Card
      title={day.day === agenda.today ? m.agenda_today_is({ day: title }) : title}
      fact={m.agenda_count({ count })}
    >
      {day.windows.length === 0 ? (
        <CardPart>
          <p className="muted">{day.isClosed ? m.agenda_closed() : m.agenda_no_windows()}</p>
        </CardPart>
      ) : (
        day.windows.map((window) => (
          <WindowPart
            key={`${window.method} ${window.time} ${window.endTime}`}
            window={window}
            agenda={agenda}
            address={address}
          />
        ))
      )}
    </Card>
  )
}

function WindowPart({ window, agenda, address }: Omit<Props, 'day'> & { window: Window }) {
  const { time, endTime, startsAt, capacity, free, method, appointments } = window
  const isAhead = startsAt > useFrame().now
  const shown = appointments.filter((entry) => isShown(entry, address))
  const title =
    agenda.methods.length > 1 ? agenda.methods.find(({ key }) => key === method)?.title : undefined
  const hidden = appointments.length - shown.length
  return (
    <section className="agenda-window" aria-label={windowText({ time, endTime })}>
      <header className="row">
        <h3>{windowText({ time, endTime })}</h3>
        {title && <span className="muted">{title}</span>}
        {shown.length === 0 && (
          <span className="muted">{hidden > 0 ? m.agenda_hidden({ count: hidden }) : m.agenda_nobody()}</span>
        )}
        <span className="push">
          {typeof capacity !== 'number' || typeof free !== 'number' ? (
            <State kind="warn">{m.agenda_not_offered()}</State>
          ) : (
            isAhead && (
              <Load taken={capacity - free} capacity={capacity} text={m.agenda_free({ count: free })} />
            )
          )}
        </span>
      </header>
      {shown.length > 0 && <EntryTable entries={shown} address={address} weightUnit={agenda.weightUnit} />}
    </section>
  )
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
