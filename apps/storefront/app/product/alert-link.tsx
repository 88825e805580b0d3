import type { AlertKind } from '@comptoir/rules/product-alert'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { alertHref } from '../platform/alert-address.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { ProductPageData } from './product.server.ts'
import type { ConfiguredProduct } from './use-configured-product.ts'

interface AlertLinkProps {
  readonly kind: AlertKind
  readonly page: Pick<ProductPageData, 'alerts' | 'card'>
  readonly configured: Pick<ConfiguredProduct, 'stock' | 'price' | 'variantSku'>
}

/** The way to an alert: of the stock while the product, or the chosen variant, is out of it, else of the price. */
export function AlertLink({ kind, page, configured }: AlertLinkProps) {
  const { language } = useShop()
  const { stock, price, variantSku: variant } = configured
  const isOut = stock.state === 'out'
  // What a kitchen has taken off for today is back by itself.
  const isPossible = kind === 'stock' ? isOut && !stock.isOffMenu : !isOut && price !== undefined
  if (!page.alerts[kind] || !isPossible) return null
  const to = alertHref(language, { sku: page.card.sku, kind, variant })
  return (
    <p>
      {kind === 'stock' ? (
        <ButtonLink to={to} rel="nofollow">
          {m.alert_stock_link()}
        </ButtonLink>
      ) : (
        <Link className="link tap" to={to} rel="nofollow">
          {m.alert_price_link()}
        </Link>
      )}
    </p>
  )
}
