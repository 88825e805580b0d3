import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { usePanelEvents } from '../analytics/use-measurement.ts'
import { Bones } from '../layout/mini-cart-bones.tsx'
import { UndoForm } from '../layout/undo-form.tsx'
import * as m from '../paraglide/messages.js'
import type { CartOutcome, CartRefusal } from './cart-changes.server.ts'
import type { CartContents } from './cart-contents.server.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines, type CartWay } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { Proceed } from './cart-summary.tsx'
import type { CartView } from './cart-view.ts'
import { CouponForm } from './coupon-form.tsx'
import { DeliveryCost } from './delivery-cost.tsx'
import type { action, loader } from './mini-cart.ts'
import { dueLabel, Totals } from './totals.tsx'
import { href } from '../platform/routes.ts'

const CHANGES = 'mini-cart'

/** The cart in a panel over the page: what the cart page does, without leaving where one is (spec 000 §2). */
export default function MiniCartPanel({ language }: { language: Language }) {
  const address = href(language, 'miniCart')
  const { data: contents, load } = useFetcher<typeof loader>({ key: 'mini-cart-contents' })
  const changes = useFetcher<typeof action>({ key: CHANGES })
  useEffect(() => {
    void load(address)
  }, [load, address])
  usePanelEvents(contents?.tracked)
  if (!contents) return <Bones />
  const way: CartWay = { action: address, navigate: false, fetcherKey: CHANGES }
  const { cart } = contents
  const outcome = changes.data
  const refusal = outcome && 'refusal' in outcome ? outcome.refusal : undefined
  const isEmpty = !cart || cart.lines.length === 0
  return (
    <>
      <Said outcome={outcome} way={way} />
      <div className="drawer-body">
        <CartNotices cart={cart} refusal={refusal} way={way} />
        {isEmpty ? (
          <CartEmpty language={language} />
        ) : (
          <Contents {...{ contents, cart, refusal, way }} busy={changes.state !== 'idle'} />
        )}
      </div>
      {!isEmpty && <Foot language={language} cart={cart} />}
    </>
  )
}

interface ContentsProps {
  readonly contents: CartContents
  readonly cart: CartView
  readonly refusal: CartRefusal | undefined
  readonly way: CartWay
  readonly busy: boolean
}

function Contents({ contents, cart, refusal, way, busy }: ContentsProps) {
  const { language, deliveryDay, shippingHint } = contents
  const { totals, lines, isShipped } = cart
  return (
    <>
      <CartLines {...{ language, lines, deliveryDay, refusal, busy, way }} />
      <div className="stack gy-4 pt-5">
        <CouponForm applied={totals.coupon} refusal={refusal?.coupon} way={way} />
        <Totals
          open
          totals={totals}
          language={language}
          {...(isShipped && { shipping: contents.shippingWords })}
        />
        {shippingHint && (
          <DeliveryCost language={language} hint={shippingHint} withoutTax={totals.tax === 'excl'} />
        )}
        {deliveryDay && isShipped && <p className="help">{m.cart_delivery_day({ day: deliveryDay })}</p>}
      </div>
    </>
  )
}

function Foot({ language, cart }: { language: Language; cart: CartView }) {
  return (
    <div className="drawer-foot mini-foot">
      <p className="row between">
        <b>{dueLabel(cart.totals, cart.isShipped)}</b>
        <span className="price big">{formatMoney(cart.totals.due, language)}</span>
      </p>
      <Proceed language={language} cart={cart} />
      <Link className="link tap" to={href(language, 'cart')}>
        {m.cart_see()}
      </Link>
    </div>
  )
}

/** What was done, with the way back; the keyboard goes on from here when the button it stood on is gone. */
function Said({ outcome, way }: { outcome: CartOutcome | undefined; way: CartWay }) {
  const text = useRef<HTMLOutputElement>(null)
  const said = outcome && 'said' in outcome ? outcome : undefined
  useEffect(() => {
    if (outcome && !text.current?.closest('dialog')?.contains(document.activeElement)) text.current?.focus()
  }, [outcome])
  return (
    <output className="mini-said" tabIndex={-1} ref={text}>
      {said?.said && (
        <>
          <span>{said.said}</span>
          {said.undo && <UndoForm label={m.cart_undo()} fields={said.undo} {...way} />}
        </>
      )}
    </output>
  )
}
