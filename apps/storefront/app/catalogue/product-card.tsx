import { Link } from 'react-router'
import { UnavailableAtSlot, useUnavailableSlot } from '../fulfilment/unavailable-at-slot.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Badge } from '../ui/badge.tsx'
import { Picture } from '../ui/picture.tsx'
import type { Card } from './card.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { FavouriteToggle } from './favourite-toggle.tsx'
import { DietLabels } from './diet-labels.tsx'
import { dishId } from './dish-id.ts'
import { loadDishForm } from './food-scripts.ts'
import { NoPicture } from './no-picture.tsx'
import { PriceLines } from './price-block.tsx'
import { Rating } from './rating.tsx'
import { StockStatus } from './stock-status.tsx'
import { pathHref } from '../platform/routes.ts'

const DishForm = import.meta.env.SSR
  ? (await loadDishForm()).DishForm
  : lazyComponent(async () => (await loadDishForm()).DishForm)

/** Product card; the whole card is a link. A dish also has allergens and an add-to-cart button. */
export function ProductCard({ card, first }: { card: Card; first?: boolean }) {
  const { features } = useShop()
  const isDish = features['perishable'] === true
  const missed = useUnavailableSlot(card.windows)
  const out = card.stock.state === 'out' || missed !== undefined
  // A dish is in stock unless its card says otherwise; beside a slot that it misses only "out of stock" is of use.
  const showsStock = card.stock.state === 'out' || (!missed && (!isDish || card.stock.state !== 'in'))
  return (
    <li
      id={isDish ? dishId(card.sku) : undefined}
      lang={card.language}
      className={['card', isDish && 'dish', out && 'is-out'].filter(Boolean).join(' ')}
    >
      <h3>
        <CardLink card={card} />
      </h3>
      {card.facts && <p className="facts">{card.facts}</p>}
      {card.rating && <Rating {...card.rating} />}
      {isDish ? <DishDetails card={card} /> : <PriceLines price={card.price} unit={card.unit} />}
      {showsStock && <StockStatus stock={card.stock} />}
      {missed && card.stock.state !== 'out' && <UnavailableAtSlot time={missed} />}
      <CompareToggle sku={card.sku} name={card.name} />
      <FavouriteToggle sku={card.sku} name={card.name} />
      {isDish && (
        <div className="dish-buy">
          <PriceLines price={card.price} unit={card.unit} />
          {card.simple && card.price && !out && <DishForm card={card} />}
        </div>
      )}
      <div className="pic">
        {card.picture ? (
          <Picture
            picture={card.picture}
            sizes={isDish ? '(width >= 64rem) 22rem, 92vw' : '(width >= 64rem) 20rem, 45vw'}
            {...(first && { first })}
          />
        ) : (
          <NoPicture ratio={isDish ? 4 / 3 : 4 / 5} />
        )}
        <CardBadge card={card} />
      </div>
    </li>
  )
}

/** A product in another language needs a document navigation. */
function CardLink({ card: { path, name, language: other } }: { card: Card }) {
  const { language } = useShop()
  if (other && other !== language) return <a href={pathHref(other, path)}>{name}</a>
  return (
    <Link to={pathHref(language, path)} viewTransition>
      {name}
    </Link>
  )
}

/** At most one badge: reduction, new, or lot size. */
function CardBadge({ card: { price, isNew } }: { card: Card }) {
  if (price?.before)
    return <OverlayBadge kind="promo">{m.price_percent({ percent: price.before.percentOff })}</OverlayBadge>
  if (isNew) return <OverlayBadge kind="new">{m.card_new()}</OverlayBadge>
  if (price?.lot) return <OverlayBadge kind="neutral">{m.card_lot({ size: price.lot.size })}</OverlayBadge>
  return null
}

function OverlayBadge({ kind, children }: { kind: 'promo' | 'new' | 'neutral'; children: string }) {
  return (
    <div className="badges">
      <Badge kind={kind}>{children}</Badge>
    </div>
  )
}

function DishDetails({ card: { diet = [], allergens = [] } }: { card: Card }) {
  return (
    <>
      <DietLabels labels={diet} />
      {allergens.length > 0 && (
        <p className="facts al">
          <b>{m.card_allergens()}</b> {allergens.join(', ').toLowerCase()}
        </p>
      )}
    </>
  )
}
