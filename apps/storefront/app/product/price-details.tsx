import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import { unitPriceText } from '../catalogue/unit-price-text.ts'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import type { DeliveryCost, PriceDetailsData } from './price-details.server.ts'

/** Mandatory price information: unit price, eco-participation, tax and delivery cost (decisions M-3). */
export function PriceDetails({ details }: { details: PriceDetailsData | undefined }) {
  const { language } = useShop()
  if (!details) return null
  const { unit, ecoParticipation: eco, tax, delivery } = details
  const lines = [
    unit && m.product_unit_price({ price: unitPriceText(unit, language) }),
    eco > 0 && m.product_eco({ amount: formatMoney(eco, language) }),
    [tax && taxText(tax), delivery && deliveryText(delivery, language)].filter(Boolean).join(' '),
  ]
  return lines.map(
    (line) =>
      line && (
        <p key={line} className="help">
          {line}
        </p>
      ),
  )
}

const taxText = ({ rate, included }: NonNullable<PriceDetailsData['tax']>): string =>
  included ? m.product_tax_incl({ rate }) : m.product_tax_excl({ rate })

function deliveryText(delivery: DeliveryCost, language: Language): string {
  if (delivery.by === 'slot') return `${m.product_delivery_slot()} ${m.product_pickup_free()}`
  const { isFree, hasFreePickup, surcharges } = delivery
  const price = formatMoney(delivery.price, language)
  const costText = isFree
    ? m.product_delivery_free()
    : delivery.freeFrom === null
      ? m.product_delivery_cost({ price })
      : m.product_delivery_cost_free({ price, from: formatMoney(delivery.freeFrom, language) })
  if (hasFreePickup) return `${costText} ${m.product_pickup_free()}`
  const extras = surcharges.map((one) =>
    m.shipping_surcharge({ zone: one.zone, price: formatMoney(one.price, language) }),
  )
  return [costText, ...extras].join(' ')
}
