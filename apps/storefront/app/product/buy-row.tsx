import { formatMoney } from '../platform/money.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { SmallestPurchase, taxLabel } from '../catalogue/price-block.tsx'
import { pieceAt } from '../catalogue/price-view.ts'
import { StockStatus } from '../catalogue/stock-status.tsx'
import type { ChosenSlot } from '../fulfilment/chosen-location.ts'
import { UnavailableAtSlot, useUnavailableSlot } from '../fulfilment/unavailable-at-slot.tsx'
import { selectorPath } from '../fulfilment/selector-path.ts'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Price } from '../ui/price.tsx'
import { Quantity } from '../ui/quantity.tsx'
import { AlertLink } from './alert-link.tsx'
import { fieldId } from './configuration.ts'
import type { ProductPageData } from './product.server.ts'
import { loadGroupedItems } from './product-scripts.ts'
import { useIsAdding } from './use-is-adding.ts'
import { href } from '../platform/routes.ts'
import type { ConfiguredProduct } from './use-configured-product.ts'

const GroupRow = import.meta.env.SSR
  ? (await loadGroupedItems()).GroupRow
  : lazyComponent(async () => (await loadGroupedItems()).GroupRow)

interface BuyProps {
  readonly page: ProductPageData
  readonly configured: ConfiguredProduct
}

/** Quantity and add-to-cart button, or the reason why the product cannot be bought. */
export function BuyRow({ page, configured }: BuyProps) {
  const { language } = useShop()
  const { price } = configured
  const missed = useUnavailableSlot(page.card.windows)
  if (!price) {
    return (
      <ButtonLink kind="accent" wide to={href(language, 'informationRequest', { sku: page.card.sku })}>
        {m.product_ask_price()}
      </ButtonLink>
    )
  }
  if (configured.stock.state === 'out')
    return (
      <>
        <p className="help">{outText(page, configured.stock.isOffMenu === true)}</p>
        <AlertLink kind="stock" page={page} configured={configured} />
      </>
    )
  if (missed) return <OtherTime missed={missed} sku={page.card.sku} />
  return page.groupedItems.length > 0 ? (
    <GroupRow sku={page.card.sku} sum={configured.sum} />
  ) : (
    <OneRow page={page} configured={configured} />
  )
}

function outText({ backInStock }: BuyProps['page'], isOffMenu: boolean): string {
  if (isOffMenu) return m.product_off_menu_help()
  return backInStock ? m.product_back_in_stock({ day: backInStock }) : m.product_out_help()
}

/** The dish is not available in the chosen time slot; links to the slot selector. */
function OtherTime({ missed, sku }: { missed: ChosenSlot; sku: string }) {
  const { language } = useShop()
  const { pathname, search } = useLocation()
  return (
    <div className="stack gy-2" id={fieldId('quantity')} tabIndex={-1}>
      <UnavailableAtSlot time={missed} />
      <Link
        className="link tap"
        to={selectorPath(language, { step: 'slot', sku, return_to: pathname + search })}
      >
        {m.slot_choose_other()}
      </Link>
    </div>
  )
}

function OneRow({ page, configured: { price, start, errorOf } }: BuyProps) {
  const { language } = useShop()
  const busy = useIsAdding(page.card.sku)
  const lot = price?.lot?.size ?? 1
  const [quantity, setQuantity] = useState(Number(start.get('quantity')) || lot)
  const piece = pieceAt(price, quantity)
  const error = errorOf('quantity')
  const id = fieldId('quantity')
  return (
    <div className="stack gy-2">
      <div className="buy-row">
        <Quantity
          id={id}
          value={quantity}
          step={lot}
          onChange={setQuantity}
          invalid={error !== undefined}
          labels={{
            field: m.product_quantity(),
            less: m.product_quantity_decrease({ count: lot }),
            more: m.product_quantity_increase({ count: lot }),
          }}
        />
        <Button kind="primary" type="submit" busy={busy}>
          {price?.from || quantity === 0
            ? m.product_add_short()
            : m.product_add({ amount: formatMoney(piece * quantity, language) })}
        </Button>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {lot > 1 && <p className="help">{m.product_lot_help({ size: lot })}</p>}
    </div>
  )
}

/** Sticky add-to-cart bar: on phones always, on wider screens while the button beside the price is out of sight. */
export function BuyBar({ form, page, configured }: BuyProps & { form: string }) {
  const { language } = useShop()
  const busy = useIsAdding(page.card.sku)
  const { price, sum, stock } = configured
  const missed = useUnavailableSlot(page.card.windows)
  const isSpare = useIsOnScreen(form)
  if (!price || stock.state === 'out' || missed) return null
  return (
    <div className={isSpare ? 'sticky-bar buy-bar is-spare' : 'sticky-bar buy-bar'}>
      <b className="buy-bar-name">{page.card.name}</b>
      <div className="sticky-bar-total">
        {page.groupedItems.length > 0 ? (
          <Price amount={formatMoney(sum, language)} tax={taxLabel(price.tax)} />
        ) : (
          <SmallestPurchase price={price} />
        )}
        <StockStatus stock={stock} />
      </div>
      <Button kind="primary" type="submit" form={form} busy={busy}>
        {m.product_add_short()}
      </Button>
    </div>
  )
}

/** Whether the button of the form is on screen; it counts as such until a script has looked, so that nothing flashes. */
function useIsOnScreen(form: string): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true)
  useEffect(() => {
    const row = document.getElementById(form)?.querySelector('.buy-row')
    if (!row || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.some((entry) => entry.isIntersecting)),
    )
    observer.observe(row)
    return () => observer.disconnect()
  }, [form])
  return isOnScreen
}
