import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import { Link } from 'react-router'
import { selectorPath } from '../fulfilment/selector-path.ts'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { RequestQuotationLink } from '../quotations/request-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CartErrors } from './cart-change-actions.server.ts'
import type { CartContents } from './cart-contents.server.ts'
import type { CartView } from './cart-view.ts'
import { loadVoucherForm } from './cart-scripts.ts'
import { CouponForm } from './coupon-form.tsx'
import { DeliveryCost, DeliveryEstimate, DeliveryTime } from './delivery-cost.tsx'
import { shippingLabel } from './shipping-label.ts'
import { PromotionHints } from './promotion-hints.tsx'
import { dueLabel, Totals } from './totals.tsx'
import { href } from '../platform/routes.ts'

const VoucherForm = import.meta.env.SSR
  ? (await loadVoucherForm()).VoucherForm
  : lazyComponent(async () => (await loadVoucherForm()).VoucherForm)

interface SummaryProps {
  readonly contents: Omit<CartContents, 'cart'>
  readonly cart: CartView
  readonly coupon: CartErrors['coupon']
  readonly voucher: CartErrors['vouchers']
}

/** Totals, checkout link, coupon and delivery costs. */
export function CartSummary({ contents, cart, coupon, voucher }: SummaryProps) {
  const { language, shippingHint } = contents
  const { totals, isShipped } = cart
  const withoutTax = totals.tax === 'excl'
  const cost = shippingHint && { language, withoutTax, hint: shippingHint }
  return (
    <aside aria-label={m.cart_summary()}>
      <div className="panel stack gy-5">
        <h2 className="h3">{m.cart_summary()}</h2>
        <Totals
          totals={totals}
          language={language}
          {...(isShipped && { shipping: shippingLabel(contents.feeOfSlot) })}
        />
        <PromotionHints language={language} hints={cart.promotionHints} />
        {cost && <DeliveryCost {...cost} />}
        {isShipped && <DeliveryTime contents={contents} />}
        <CheckoutLink language={language} cart={cart} className="only-wide" />
        <RequestQuotationLink language={language} canAsk={cart.canQuote && cart.orderable} />
        <div className="rule pt-5">
          <CouponForm applied={totals.coupon} error={coupon} />
        </div>
        {cart.vouchers && (
          <VoucherForm language={language} offer={cart.vouchers} applied={totals.vouchers} error={voucher} />
        )}
        {cost && (
          <div className="rule pt-5">
            <DeliveryEstimate {...cost} />
          </div>
        )}
      </div>
      <CartPromises contents={contents} />
    </aside>
  )
}

function CartPromises({ contents: { withdrawal } }: Pick<SummaryProps, 'contents'>) {
  return (
    <ul className="icon-list small">
      <li>
        <Icon name="lock" />
        <span>{m.cart_guarantee_payment()}</span>
      </li>
      {withdrawal && (
        <li>
          <Icon name="back" />
          {withdrawal.path ? (
            <Link to={withdrawal.path}>{m.cart_guarantee_withdrawal()}</Link>
          ) : (
            <span>{m.cart_guarantee_withdrawal()}</span>
          )}
        </li>
      )}
    </ul>
  )
}

/** Link to the checkout, or the reason why the cart cannot be ordered. */
export function CheckoutLink({
  language,
  cart,
  className,
}: {
  language: Language
  cart: CartView
  className?: string
}) {
  const { selectionRequired } = useShop()
  if (!cart.orderable) return <p className="error">{m.cart_not_orderable()}</p>
  if (cart.belowMinimum) return <p className="error">{cart.belowMinimum}</p>
  if (selectionRequired) return <SelectSlotLink language={language} className={className} />
  return (
    <ButtonLink kind="primary" wide className={className} to={href(language, 'checkout')}>
      {m.cart_checkout()}
    </ButtonLink>
  )
}

/** Shown until a location and a time slot are selected. */
function SelectSlotLink({ language, className }: { language: Language; className?: string | undefined }) {
  return (
    <ButtonLink
      kind="primary"
      wide
      className={className}
      to={selectorPath(language, { return_to: href(language, 'cart') })}
    >
      {m.slot_missing()}
    </ButtonLink>
  )
}

/** Total and checkout link in a bar at the bottom on phones. */
export function CartThumbBar({ language, cart }: { language: Language; cart: CartView }) {
  const { selectionRequired } = useShop()
  if (!cart.orderable || cart.belowMinimum) return null
  return (
    <div className="sticky-bar">
      <p>
        <span className="help">{dueLabel(cart.totals, false)}</span>
        <br />
        <span className="price">{formatMoney(cart.totals.due, language)}</span>
      </p>
      {selectionRequired ? (
        <SelectSlotLink language={language} />
      ) : (
        <ButtonLink kind="primary" to={href(language, 'checkout')}>
          {m.cart_checkout()}
        </ButtonLink>
      )}
    </div>
  )
}
