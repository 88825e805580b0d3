import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import type { PreviewPriceListQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { useListName } from './price-card.ts'
import type { PreviewAnswer, PreviewRequest } from './preview.ts'

const PAUSE_MS = 400

/** What the prices, as they are typed, would cost; a moment after they, or the stored ones, were last changed. */
export function usePreview(request: PreviewRequest): PreviewAnswer | undefined {
  const { submit, data } = useFetcher<PreviewAnswer>()
  const asked = JSON.stringify(request)
  useEffect(() => {
    const timer = setTimeout(
      () => void submit(asked, { method: 'post', action: '/prices/preview', encType: 'application/json' }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [asked, submit])
  return data
}

type Preview = PreviewPriceListQuery['previewPriceList'][number]
type Row = Preview['rows'][number]

/** What shoppers pay, by website and currency: a row for each group and quantity, a column for each day on which it may change. */
export function PreviewCard({ sku, previews }: { sku: string; previews: readonly Preview[] }) {
  const nameOf = useListName()
  const formats = useFormats()
  return (
    <Card title={m.price_preview()} fact={m.price_preview_text()}>
      {previews.map((preview) => (
        <div className="scroll-x" key={`${preview.websiteId} ${preview.currency}`}>
          <table className="table s price-preview">
            <caption>{nameOf(preview)}</caption>
            <thead>
              <tr>
                <th scope="col">{m.price_group()}</th>
                {preview.days.map((day, at) => (
                  <th scope="col" className="num" key={day}>
                    {at === 0 ? m.price_today() : m.price_from_day({ day: formats.day(day) })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.rows.map((row) => (
                <PreviewRow
                  key={`${row.group} ${row.quantity}`}
                  sku={sku}
                  row={row}
                  currency={preview.currency}
                />
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {previews.length === 0 && (
        <CardPart>
          <p className="muted">{m.price_preview_none()}</p>
        </CardPart>
      )}
    </Card>
  )
}

function PreviewRow({ sku, row, currency }: { sku: string; row: Row; currency: string }) {
  const formats = useFormats()
  const { group, quantity, includesTax, prices } = row
  const asked = (at: string) =>
    new URLSearchParams({ sku, group: group ?? '', quantity: String(quantity), at, currency })
  return (
    <tr>
      <th scope="row">
        {group ?? m.price_everybody()}
        <small className="muted block">
          {quantity > 1 && `${m.price_from_quantity({ quantity: formats.number(quantity) })}, `}
          {includesTax ? m.price_incl() : m.price_excl()}
        </small>
      </th>
      {prices.map(({ day, before, after }) => {
        const isChanged = before?.amount !== after?.amount
        return (
          <td className={isChanged ? 'num ch' : 'num'} key={day}>
            {isChanged && before && <s className="muted">{formats.money(before)}</s>}{' '}
            {isChanged ? (
              <b>{after ? formats.money(after) : m.price_no_price()}</b>
            ) : (
              <Link className="link plain" title={m.price_title()} to={`/prices/why?${asked(day)}`}>
                {after ? formats.money(after) : m.price_no_price()}
              </Link>
            )}
          </td>
        )
      })}
    </tr>
  )
}
