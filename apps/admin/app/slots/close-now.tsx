import { MINUTE_MS } from '@comptoir/rules/duration'
import { localTime } from '@comptoir/rules/calendar'
import { endOfDay } from '@comptoir/rules/slots'
import { m } from '../paraglide/messages.js'
import { timeText } from '../platform/clock.ts'
import { Button } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import { endOfService, type Calendar, type SlotDeed } from './calendar.ts'

const shortMinutes = 30

/** Two presses: open, choose how long. */
export function CloseNow({ calendar, onClose }: { calendar: Calendar; onClose: (deed: SlotDeed) => void }) {
  const { now, location } = calendar
  const isToday = calendar.days[0]?.day === localTime(new Date(now), location.timeZone).day
  const service = isToday ? endOfService(calendar) : null
  const close =
    (endsAt: Date | string, method: 'DELIVERY' | null = null) =>
    () =>
      onClose({ kind: 'close', method, startsAt: now, endsAt: new Date(endsAt).toISOString() })
  const soon = new Date(Date.parse(now) + shortMinutes * MINUTE_MS)
  const night = endOfDay(localTime(new Date(now), location.timeZone).day, location.timeZone)
  return (
    <>
      <Button variant="danger" icon="stop" popoverTarget="close-now">
        {m.slots_close_now()}
      </Button>
      <Menu id="close-now">
        <MenuButton onClick={close(soon)}>{m.slots_for_minutes({ count: shortMinutes })}</MenuButton>
        {service && (
          <MenuButton onClick={close(service.at)}>
            {m.slots_until_service({ time: timeText(service.time) })}
          </MenuButton>
        )}
        <MenuButton onClick={close(night)}>{m.slots_until_tomorrow()}</MenuButton>
        {location.methods.includes('DELIVERY') && (
          <>
            <hr />
            <MenuButton onClick={close(soon, 'DELIVERY')}>
              {m.slots_deliveries_only({ count: shortMinutes })}
            </MenuButton>
          </>
        )}
      </Menu>
    </>
  )
}

function MenuButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  )
}
