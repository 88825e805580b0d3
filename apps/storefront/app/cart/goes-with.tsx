import type { Language } from '@comptoir/rules/language'
import { Link } from 'react-router'
import { AddForm } from '../catalogue/add-form.tsx'
import type { Card } from '../catalogue/card.ts'
import { NoPicture } from '../catalogue/no-picture.tsx'
import { SmallestPurchase } from '../catalogue/price-block.tsx'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { Picture } from '../ui/picture.tsx'
import { pathHref } from '../platform/routes.ts'
import type { FormTarget } from './cart-lines.tsx'

const MOST = 3

/** A few products that go with the cart, each added without leaving the panel. */
export function GoesWith({
  language,
  cards,
  formTarget,
}: {
  language: Language
  cards: readonly Card[]
  formTarget: FormTarget
}) {
  const { selectionRequired } = useShop()
  if (cards.length === 0) return null
  return (
    <section className="stack gy-4 pt-5" aria-labelledby="goes-with">
      <h2 className="h3" id="goes-with">
        {m.cart_crosssell()}
      </h2>
      <ul className="mini">
        {cards.slice(0, MOST).map((card) => (
          <li key={card.sku}>
            {card.picture ? <Picture picture={card.picture} sizes="56px" /> : <NoPicture ratio={1} />}
            <div>
              <Link to={pathHref(language, card.path)}>{card.name}</Link>
              {card.price && (
                <p className="price-line">
                  <SmallestPurchase price={card.price} />
                </p>
              )}
            </div>
            {card.simple && card.price && !selectionRequired && (
              <AddForm card={card} formTarget={formTarget} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
