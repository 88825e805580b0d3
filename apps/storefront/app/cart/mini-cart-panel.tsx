import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { usePanelEvents } from '../analytics/use-measurement.ts'
import { PanelSkeleton } from '../layout/panel-skeleton.tsx'
import { UndoForm } from '../layout/undo-form.tsx'
import * as m from '../paraglide/messages.js'
import type { CartResult, CartErrors } from './cart-change-actions.server.ts'
import type { CartContents } from './cart-contents.server.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines, type FormTarget } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CheckoutLink } from './cart-summary.tsx'
import type { CartView } from './cart-view.ts'
import { CouponForm } from './coupon-form.tsx'
import { DeliveryCost } from './delivery-cost.tsx'
import type { action, loader } from './mini-cart.ts'
import { shippingLabel } from './shipping-label.ts'
import { PromotionHints } from './promotion-hints.tsx'
import { dueLabel, Totals } from './totals.tsx'
import { href } from '../platform/routes.ts'

const CHANGES = 'mini-cart'

/** The cart in a panel, with everything the cart page offers (spec 000 §2). */
export default function MiniCartPanel({ language }: { language: Language }) {
  const address = href(language, 'miniCart')
  const { data: contents, load } = useFetcher<typeof loader>({ key: 'mini-cart-contents' })
  const changes = useFetcher<typeof action>({ key: CHANGES })
  useEffect(() => {
    void load(address)
  }, [load, address])
  // Data of the previous opening may still be there: the event reports the cart as it is loaded now.
  const [previous] = useState(contents)
  usePanelEvents(contents === previous ? undefined : contents?.tracked)
  if (!contents) return <PanelSkeleton />
  const formTarget: FormTarget = { action: address, navigate: false, fetcherKey: CHANGES }
  const { cart } = contents
  const result = changes.data
  const errors = result && 'errors' in result ? result.errors : undefined
  const isEmpty = !cart || cart.lines.length === 0
  return (
    <>
      <ResultMessage result={result} formTarget={formTarget} />
      <div className="drawer-body">
        <CartNotices cart={cart} errors={errors} formTarget={formTarget} />
        {isEmpty ? (
          <CartEmpty language={language} />
        ) : (
          <Contents {...{ contents, cart, errors, formTarget }} busy={changes.state !== 'idle'} />
        )}
      </div>
      {!isEmpty && <Footer language={language} cart={cart} />}
    </>
  )
}

interface ContentsProps {
  readonly contents: CartContents
  readonly cart: CartView
  readonly errors: CartErrors | undefined
  readonly formTarget: FormTarget
  readonly busy: boolean
}

function Contents({ contents, cart, errors, formTarget, busy }: ContentsProps) {
  const { language, deliveryDay, shippingHint } = contents
  const { totals, lines, isShipped } = cart
  return (
    <>
      <CartLines {...{ language, lines, deliveryDay, errors, busy, formTarget }} />
      <div className="stack gy-4 pt-5">
        <CouponForm applied={totals.coupon} error={errors?.coupon} formTarget={formTarget} />
        <Totals
          hidesTotal
          totals={totals}
          language={language}
          {...(isShipped && { shipping: shippingLabel(contents.feeOfSlot) })}
        />
        <PromotionHints language={language} hints={cart.promotionHints} />
        {shippingHint && (
          <DeliveryCost language={language} hint={shippingHint} withoutTax={totals.tax === 'excl'} />
        )}
        {deliveryDay && isShipped && <p className="help">{m.cart_delivery_day({ day: deliveryDay })}</p>}
      </div>
    </>
  )
}

function Footer({ language, cart }: { language: Language; cart: CartView }) {
  return (
    <div className="drawer-foot mini-foot">
      <p className="row between">
        <b>{dueLabel(cart.totals, cart.isShipped)}</b>
        <span className="price big">{formatMoney(cart.totals.due, language)}</span>
      </p>
      <CheckoutLink language={language} cart={cart} />
      <Link className="link tap" to={href(language, 'cart')}>
        {m.cart_see()}
      </Link>
    </div>
  )
}

/** Result of the last change with an undo button; takes the focus when the pressed button is gone. */
function ResultMessage({ result, formTarget }: { result: CartResult | undefined; formTarget: FormTarget }) {
  const text = useRef<HTMLOutputElement>(null)
  const success = result && 'message' in result ? result : undefined
  useEffect(() => {
    if (result && !text.current?.closest('dialog')?.contains(document.activeElement)) text.current?.focus()
  }, [result])
  return (
    <output className="mini-cart-status" tabIndex={-1} ref={text}>
      {success?.message && (
        <>
          <span>{success.message}</span>
          {success.undo && <UndoForm label={m.cart_undo()} fields={success.undo} {...formTarget} />}
        </>
      )}
    </output>
  )
}
