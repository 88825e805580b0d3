import { decimalText } from '@comptoir/rules/money'
import type { PreviewQuotationQuery, QuotationQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart, Sum } from '../ui/card.tsx'
import type { AnswerDraft } from './answer.ts'

type Quotation = NonNullable<QuotationQuery['quotation']>
type Tried = PreviewQuotationQuery['previewQuotation']

interface LinesProps {
  readonly quotation: Quotation
  /** The amounts of the answer as it is typed; null until they are known. */
  readonly tried: Tried | null
  readonly draft: AnswerDraft
  readonly mayEdit: boolean
  readonly onChange: (draft: AnswerDraft) => void
}

/** The lines with the price of the shop beside the negotiated one, and what they come to. */
export function LinesCard({ quotation, tried, draft, mayEdit, onChange }: LinesProps) {
  const formats = useFormats()
  const { pricesIncludeTax } = quotation
  const amounts = tried ?? quotation
  return (
    <Card title={m.quote_lines()} fact={pricesIncludeTax ? m.quote_incl() : m.quote_excl()}>
      <div className="scroll-x">
        <table className="table s sheet">
          <thead>
            <tr>
              <th scope="col">{m.quote_col_item()}</th>
              <th scope="col" className="num">
                {m.quote_col_quantity()}
              </th>
              <th scope="col" className="num">
                {m.quote_col_price()}
              </th>
              <th scope="col" className="num">
                {m.quote_col_yours()}
              </th>
              <th scope="col" className="num">
                {m.quote_col_discount()}
              </th>
              <th scope="col" className="num">
                {m.quote_col_row()}
              </th>
            </tr>
          </thead>
          <tbody>
            {quotation.items.map((item) => {
              const now = tried?.items.find(({ id }) => id === item.id) ?? item
              const row = pricesIncludeTax ? now.rowInclTax : now.rowExclTax
              const off = 1 - now.unitPrice.amount / item.unitPrice.amount
              const isChanged = now.unitPrice.amount !== item.unitPrice.amount
              return (
                <tr key={item.id}>
                  <th scope="row">
                    {item.name}
                    <small>{[item.sku, ...item.options].join(', ')}</small>
                  </th>
                  <td className="cell n ro">{item.quantity}</td>
                  <td className="cell n ro">{formats.money(item.unitPrice)}</td>
                  <td className={isChanged ? 'cell n ch' : 'cell n'}>
                    {mayEdit && !item.isGift ? (
                      <input
                        className="input n w6"
                        inputMode="decimal"
                        aria-label={m.quote_price_of({ name: item.name })}
                        title={m.quote_price_help()}
                        placeholder={decimalText(now.unitPrice.amount, now.unitPrice.currency)}
                        value={draft.prices[item.id] ?? ''}
                        onChange={({ target }) =>
                          onChange({ ...draft, prices: { ...draft.prices, [item.id]: target.value } })
                        }
                      />
                    ) : (
                      formats.money(now.unitPrice)
                    )}
                  </td>
                  <td className="cell n ro">
                    {item.isGift
                      ? m.quote_gift()
                      : isChanged && off > 0
                        ? formats.rate(Math.round(off * 10_000))
                        : now.discount.amount > 0
                          ? `−${formats.money(now.discount)}`
                          : ''}
                  </td>
                  <td className="cell n ro">{formats.money(row)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <CardPart>
        <Sum
          pairs={[
            ...(quotation.shipping
              ? [
                  {
                    key: 'shipping',
                    label: quotation.shippingTitle ?? '',
                    value: formats.money(quotation.shipping),
                  },
                ]
              : []),
            { key: 'excl', label: m.quote_total_excl(), value: formats.money(amounts.totalExclTax) },
            ...amounts.taxes.map(({ title, rate, amount }) => ({
              key: String(rate),
              label: title,
              value: formats.money(amount),
            })),
            {
              key: 'total',
              label: m.quote_total_incl(),
              value: formats.money(amounts.grandTotal),
              isTotal: true,
            },
          ]}
        />
      </CardPart>
    </Card>
  )
}
