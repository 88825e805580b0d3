import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { loadFood } from '../catalogue/food-scripts.ts'
import type { ProductPageData } from './product.server.ts'
import type { DeliveryInfo } from './purchase-info.server.ts'

const FoodAllergens = import.meta.env.SSR
  ? (await loadFood()).FoodAllergens
  : lazyComponent(async () => (await loadFood()).FoodAllergens)

/** Allergens, delivery and other terms below the buy button; no delivery when the selected variant is out of stock. */
export function PurchaseInfo({
  page: { food, purchaseInfo },
  isOutOfStock,
}: {
  page: ProductPageData
  isOutOfStock: boolean
}) {
  const { delivery, withdrawal, professionals } = purchaseInfo
  return (
    <ul className="icon-list">
      {food && (
        <Item icon="info" title={m.product_allergens()}>
          <FoodAllergens food={food} />
        </Item>
      )}
      {delivery && !isOutOfStock && <DeliveryItem delivery={delivery} />}
      {withdrawal && (
        <Item icon="back" title={m.product_withdrawal()}>
          {withdrawal.isAppliance && m.product_withdrawal_text()}
        </Item>
      )}
      {professionals && (
        <Item icon="page" title={m.product_professional()}>
          <Link className="link" to={professionals}>
            {m.product_professional_link()}
          </Link>
        </Item>
      )}
    </ul>
  )
}

function DeliveryItem({ delivery }: { delivery: DeliveryInfo }) {
  if (delivery.type === 'made_to_order')
    return (
      <Item icon="truck" title={m.product_made_to_order()}>
        {m.product_made_to_order_text()}
      </Item>
    )
  if (delivery.type === 'appointment')
    return (
      <Item icon="truck" title={m.product_by_appointment()}>
        {m.product_by_appointment_from({ day: delivery.day })}
      </Item>
    )
  if (delivery.type === 'guarantee')
    return (
      <Item icon="truck" title={delivery.title}>
        {delivery.text}
      </Item>
    )
  const { day, orderBefore: hour, text } = delivery
  const orderText = hour ? m.product_order_before({ hour }) : m.product_order_now()
  return (
    <Item icon="truck" title={m.product_delivery_by({ day })}>
      {`${orderText} ${text}`.trim()}
    </Item>
  )
}

function Item({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <strong>{title}</strong>
        {children}
      </span>
    </li>
  )
}
