import { redirect } from 'react-router'
import type { Route } from './+types/today'
import { useFormats, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import { TodayDocument } from '../generated/graphql.ts'
import { Card, CardPart, Pairs } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { SalesCard } from './sales-card.tsx'
import { TaskList } from './task-list.tsx'
import { TeamCard } from './team-card.tsx'
import { shownWebsite } from '../layout/shown-website.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { website, permissions } = await shownWebsite(context)
  // For a kitchen the board is what needs a person now.
  if (permissions.every((one) => one === 'kitchen.work') && permissions.length > 0) throw redirect('/kitchen')
  if (!website) return { website: null, today: null }
  const { today } = await adminQuery(context, TodayDocument, { websiteId: website.id })
  return { website, today }
}

/** What needs a person now, the most pressing first, and how the day goes. */
export default function Today({ loaderData: { website, today } }: Route.ComponentProps) {
  const { now } = useFrame()
  const formats = useFormats()
  const title = capitalised(formats.longDay(now))
  const tasks = today?.tasks ?? []
  const hasSide = Boolean(today?.sales ?? today?.team)
  return (
    <Page
      title={title}
      facts={website ? m.today_facts({ time: formats.time(now), shop: website.name }) : formats.time(now)}
    >
      <title>{`${m.nav_today()} | Comptoir`}</title>
      <div className={hasSide ? 'today' : undefined}>
        <section aria-labelledby="tasks-title">
          <div className="row between mb">
            <h2 id="tasks-title" className="h-part">
              {m.today_tasks()}
            </h2>
            {tasks.length > 0 && (
              <span className="muted small">{m.today_subjects({ count: tasks.length })}</span>
            )}
          </div>
          {tasks.length > 0 ? (
            <TaskList tasks={tasks} />
          ) : (
            <Card>
              <Empty icon="check" title={m.today_done_title()}>
                {m.today_done_text()}
              </Empty>
            </Card>
          )}
        </section>
        {today && hasSide && (
          <aside className="stack">
            {today.sales && <SalesCard sales={today.sales} />}
            {today.week && <WeekCard week={today.week} />}
            {today.team && today.team.length > 0 && <TeamCard team={today.team} />}
          </aside>
        )}
      </div>
    </Page>
  )
}

type Week = NonNullable<Route.ComponentProps['loaderData']['today']>['week']

function WeekCard({ week }: { week: NonNullable<Week> }) {
  const { money, number } = useFormats()
  const { currency } = week
  return (
    <Card title={m.today_week()}>
      <CardPart>
        <Pairs
          pairs={[
            { key: 'orders', label: m.today_paid_orders(), value: number(week.paidOrders) },
            {
              key: 'average',
              label: m.today_average_order(),
              value: week.averageOrder === null ? '–' : money({ amount: week.averageOrder ?? 0, currency }),
            },
            {
              key: 'quotations',
              label: m.today_quotations_accepted(),
              value: m.today_of({
                part: number(week.quotationsAccepted),
                whole: number(week.quotationsAnswered),
              }),
            },
            { key: 'refunded', label: m.today_refunded(), value: money({ amount: week.refunded, currency }) },
          ]}
        />
      </CardPart>
    </Card>
  )
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
