import { m } from '../paraglide/messages.js'
import { clockText, dayText, windowText } from '../platform/clock.ts'
import { localTime } from '@comptoir/rules/calendar'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import type { Calendar, Closure, Method } from './calendar.ts'

const long = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** When a closure is, in words. */
export function closureText(
  { firstDay, lastDay, startsAt, endsAt, method }: Closure,
  timeZone: string,
): string {
  const what = method === null ? '' : ` (${method === 'PICKUP' ? m.slots_pickup() : m.slots_delivery()})`
  if (firstDay && lastDay)
    return (firstDay === lastDay ? firstUpper(dayText(firstDay, long)) : daysText(firstDay, lastDay)) + what
  const day = firstUpper(dayText(localTime(new Date(startsAt), timeZone).day, long))
  return m.slots_period({ day, from: clockText(startsAt, timeZone), to: clockText(endsAt, timeZone) }) + what
}

/** Days from one to another: `24 au 26 décembre`. */
export function daysText(from: string, to: string): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return m.slots_from_to({
    from: dayText(from, isOneMonth ? { day: 'numeric' } : { day: 'numeric', month: 'long' }),
    to: dayText(to, { day: 'numeric', month: 'long' }),
  })
}

export const firstUpper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

interface ClosuresCardProps {
  readonly calendar: Calendar
  readonly onAdd: () => void
  readonly onWrite: (closure: Closure) => void
  readonly onReopen: (closureId: string) => void
}

export function ClosuresCard({ calendar, onAdd, onWrite, onReopen }: ClosuresCardProps) {
  const { closures, location } = calendar
  return (
    <Card
      title={m.slots_closures()}
      actions={
        <Button small icon="plus" onClick={onAdd}>
          {m.slots_add()}
        </Button>
      }
    >
      <CardPart>
        {closures.length === 0 && <p className="muted">{m.slots_no_closures()}</p>}
        <ul className="plain-list stack tight">
          {closures.map((closure) => {
            const text = closureText(closure, location.timeZone)
            const { id, orderCount } = closure
            return (
              <li key={id ?? text}>
                <b>{text}</b>
                <br />
                <span className="muted small">
                  {[closure.reason, orderCount > 0 && m.slots_already_sold({ count: orderCount })]
                    .filter(Boolean)
                    .join('. ')}{' '}
                  {id !== null && orderCount > 0 && (
                    <button type="button" className="link" onClick={() => onWrite(closure)}>
                      {m.slots_write()}
                      <span className="vh">, {text}</span>
                    </button>
                  )}{' '}
                  {id !== null && (
                    <button type="button" className="link" onClick={() => onReopen(id)}>
                      {m.slots_reopen()}
                      <span className="vh">, {text}</span>
                    </button>
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      </CardPart>
    </Card>
  )
}

export function UsualWeekCard({
  calendar,
  method,
  onHours,
}: {
  calendar: Calendar
  method: Method
  onHours: () => void
}) {
  const special = calendar.days.filter(({ isSpecial }) => isSpecial)
  const { usualCapacity: count, minutes } = calendar
  return (
    <Card title={m.slots_usual()}>
      <CardPart>
        <p className="muted">
          {method === 'PICKUP'
            ? m.slots_usual_pickup({ count, minutes })
            : m.slots_usual_delivery({ count, minutes })}
        </p>
        <div className="row">
          <Button small onClick={onHours}>
            {m.slots_special_hours()}
          </Button>
        </div>
        {special.map(({ day, hours }) => (
          <p key={day} className="small">
            <b>{dayText(day, long)}</b>{' '}
            {hours.map(({ opens, closes }) => windowText({ time: opens, endTime: closes })).join(', ')}
          </p>
        ))}
      </CardPart>
    </Card>
  )
}
