import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import { Link } from 'react-router'
import { selectorPath } from '../handover/selector-path.ts'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { AskForQuotation } from '../quotations/ask-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CartRefusal } from './cart-changes.server.ts'
import type { CartContents } from './cart-contents.server.ts'
import type { CartView } from './cart-view.ts'
import { CouponForm } from './coupon-form.tsx'
import { DeliveryCost, DeliveryEstimate } from './delivery-cost.tsx'
import { dueLabel, Totals } from './totals.tsx'
import { VoucherForm } from './voucher-form.tsx'
import { href } from '../platform/routes.ts'

interface SummaryProps {
  readonly contents: Omit<CartContents, 'cart'>
  readonly cart: CartView
  readonly coupon: CartRefusal['coupon']
  readonly voucher: CartRefusal['vouchers']
}

/** Totals, the way to the checkout, the coupon, and what delivery costs. */
export function CartSummary({ contents, cart, coupon, voucher }: SummaryProps) {
  const { language, deliveryDay, shippingHint } = contents
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
          {...(isShipped && { shipping: contents.shippingWords })}
        />
        {cost && <DeliveryCost {...cost} />}
        {deliveryDay && isShipped && <p className="help">{m.cart_delivery_day({ day: deliveryDay })}</p>}
        <Proceed language={language} cart={cart} className="only-wide" />
        <AskForQuotation language={language} canAsk={cart.canQuote && cart.orderable} />
        <div className="rule pt-5">
          <CouponForm applied={totals.coupon} refusal={coupon} />
        </div>
        <VoucherForm language={language} offer={cart.vouchers} applied={totals.vouchers} refusal={voucher} />
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
        <span>{m.cart_promise_payment()}</span>
      </li>
      {withdrawal && (
        <li>
          <Icon name="back" />
          {withdrawal.path ? (
            <Link to={withdrawal.path}>{m.cart_promise_withdrawal()}</Link>
          ) : (
            <span>{m.cart_promise_withdrawal()}</span>
          )}
        </li>
      )}
    </ul>
  )
}

/** The way on; a cart that cannot be ordered as it is says why there is none. */
export function Proceed({
  language,
  cart,
  className,
}: {
  language: Language
  cart: CartView
  className?: string
}) {
  const { mustChoose } = useShop()
  if (!cart.orderable) return <p className="error">{m.cart_not_orderable()}</p>
  if (cart.tooLittle) return <p className="error">{cart.tooLittle}</p>
  if (mustChoose) return <ChooseFirst language={language} className={className} />
  return (
    <ButtonLink kind="primary" wide className={className} to={href(language, 'checkout')}>
      {m.cart_order()}
    </ButtonLink>
  )
}

/** Where place and time come before the checkout. */
function ChooseFirst({ language, className }: { language: Language; className?: string | undefined }) {
  return (
    <ButtonLink
      kind="primary"
      wide
      className={className}
      to={selectorPath(language, { retour: href(language, 'cart') })}
    >
      {m.slot_missing()}
    </ButtonLink>
  )
}

/** Total and next step within the thumb's reach. */
export function CartThumbBar({ language, cart }: { language: Language; cart: CartView }) {
  const { mustChoose } = useShop()
  if (!cart.orderable || cart.tooLittle) return null
  return (
    <div className="thumb-bar">
      <p>
        <span className="help">{dueLabel(cart.totals, false)}</span>
        <br />
        <span className="price">{formatMoney(cart.totals.due, language)}</span>
      </p>
      {mustChoose ? (
        <ChooseFirst language={language} />
      ) : (
        <ButtonLink kind="primary" to={href(language, 'checkout')}>
          {m.cart_order()}
        </ButtonLink>
      )}
    </div>
  )
}
