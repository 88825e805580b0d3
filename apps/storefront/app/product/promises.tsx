import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { useShop } from '../platform/use-shop.ts'
import { Icon } from '../ui/icon.tsx'
import type { ProductPageData } from './product.server.ts'

/** What a buyer wants to know before: delivery, withdrawal, prices for professionals; for dishes, allergens. */
export function Promises({ page }: { page: ProductPageData }) {
  const { texts, features, language, kind } = useShop()
  const { food } = page
  const within = food?.allergens.flatMap((one) => (one.within ? one.name : [])) ?? []
  const [delivery] = texts.footer.vows
  return (
    <ul className="promises">
      {food && (
        <li>
          <Icon name="info" />
          <span>
            <strong>{m.product_allergens()}</strong>
            {within.length > 0 ? `${within.join(', ')}. ` : `${food.allergenNote} `}
            {m.food_perishable()}
          </span>
        </li>
      )}
      {delivery && (
        <li>
          <Icon name="truck" />
          <span>
            <strong>{`${delivery.title} ${delivery.figure}`}</strong>
            {delivery.text}
          </span>
        </li>
      )}
      {features['withdrawal'] && (
        <li>
          <Icon name="back" />
          <span>
            <strong>{m.product_withdrawal()}</strong>
            {m.product_withdrawal_text()}
          </span>
        </li>
      )}
      {features['professionals'] && texts.kinds && kind === 'b2c' && (
        <li>
          <Icon name="page" />
          <span>
            <strong>{m.product_professional()}</strong>
            <Link className="link" to={pathIn(language, texts.kinds.b2bPath.replace(/^\//, ''))}>
              {m.product_professional_link()}
            </Link>
          </span>
        </li>
      )}
    </ul>
  )
}
