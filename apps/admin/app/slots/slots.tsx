import type { Service } from '@comptoir/rules/slot-calendar'
import { addDays, localTime } from '@comptoir/rules/calendar'
import { useEffect, useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import type { Route } from './+types/slots'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { followChanges } from '../platform/live/follow-changes.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Segment } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { gridOf, servicesOf, type Closure, type Grid, type Method } from './calendar.ts'
import { CloseNow } from './close-now.tsx'
import { ClosuresCard, daysText, UsualWeekCard } from './closures-card.tsx'
import { SelectedCard } from './selected-card.tsx'
import { SlotDrawer, type OpenDrawer } from './slot-drawers.tsx'
import { SlotGrid, type Cell } from './slot-grid.tsx'
import { readSlotsPage } from './slots.server.ts'
import { useSlotDeeds } from './use-slot-deeds.ts'

export const loader = async ({ request, context }: Route.LoaderArgs) => await readSlotsPage(context, request)

export default function SlotsPage({ loaderData }: Route.ComponentProps) {
  const { calendar, locations, method } = loaderData
  const isAllowed = useAllowed()
  const [, setSearch] = useSearchParams()
  const services = servicesOf(calendar)
  const [wanted, setWanted] = useState<Service>('midday')
  const service = services.includes(wanted) ? wanted : (services[0] ?? 'midday')
  const [selected, setSelected] = useState<readonly Cell[]>([])
  const [drawer, setDrawer] = useState<OpenDrawer | null>(null)
  const deeds = useSlotDeeds(calendar.location.id)
  const { revalidate } = useRevalidator()
  const locationId = calendar.location.id
  useEffect(
    () => followChanges(`/events?location=${locationId}`, () => void revalidate()),
    [locationId, revalidate],
  )
  const grid = gridOf(calendar, service)
  const { timeZone, id } = calendar.location
  const today = localTime(new Date(calendar.now), timeZone).day
  const from = calendar.days[0]?.day ?? today
  const to = calendar.days.at(-1)?.day ?? from
  const go = (change: Record<string, string>) => {
    setSelected([])
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
      preventScrollReset: true,
    })
  }
  const slots = slotsAt(grid, selected)
  const setCapacity = (capacity: number | null) => {
    const least = Math.max(0, ...slots.map(({ sold, held }) => sold + held))
    const startsAt = slots.map((slot) => slot.startsAt)
    void deeds.send({ kind: 'capacity', method, startsAt, capacity }, (answer) => {
      const reached = answer.capacity ?? least
      return capacity !== null && capacity < reached
        ? m.slots_kept({ count: reached })
        : m.slots_changed({ count: startsAt.length })
    })
  }
  const closeSelected = async () => {
    const [first] = slots
    const last = slots.at(-1)
    if (!first || !last) return
    const endsAt = new Date(Date.parse(last.startsAt) + 1).toISOString()
    await deeds.send({ kind: 'close', method, startsAt: first.startsAt, endsAt })
  }
  return (
    <Page
      title={m.slots_title()}
      facts={m.slots_facts({ count: calendar.leadMinutes })}
      actions={
        <>
          <select
            className="select auto"
            aria-label={m.slots_location()}
            value={id}
            onChange={(event) => go({ location: event.target.value })}
          >
            {locations.map((location) => (
              <option key={location.id} value={location.id}>
                {location.title}
              </option>
            ))}
          </select>
          {isAllowed('kitchen.work') && (
            <Link className={`${buttonClass({})} only-wide`} to={`/kitchen/${id}`}>
              <Icon name="kitchen" />
              {m.slots_kitchen()}
            </Link>
          )}
          <Link className={buttonClass({})} to={`/locations/${id}/landmarks`}>
            {m.landmarks_link()}
          </Link>
          <CloseNow calendar={calendar} onClose={(deed) => void deeds.send(deed)} />
        </>
      }
    >
      <title>{m.slots_page({ location: calendar.location.title })}</title>
      <SlotNotes deeds={deeds} onWrite={(closure) => setDrawer({ kind: 'write', closure })} />
      <div className="with-side">
        <section className="stack" aria-label={m.slots_week()}>
          <div className="filters">
            {calendar.location.methods.length > 1 && (
              <Segment
                label={m.slots_method()}
                value={method}
                onChange={(value: Method) => go({ method: value.toLowerCase() })}
                choices={calendar.location.methods.map((value) => ({ value, label: methodText(value) }))}
              />
            )}
            {services.length > 1 && (
              <Segment
                label={m.slots_service()}
                value={service}
                onChange={(value) => {
                  setSelected([])
                  setWanted(value)
                }}
                choices={services.map((value) => ({ value, label: serviceText(value) }))}
              />
            )}
            <span className="push row">
              <WeekButton
                label={m.slots_week_before()}
                icon="back"
                onClick={() => go({ from: addDays(from, -7) })}
              />
              <b>{daysText(from, to)}</b>
              <WeekButton
                label={m.slots_week_after()}
                icon="next"
                onClick={() => go({ from: addDays(from, 7) })}
              />
            </span>
          </div>
          <SlotGrid
            grid={grid}
            now={calendar.now}
            today={today}
            selected={selected}
            onSelect={setSelected}
            onCapacity={setCapacity}
            onClose={() => void closeSelected()}
          />
          <p className="foot">
            <span>{m.slots_drag()}</span>
            <span className="keys only-wide">
              <span>
                <kbd>{m.slots_key_arrows()}</kbd> {m.slots_key_go()}
              </span>
              <span>
                <kbd>0</kbd>–<kbd>999</kbd> <kbd>{m.slots_key_enter()}</kbd> {m.slots_key_capacity()}
              </span>
              <span>
                <kbd>F</kbd> {m.slots_key_close()}
              </span>
            </span>
          </p>
        </section>
        <aside className="stack">
          <SelectedCard
            slots={slots}
            timeZone={timeZone}
            isBusy={deeds.isBusy}
            onCapacity={setCapacity}
            onClose={() => void closeSelected()}
          />
          <ClosuresCard
            calendar={calendar}
            onAdd={() => setDrawer({ kind: 'close' })}
            onWrite={(closure) => setDrawer({ kind: 'write', closure })}
            onReopen={(closureId) => void deeds.send({ kind: 'reopen', closureId }, m.slots_reopened())}
          />
          <UsualWeekCard calendar={calendar} method={method} onHours={() => setDrawer({ kind: 'hours' })} />
        </aside>
      </div>
      {drawer && (
        <SlotDrawer
          drawer={drawer}
          calendar={calendar}
          problem={deeds.problem}
          isBusy={deeds.isBusy}
          onSend={async (deed, said) => {
            if (await deeds.send(deed, said)) setDrawer(null)
          }}
          onDismiss={() => setDrawer(null)}
        />
      )}
    </Page>
  )
}

