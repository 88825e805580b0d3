import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { usePanelEvents } from '../analytics/use-panel-events.ts'
import type { Card } from '../catalogue/card.ts'
import { PanelSkeleton } from '../layout/panel-skeleton.tsx'
import { UndoForm } from '../layout/undo-form.tsx'
import * as m from '../paraglide/messages.js'
import type { CartResult, CartErrors } from './cart-change-actions.server.ts'
import type { CartContents } from './cart-contents.server.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines, type FormTarget } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CheckoutLink } from './cart-summary.tsx'
import type { CartView, LineView } from './cart-view.ts'
import { CouponForm } from './coupon-form.tsx'
import { DeliveryCost, DeliveryTime } from './delivery-cost.tsx'
import { GoesWith } from './goes-with.tsx'
import type { action, loader } from './mini-cart.ts'
import { miniCartPath } from './mini-cart-path.ts'
import { shippingLabel } from './shipping-label.ts'
import { PromotionHints } from './promotion-hints.tsx'
import { dueLabel, Totals } from './totals.tsx'
import { href, pathHref } from '../platform/routes.ts'
import './mini-cart.css'

const CHANGES = 'mini-cart'

/**
 * The cart in a panel, with everything the cart page offers (spec 000 §2). `hasAdded`: it opened because something was added;
 * that stands first, and what goes with it below.
 */
export default function MiniCartPanel({ language, hasAdded }: { language: Language; hasAdded: boolean }) {
  // As it was opened: the message of it leaves with the first change.
  const [isOpenedByAdding] = useState(hasAdded)
  const address = miniCartPath(language, isOpenedByAdding)
  const { pathname } = useLocation()
  const { data: contents, load } = useFetcher<typeof loader>({ key: 'mini-cart-contents' })
  const changes = useFetcher<typeof action>({ key: CHANGES })
  useEffect(() => {
    void load(address)
  }, [load, address])
  // Data of the previous opening may still be there: the event reports the cart as it is loaded now.
  const [previous] = useState(contents)
  usePanelEvents(contents === previous ? undefined : contents?.tracked)
  if (!contents) return <PanelSkeleton />
  const formTarget: FormTarget = { action: miniCartPath(language), navigate: false, fetcherKey: CHANGES }
  const cart = contents.cart && {
    ...contents.cart,
    lines: isOpenedByAdding
      ? linesOfPageFirst(contents.cart.lines, (line) => pathHref(language, line.path) === pathname)
      : contents.cart.lines,
  }
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
      {!isEmpty && <Footer language={language} cart={cart} canGoOn={isOpenedByAdding} />}
    </>
  )
}

interface ContentsProps {
  readonly contents: CartContents & { readonly crossSells: readonly Card[] }
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
      <GoesWith language={language} cards={contents.crossSells} formTarget={formTarget} />
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
        {isShipped && <DeliveryTime contents={contents} />}
      </div>
    </>
  )
}

const linesOfPageFirst = (lines: readonly LineView[], isOfPage: (line: LineView) => boolean) =>
  lines.toSorted((a, b) => Number(isOfPage(b)) - Number(isOfPage(a)))

function Footer({ language, cart, canGoOn }: { language: Language; cart: CartView; canGoOn: boolean }) {
  return (
    <div className="drawer-foot mini-foot">
      <p className="row between">
        <b>{dueLabel(cart.totals, cart.isShipped)}</b>
        <span className="price big">{formatMoney(cart.totals.due, language)}</span>
      </p>
      <CheckoutLink language={language} cart={cart} />
      <div className={canGoOn ? 'row between' : 'row justify-center'}>
        {canGoOn && (
          <form method="dialog">
            <button className="link tap">{m.cart_continue()}</button>
          </form>
        )}
        <Link className="link tap" to={href(language, 'cart')}>
          {m.cart_see()}
        </Link>
      </div>
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
