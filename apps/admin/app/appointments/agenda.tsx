import { addDays } from '@comptoir/rules/calendar'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/agenda'
import { readMutation } from '../forms/mutation-input.ts'
import { useShortcut } from '../layout/shortcuts.tsx'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button, buttonClass, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/page.tsx'
import { agendaPath, isShown, type AgendaAddress } from './address.ts'
import { agendaAction, readAgendaPage, type AgendaPage } from './agenda.server.ts'
import { AgendaDay } from './agenda-day.tsx'
import { AgendaFilters } from './agenda-filters.tsx'
import { EntryTable } from './entry-table.tsx'
import { FeedCard } from './feed-card.tsx'
import { MoveDrawer } from './move-drawer.tsx'

export const loader = async ({ request, context }: Route.LoaderArgs) => await readAgendaPage(context, request)

export const action = async ({ request, context }: Route.ActionArgs) =>
  await agendaAction(context, await readMutation(request))

/** The appointments of a day or a week, with what is left in each window. */
export default function Agenda({ loaderData }: Route.ComponentProps) {
  if (!loaderData || loaderData.agenda.methods.length === 0) return <NoAppointments page={loaderData} />
  return <Shown page={loaderData} />
}

function Shown({ page }: { page: AgendaPage }) {
  const { address, agenda, moved, websiteId, feed, shop } = page
  const { longDay } = useFormats()
  const navigate = useNavigate()
  const allows = useAllowed()
  const close = () => void navigate(agendaPath({ ...address, order: null }), { preventScrollReset: true })
  const [first] = agenda.days
  const last = agenda.days.at(-1)
  const period =
    first && last && first !== last
      ? m.agenda_period({ from: longDay(first.day), to: longDay(last.day) })
      : longDay(address.day)
  const unscheduled = agenda.unscheduled.filter((entry) => isShown(entry, address))
  return (
    <Page
      title={m.agenda_title()}
      facts={m.agenda_facts({ shop, period })}
      actions={
        <>
          <Button icon="print" onClick={() => print()}>
            {m.agenda_print()}
          </Button>
          {allows('settings.view') && (
            <LinkButton icon="gear" to="/appointments/settings">
              {m.agenda_settings()}
            </LinkButton>
          )}
        </>
      }
    >
      <title>{`${m.agenda_title()} | Comptoir`}</title>
      <div className="stack loose agenda">
        <div className="filters no-print">
          <DayLinks address={address} today={agenda.today} period={period} />
          <AgendaFilters address={address} zones={agenda.zones} />
        </div>
        {agenda.days.map((day) => (
          <AgendaDay key={day.day} day={day} agenda={agenda} address={address} />
        ))}
        {unscheduled.length > 0 && (
          <Card id="unscheduled" title={m.agenda_unscheduled()} fact={m.agenda_unscheduled_fact()}>
            <EntryTable entries={unscheduled} address={address} weightUnit={agenda.weightUnit} isToAgree />
          </Card>
        )}
        <FeedCard websiteId={websiteId} feed={feed} />
      </div>
      {moved && <MoveDrawer key={moved.id} order={moved} onClose={close} />}
    </Page>
  )
}

/** The day or week before and after, today, and the choice of both. */
function DayLinks({ address, today, period }: { address: AgendaAddress; today: string; period: string }) {
  const navigate = useNavigate()
  const step = address.view === 'week' ? 7 : 1
  const to = (change: Partial<AgendaAddress>) => agendaPath({ ...address, order: null, ...change })
  const [before, after] = [-step, step].map((days) => to({ day: addDays(address.day, days) }))
  const isWeek = address.view === 'week'
  const [earlier, later] = isWeek
    ? [m.agenda_week_before(), m.agenda_week_after()]
    : [m.agenda_day_before(), m.agenda_day_after()]
  useShortcut('k', earlier, () => void navigate(before ?? ''))
  useShortcut('j', later, () => void navigate(after ?? ''))
  return (
    <>
      <nav className="row" aria-label={m.agenda_days()}>
        <Link className={buttonClass({ small: true }, true)} to={before ?? ''} aria-label={earlier}>
          <Icon name="back" />
        </Link>
        <b aria-live="polite">{period}</b>
        <Link className={buttonClass({ small: true }, true)} to={after ?? ''} aria-label={later}>
          <Icon name="next" />
        </Link>
        {address.day !== today && (
          <Link className={buttonClass({ small: true })} to={to({ day: today })}>
            {m.agenda_today()}
          </Link>
        )}
      </nav>
      <nav className="segment" aria-label={m.agenda_view()}>
        {(['day', 'week'] as const).map((view) => (
          <Link key={view} to={to({ view })} aria-current={view === address.view ? 'page' : undefined}>
            {view === 'day' ? m.agenda_one_day() : m.agenda_one_week()}
          </Link>
        ))}
      </nav>
    </>
  )
}

/** Nothing is delivered by appointment yet: how to begin. */
function NoAppointments({ page }: { page: AgendaPage | null }) {
  const mayChange = useAllowed()('settings.edit')
  return (
    <Page title={m.agenda_title()} facts={page?.shop}>
      <title>{`${m.agenda_title()} | Comptoir`}</title>
      <Card>
        <Empty
          icon="calendar"
          title={m.agenda_none()}
          action={
            mayChange && (
              <LinkButton variant="primary" to="/appointments/settings">
                {m.agenda_begin()}
              </LinkButton>
            )
          }
        >
          {mayChange ? m.agenda_none_text() : m.agenda_none_ask()}
        </Empty>
      </Card>
    </Page>
  )
}
