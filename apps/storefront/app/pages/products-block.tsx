import { ProductCard } from '../catalogue/product-card.tsx'
import { useShop } from '../layout/use-shop.ts'
import type { BlockView } from './blocks.ts'
import { To } from './to.tsx'

/** Products as on a list, and the way to more of them. */
export function Products({ block: { cards, link } }: { block: Extract<BlockView, { type: 'products' }> }) {
  const { features } = useShop()
  return (
    <>
      <ul className={features['perishable'] ? 'cards dishes' : 'cards'}>
        {cards.map((card) => (
          <ProductCard key={card.sku} card={card} />
        ))}
      </ul>
      {link && (
        <p>
          <To className="link tap" to={link.to}>
            {link.label}
          </To>
        </p>
      )}
    </>
  )
}