function WeekButton({ label, icon, onClick }: { label: string; icon: 'back' | 'next'; onClick: () => void }) {
  return (
    <button type="button" className={buttonClass({ small: true }, true)} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

/** What was done, with its undo, and whom it hits. */
function SlotNotes({
  deeds: { problem, closed, said, send, forget },
  onWrite,
}: {
  deeds: ReturnType<typeof useSlotDeeds>
  onWrite: (closure: Closure) => void
}) {
  if (problem !== null) return <Note kind="bad" live title={problem} />
  if (closed)
    return (
      <Note
        kind="ok"
        live
        title={m.slots_closed_now()}
        action={
          <>
            {closed.orderCount > 0 && (
              <Button small onClick={() => onWrite(closed)}>
                {m.slots_write_to({ count: closed.orderCount })}
              </Button>
            )}
            <Button
              small
              variant="quiet"
              onClick={() =>
                closed.id && void send({ kind: 'reopen', closureId: closed.id }, m.slots_reopened())
              }
            >
              {m.slots_undo()}
            </Button>
          </>
        }
      >
        {m.slots_already_sold({ count: closed.orderCount })}
      </Note>
    )
  if (said === null) return null
  return (
    <Note
      kind="ok"
      live
      title={said}
      action={
        <Button small variant="quiet" onClick={forget}>
          {m.ui_close()}
        </Button>
      }
    />
  )
}

function slotsAt(grid: Grid, cells: readonly Cell[]) {
  const slots = cells.flatMap(([row, column]) => grid.at(row, column) ?? [])
  return slots.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
}

const methodText = (method: Method) => (method === 'PICKUP' ? m.slots_pickup() : m.slots_delivery())
const serviceText = (service: Service) => (service === 'midday' ? m.slots_midday() : m.slots_evening())
