import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { PageFormats } from '../platform/formats.ts'
import { Card, CardPart, Sum } from '../ui/card.tsx'
import { State } from '../ui/state.tsx'
import type { CustomerRecord } from './customer-record.ts'

type Cart = CustomerRecord['carts'][number]
type Promotion = Cart['promotions'][number]

/** Carts that were not ordered, with what each promotion does to them and why not. */
export function CustomerCarts({ carts }: { carts: readonly Cart[] }) {
  const formats = useFormats()
  if (carts.length === 0) return null
  return (
    <Card title={m.customer_carts()}>
      {carts.map((cart) => (
        <CardPart key={cart.id}>
          <p className="row between">
            <span>
              <b>{formats.moment(cart.updatedAt)}</b>{' '}
              <span className="muted">
                {cart.isActive ? m.customer_cart_active() : m.customer_cart_closed()}
              </span>
            </span>
          </p>
          <Sum
            pairs={[
              ...cart.lines.map(({ sku, name, quantity, total }) => ({
                key: sku,
                label: `${formats.number(quantity)} × ${name}`,
                value: formats.money(total),
              })),
              {
                key: 'total',
                label: m.customer_order_total(),
                value: formats.money(cart.total),
                isTotal: true,
              },
            ]}
          />
          <details>
            <summary className="link">{m.customer_cart_why()}</summary>
            {cart.promotions.length === 0 ? (
              <p className="muted">{m.customer_cart_no_promotions()}</p>
            ) : (
              <ul className="plain-list stack tight small mt">
                {cart.promotions.map((promotion) => (
                  <li key={promotion.code}>
                    <State kind={promotion.refusal ? 'off' : 'done'}>{promotion.name}</State>{' '}
                    <span className="muted">{effectOf(promotion, formats)}</span>
                  </li>
                ))}
              </ul>
            )}
          </details>
        </CardPart>
      ))}
    </Card>
  )
}

const REFUSALS: Readonly<Record<string, () => string>> = {
  not_yet: () => m.customer_refusal_not_yet(),
  expired: () => m.customer_refusal_expired(),
  used_up: () => m.customer_refusal_used_up(),
  used_by_customer: () => m.customer_refusal_used_by_customer(),
  no_coupon: () => m.customer_refusal_no_coupon(),
  condition: () => m.customer_refusal_condition(),
  no_effect: () => m.customer_refusal_no_effect(),
  over_budget: () => m.customer_refusal_over_budget(),
  stopped: () => m.customer_refusal_stopped(),
  better_in_group: () => m.customer_refusal_better_in_group(),
  better_alone: () => m.customer_refusal_better_alone(),
  better_together: () => m.customer_refusal_better_together(),
}

function effectOf({ refusal, discount, freesShipping, gift }: Promotion, formats: PageFormats): string {
  if (refusal) return REFUSALS[refusal]?.() ?? refusal
  if (gift) return m.customer_promotion_gift({ sku: gift })
  if (freesShipping && discount.amount === 0) return m.customer_promotion_shipping()
  return m.customer_promotion_applied({ amount: formats.money(discount) })
}
