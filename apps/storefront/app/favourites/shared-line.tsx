import { Link } from 'react-router'
import { LineOptions } from '../cart/line-options-list.tsx'
import { LinePicture } from '../cart/line-picture.tsx'
import { AddForm } from '../catalogue/add-form.tsx'
import { FavouriteToggle } from '../catalogue/favourite-toggle.tsx'
import { PriceLines } from '../catalogue/price-block.tsx'
import { StockStatus } from '../catalogue/stock-status.tsx'
import * as m from '../paraglide/messages.js'
import { ButtonLink } from '../ui/button.tsx'
import { canBeAdded } from './can-be-added.ts'
import type { FavouriteView } from './favourite-view.server.ts'

/** A favourite of somebody else, which the visitor may buy or keep as well. */
export function SharedLine({ favourite }: { favourite: FavouriteView }) {
  const { card, to, options, quantity } = favourite
  return (
    <li className="line favourite">
      <LinePicture picture={card.picture} />
      <div>
        <h2>
          <Link to={to}>{card.name}</Link>
        </h2>
        <LineOptions options={options} />
        {quantity > 1 && <p className="help">{m.favourites_wished({ count: quantity })}</p>}
        <PriceLines price={card.price} unit={card.unit} />
        <StockStatus stock={card.stock} />
      </div>
      <div className="actions">
        {options.length === 0 && card.simple && canBeAdded(favourite) ? (
          <AddForm card={card} />
        ) : (
          <ButtonLink small to={to}>
            {m.favourites_see_product()}
            <span className="vh"> {card.name}</span>
          </ButtonLink>
        )}
        <FavouriteToggle sku={card.sku} name={card.name} />
      </div>
    </li>
  )
}
