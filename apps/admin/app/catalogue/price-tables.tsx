import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button, IconButton } from '../ui/button.tsx'
import type { ProductPage } from './product.server.ts'
import { plainCell, typedCell, type SheetFormat } from './sheet-columns.ts'
import type { Editor } from './use-editor.ts'

type PricesPartProps = {
  readonly editor: Editor
  readonly website: ProductPage['website']
  readonly setup: ProductPage['setup']
  readonly format: SheetFormat
}

type Tier = {
  readonly website: string | null
  readonly currency: string | null
  readonly group: string | null
  readonly quantity: number
  readonly price: number | null
  readonly percentOff: number | null
}

export function TierTable({ editor, website, setup, format }: PricesPartProps) {
  const tiers = editor.list('tiers') as readonly Tier[]
  const formats = useFormats()
  const set = (at: number, change: Partial<Tier>) =>
    editor.set(
      'tiers',
      tiers.map((tier, index) => (index === at ? { ...tier, ...change } : tier)),
    )
  const base = editor.number(`price:${website.code}`)
  const cell = (value: number) => plainCell('money', value, format)
  return (
    <div className="stack tight">
      <h3>{m.product_tiers()}</h3>
      {tiers.length > 0 && (
        <div className="scroll-x">
          <table className="table s sheet tiers">
            <thead>
              <tr>
                <th scope="col">{m.product_tier_group()}</th>
                <th scope="col" className="num">
                  {m.product_tier_from()}
                </th>
                <th scope="col" className="num">
                  {m.product_column_price_plain()}
                </th>
                <th scope="col" className="num">
                  {m.product_tier_off()}
                </th>
                <th>
                  <span className="vh">{m.product_remove()}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {tiers.map((tier, at) => (
                <tr key={`${tier.website} ${tier.group} ${tier.quantity} ${at}`}>
                  <td>
                    <select
                      className="select"
                      aria-label={m.product_tier_group()}
                      value={tier.group ?? ''}
                      onChange={({ target }) => set(at, { group: target.value || null })}
                    >
                      <option value="">{m.product_tier_everybody()}</option>
                      {setup.customerGroups.map((group) => (
                        <option key={group}>{group}</option>
                      ))}
                    </select>
                  </td>
                  <td className="cell n">
                    <input
                      className="input n"
                      inputMode="numeric"
                      aria-label={m.product_tier_from()}
                      defaultValue={tier.quantity}
                      onBlur={({ target }) => set(at, { quantity: Math.max(1, Number(target.value) || 1) })}
                    />
                  </td>
                  <td className="cell n">
                    <input
                      className="input n"
                      inputMode="decimal"
                      aria-label={m.product_column_price_plain()}
                      defaultValue={tier.price === null ? '' : cell(tier.price)}
                      onBlur={({ target }) => {
                        const price = typedCell({ kind: 'money', isOptional: true }, target.value, format)
                        if (typeof price === 'number') set(at, { price, percentOff: null })
                      }}
                    />
                  </td>
                  <td className="cell n ro">{offText(tier, base, formats.rate)}</td>
                  <td className="acts-cell">
                    <IconButton
                      icon="cross"
                      small
                      variant="quiet"
                      label={m.product_tier_remove({ quantity: tier.quantity })}
                      onClick={() =>
                        editor.set(
                          'tiers',
                          tiers.filter((_, index) => index !== at),
                        )
                      }
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button
        small
        icon="plus"
        className="start"
        onClick={() => {
          const last = tiers.at(-1)
          const tier: Tier = {
            website: website.code,
            currency: null,
            group: last?.group ?? null,
            quantity: (last?.quantity ?? 1) + 1,
            price: last?.price ?? base ?? 0,
            percentOff: null,
          }
          editor.set('tiers', [...tiers, tier])
        }}
      >
        {m.product_tier_add()}
      </Button>
    </div>
  )
}

/** What a tier takes off the base price. */
function offText({ price, percentOff }: Tier, base: number | null, rate: (points: number) => string): string {
  if (percentOff !== null) return rate(percentOff)
  return price !== null && base !== null && base > 0 ? rate(Math.round(((base - price) / base) * 10_000)) : ''
}

type Scheduled = {
  readonly website: string
  readonly currency: string | null
  readonly firstDay: string
  readonly price: number
}

export function ScheduleTable({
  editor,
  website,
  format,
}: Pick<PricesPartProps, 'editor' | 'website' | 'format'>) {
  const prices = editor.list('scheduledPrices') as readonly Scheduled[]
  const set = (next: readonly Scheduled[]) => editor.set('scheduledPrices', next)
  const change = (at: number, values: Partial<Scheduled>) =>
    set(prices.map((one, index) => (index === at ? { ...one, ...values } : one)))
  return (
    <div className="stack tight">
      <h3>{m.product_scheduled()}</h3>
      {prices.map((one, at) => (
        <div className="row" key={`${one.website} ${one.currency} ${at}`}>
          <input
            type="date"
            className="input w12"
            aria-label={m.product_scheduled_day()}
            value={one.firstDay}
            min={format.today}
            onChange={({ target }) => target.value && change(at, { firstDay: target.value })}
          />
          <input
            className="input n w8"
            inputMode="decimal"
            aria-label={m.product_column_price_plain()}
            defaultValue={plainCell('money', one.price, format)}
            onBlur={({ target }) => {
              const price = typedCell({ kind: 'money', isOptional: false }, target.value, format)
              if (typeof price === 'number') change(at, { price })
            }}
          />
          <IconButton
            icon="cross"
            small
            variant="quiet"
            label={m.product_remove()}
            onClick={() => set(prices.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        small
        icon="plus"
        className="start"
        onClick={() =>
          set([
            ...prices,
            {
              website: website.code,
              currency: null,
              firstDay: nextDay(prices.at(-1)?.firstDay ?? format.today),
              price: editor.number(`price:${website.code}`) ?? 0,
            },
          ])
        }
      >
        {m.product_scheduled_add()}
      </Button>
    </div>
  )
}

function nextDay(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
