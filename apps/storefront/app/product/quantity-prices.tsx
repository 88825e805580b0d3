import { roundHalfUp } from '@comptoir/rules/money'
import { taxLabel } from '../catalogue/price-block.tsx'
import { pieceOf, type PriceView } from '../catalogue/price-view.ts'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { formatMoney } from '../platform/money.ts'

/** What one piece costs from larger quantities on; not before the price of one piece is known. */
export function QuantityPrices({ price }: { price: PriceView | undefined }) {
  const { language } = useShop()
  if (!price?.tiers || price.from) return null
  const single = pieceOf(price)
  return (
    <table className="table quantity-prices">
      <caption>{m.product_tiers()}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{m.product_quantity()}</th>
          <th scope="col">{m.product_tier_price()}</th>
          <th scope="col">{m.product_tier_saving()}</th>
        </tr>
      </thead>
      <tbody>
        {price.tiers.map(({ quantity, piece }) => (
          <tr key={quantity}>
            <th scope="row">{m.product_tier_from({ quantity })}</th>
            <td>
              {formatMoney(piece, language)} {taxLabel(price.tax)}
            </td>
            <td>{m.price_percent({ percent: roundHalfUp(((single - piece) / single) * 100) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
