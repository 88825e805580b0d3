import type { Card } from '../catalogue/card.ts'
import { ProductCard } from '../catalogue/product-card.tsx'
import * as m from '../paraglide/messages.js'
import './cross-sells.css'

/** Products that go with those of the cart. */
export function CrossSells({ cards }: { cards: readonly Card[] }) {
  return (
    <section className="wrap section cart-more" aria-labelledby="proposed">
      <h2 id="proposed">{m.cart_crosssell()}</h2>
      <ul className="cards in-pairs">
        {cards.map((card) => (
          <ProductCard key={card.sku} card={card} />
        ))}
      </ul>
    </section>
  )
}
