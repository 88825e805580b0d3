import { use } from 'react'
import { OpenCart } from '../layout/open-cart.ts'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { formatMoney } from '../platform/money.ts'
import { href } from '../platform/routes.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Bar at the foot of a list: sorting and filters on phones; once dishes are chosen, the basket on every screen. */
export function ThumbBar({ active }: { active: number }) {
  const { basket, cartCount } = useShop()
  const filter = active > 0 ? m.catalogue_filter_active({ count: active }) : m.catalogue_filter()
  if (basket && cartCount > 0) return <BasketBar total={basket.total} filter={filter} />
  return (
    <div className="sticky-bar">
      <button type="button" className="btn secondary" popoverTarget="sorts">
        <Icon name="sort" />
        {m.catalogue_sort()}
      </button>
      <button type="button" className="btn primary" popoverTarget="filters">
        <Icon name="filter" />
        {filter}
      </button>
    </div>
  )
}

function BasketBar({ total, filter }: { total: number; filter: string }) {
  const { language, cartCount } = useShop()
  const openCart = use(OpenCart)
  return (
    <div className="sticky-bar basket-bar">
      <button type="button" className="tool" popoverTarget="sorts" aria-label={m.catalogue_sort()}>
        <Icon name="sort" />
      </button>
      <button type="button" className="tool" popoverTarget="filters" aria-label={filter}>
        <Icon name="filter" />
      </button>
      <p className="sticky-bar-total">
        <span className="help">{m.layout_cart({ count: cartCount })}</span>
        <span className="price">{formatMoney(total, language)}</span>
      </p>
      <ButtonLink kind="primary" to={href(language, 'cart')} onClick={openCart}>
        {m.cart_see()}
      </ButtonLink>
    </div>
  )
}
