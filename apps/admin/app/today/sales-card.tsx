import type { TodayQuery } from '../generated/graphql.ts'
import { useFormats, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { StepChart } from '../ui/step-chart.tsx'

type Sales = NonNullable<TodayQuery['today']['sales']>

/** Minor units at the top of the chart of a day that sold nothing. */
const leastAxis = 10_000

/** Sales of today beside the same weekday of the last week: a figure, a sentence, a chart and the same as a table. */
export function SalesCard({ sales }: { sales: Sales }) {
  const { now } = useFrame()
  const { money, number, time } = useFormats()
  const { currency, total, orders, totalBefore, wholeDayBefore, hours, hoursBefore } = sales
  const amount = (value: number) => money({ amount: value, currency })
  const difference = total - totalBefore
  return (
    <Card title={m.today_sales()}>
      <CardPart>
        <p className="figure">
          {amount(total)}
          <span>
            {m.today_sales_until({ time: time(now), orders: m.today_orders_paid({ count: orders }) })}
          </span>
        </p>
        <p className="versus">
          <Icon name="chart" />
          <span>{comparison(difference, amount(Math.abs(difference)), amount(totalBefore))}</span>
        </p>
        <figure className="plot">
          <StepChart
            current={hours}
            earlier={hoursBefore}
            labels={{ current: m.today_line_now(), earlier: m.today_line_then() }}
            describedAs={m.today_chart({
              total: amount(total),
              time: time(now),
              before: amount(totalBefore),
              whole: amount(wholeDayBefore),
            })}
            least={leastAxis}
            hourLabel={(hour) => m.today_hour({ hour })}
            valueLabel={(value) => amount(value)}
          />
          <figcaption className="help">{m.today_sales_definition()}</figcaption>
        </figure>
        <details>
          <summary className="link">{m.today_same_as_table()}</summary>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{m.today_until()}</th>
                <th scope="col" className="num">
                  {m.today_line_now()}
                </th>
                <th scope="col" className="num">
                  {m.today_line_then()}
                </th>
              </tr>
            </thead>
            <tbody>
              {hoursBefore.map((before, hour) => (
                // Hours are their own identity.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={hour}>
                  <th scope="row">{m.today_hour({ hour: number(hour + 1) })}</th>
                  <td className="num">{hour < hours.length ? amount(hours[hour] ?? 0) : ''}</td>
                  <td className="num">{amount(before)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </CardPart>
    </Card>
  )
}

function comparison(difference: number, amount: string, before: string): string {
  if (difference > 0) return m.today_more({ amount, before })
  return difference < 0 ? m.today_less({ amount, before }) : m.today_equal({ before })
}
